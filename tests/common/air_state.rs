//! The state of an emulated Bluetooth: the boards in reach, their names, connections and messages. The bus through
//! which programs use it is in `bluez`.

use std::mem;
use std::sync::{Arc, Mutex};

use hector::chess::{Piece, Position, Square};
use hector::devices::boards::BoardKind;
use hector::table::Standing;

use super::emulated_board::EmulatedBoard;

pub(crate) const ADAPTER: &str = "/org/bluez/hci0";

/// An action on a board or on the machine's radio.
pub(crate) enum Air {
    Changes(Square, Option<Piece>),
    /// The board is out of reach, or switched off.
    Leaves,
    Returns,
    /// The machine's own radio.
    Switched(bool),
}

/// A changed property: the object, its interface, the property and its new value.
type AirChange = (String, &'static str, &'static str, bool);

/// The state that the objects on the bus share.
pub(crate) struct AirState {
    boards: Vec<BoardInAir>,
    pub(crate) is_on: bool,
    /// How many programs are scanning.
    pub(crate) listeners: usize,
    /// How many times a program connected during a scan, which many radios cannot do.
    connected_while_listening: usize,
    changed: Vec<AirChange>,
}

/// A board and its connection.
pub(crate) struct BoardInAir {
    kind: BoardKind,
    board: EmulatedBoard,
    largest_message: usize,
    is_there: bool,
    pub(crate) is_connected: bool,
    /// How many times a second program connected.
    connected_twice: usize,
    pub(crate) tells: bool,
    /// Messages of the board that were not delivered yet.
    said: Vec<u8>,
    /// Messages that were larger than a packet.
    too_large: usize,
}

impl BoardInAir {
    fn new(kind: BoardKind) -> BoardInAir {
        BoardInAir {
            kind,
            board: EmulatedBoard::new(kind, Standing::Regular(Position::initial()).board()),
            largest_message: largest_message(kind),
            is_there: true,
            is_connected: false,
            connected_twice: 0,
            tells: false,
            said: Vec::new(),
            too_large: 0,
        }
    }

    /// Hector sends it a message.
    pub(crate) fn is_told(&mut self, bytes: &[u8]) {
        self.too_large += usize::from(bytes.len() > self.largest_message);
        let said = match self.kind {
            // A message is a line, and its line end must not be sent.
            BoardKind::Peripheral => {
                self.too_large += usize::from(bytes.ends_with(b"\n"));
                self.board.answers(&[bytes, b"\n"].concat())
            }
            _ => self.board.answers(bytes),
        };
        self.said.extend(said);
    }
}

pub(crate) type Shared = Arc<Mutex<AirState>>;

impl AirState {
    pub(crate) fn with(kinds: &[BoardKind]) -> AirState {
        AirState {
            boards: kinds.iter().copied().map(BoardInAir::new).collect(),
            is_on: true,
            listeners: 0,
            connected_while_listening: 0,
            changed: Vec::new(),
        }
    }

    pub(crate) fn board(&mut self, number: usize) -> &mut BoardInAir {
        self.boards.get_mut(number).expect("a board")
    }

    pub(crate) fn does(&mut self, number: usize, deed: Air) {
        match deed {
            Air::Changes(at, stands) => {
                let board = self.board(number);
                let said = board.board.changed(at, stands);
                board.said.extend(said);
            }
            Air::Leaves => {
                self.board(number).is_there = false;
                self.lets_go(number);
            }
            Air::Returns => self.board(number).is_there = true,
            Air::Switched(is_on) => {
                self.is_on = is_on;
                for number in 0..self.boards.len() {
                    self.lets_go(number);
                }
                self.changed.push((ADAPTER.to_owned(), "org.bluez.Adapter1", "Powered", is_on));
            }
        }
    }

    /// Connects with a board, if that is possible now. A board that was in reach a moment ago is still listed, but does
    /// not answer.
    pub(crate) fn connects(&mut self, number: usize) -> bool {
        let (is_on, listeners) = (self.is_on, self.listeners);
        let board = self.board(number);
        if !board.is_there || !is_on {
            return false;
        }
        board.connected_twice += usize::from(board.is_connected);
        board.is_connected = true;
        self.connected_while_listening += usize::from(listeners > 0);
        self.changed.push((path(number), "org.bluez.Device1", "Connected", true));
        true
    }

    pub(crate) fn lets_go(&mut self, number: usize) {
        let board = self.board(number);
        (board.is_connected, board.tells) = (false, false);
        for name in ["ServicesResolved", "Connected"] {
            self.changed.push((path(number), "org.bluez.Device1", name, false));
        }
    }

    /// Changes that were not reported yet.
    pub(crate) fn changes(&mut self) -> Vec<AirChange> {
        mem::take(&mut self.changed)
    }

    /// The messages of the boards to their subscribers, by the number of the board, in pieces of the size of a packet.
    pub(crate) fn told(&mut self) -> Vec<(usize, Vec<u8>)> {
        let mut told = Vec::new();
        for (number, board) in self.boards.iter_mut().enumerate() {
            let said = mem::take(&mut board.said);
            let pieces: Vec<&[u8]> = match board.kind {
                BoardKind::Peripheral => said
                    .split(|byte| matches!(byte, b'\r' | b'\n'))
                    .filter(|line| !line.is_empty())
                    .collect(),
                _ => said.chunks(board.largest_message).collect(),
            };
            let pieces = pieces.into_iter().filter(|_| board.tells);
            told.extend(pieces.map(|piece| (number, piece.to_vec())));
        }
        told
    }

    /// How many times a board got something that no board may get, had two connections, or was connected during a scan.
    pub(crate) fn trespasses(&self) -> usize {
        let of =
            |board: &BoardInAir| board.board.trespasses + board.too_large + board.connected_twice;
        self.boards.iter().map(of).sum::<usize>() + self.connected_while_listening
    }
}

/// How a kind of board appears: its name, its service, and the characteristics for each direction.
pub(crate) struct Shown {
    pub(crate) name: &'static str,
    pub(crate) service: &'static str,
    pub(crate) tells: &'static str,
    pub(crate) takes: &'static str,
    /// The largest packet in bytes.
    pub(crate) mtu: u16,
}

pub(crate) fn shown(kind: BoardKind) -> Shown {
    match kind {
        BoardKind::Chessnut => Shown {
            name: "Chessnut Air",
            service: "1b7e8261-2877-41c3-b46e-cf057c562023",
            tells: "1b7e8262-2877-41c3-b46e-cf057c562023",
            takes: "1b7e8272-2877-41c3-b46e-cf057c562023",
            mtu: 247,
        },
        BoardKind::ChessLink => Shown {
            name: "MILLENNIUM CHESS",
            service: "49535343-fe7d-4ae5-8fa9-9fafd205e455",
            tells: "49535343-1e4d-4bd9-ba61-23c647249616",
            takes: "49535343-8841-43f4-a8d4-ecbe34729bb3",
            mtu: 23,
        },
        BoardKind::Pegasus => Shown {
            name: "DGT_Pegasus_01234",
            service: "6e400001-b5a3-f393-e0a9-e50e24dcca9e",
            tells: "6e400003-b5a3-f393-e0a9-e50e24dcca9e",
            takes: "6e400002-b5a3-f393-e0a9-e50e24dcca9e",
            mtu: 23,
        },
        BoardKind::Peripheral => Shown {
            name: "Wooden board",
            service: "f5351050-b2c9-11ec-a0c0-b3bc53b08d33",
            tells: "f53513ca-b2c9-11ec-a0c1-639b8957db99",
            takes: "f535147e-b2c9-11ec-a0c2-8bbd706ec4e6",
            mtu: 247,
        },
        BoardKind::Dgt => panic!("its boards are not in the air"),
    }
}

/// The largest message to a board of this kind.
fn largest_message(kind: BoardKind) -> usize {
    usize::from(shown(kind).mtu - 3)
}

/// The Bluetooth address of the board with this number.
pub(crate) fn address(board: usize) -> String {
    format!("01:23:45:67:89:{:02X}", 0xab + board)
}

/// Its object path on the bus.
pub(crate) fn path(board: usize) -> String {
    format!("{ADAPTER}/dev_{}", address(board).replace(':', "_"))
}

/// The object path of the characteristic through which it sends.
pub(crate) fn telling_path(board: usize) -> String {
    format!("{}/service0010/char0011", path(board))
}
