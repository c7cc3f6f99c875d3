//! Boards of DGT: the first byte of a message has its highest bit set and says what follows and how long it is.
//! Hector does not ask for a trademark, and does not send one.
//!
//! Most of these boards recognise their pieces. Pegasus feels only whether a square is occupied, and tells even that
//! only after it was given a key.

use super::{BoardLanguage, BoardSaid, FeltBoard, FeltSquare};
use crate::hex::unhex;

const SEND_BOARD: u8 = 0x42;
const SEND_CHANGES: u8 = 0x44;
const SEND_VERSION: u8 = 0x4d;

const BOARD: u8 = 0x86;
const CHANGE: u8 = 0x8e;
const VERSION: u8 = 0x93;

/// The longest message that a board sends.
const LONGEST: usize = 128;

/// What a Pegasus reports for every square until it is given a key.
const LOCKED: u8 = 0x7f;
/// The command that gives it a key, with the length of what follows. A zero ends it.
const GIVES_KEY: [u8; 2] = [0x63, 0x07];

/// A key that DGT gives to makers of programs, for Pegasus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PegasusKey([u8; 6]);

impl PegasusKey {
    /// Reads a key from its twelve digits, in any case.
    #[must_use]
    pub fn read(text: &str) -> Option<PegasusKey> {
        unhex(text)?.try_into().ok().map(PegasusKey)
    }

    /// The bytes that give the key. They are written before everything else.
    pub(super) fn given(self) -> Vec<u8> {
        [&GIVES_KEY[..], &self.0, &[0]].concat()
    }
}

/// How much a board of DGT feels.
#[derive(Default, Clone, Copy, PartialEq, Eq)]
enum DgtFeels {
    #[default]
    Pieces,
    /// Only whether a square is occupied.
    Something,
}

#[derive(Default)]
pub(super) struct Dgt {
    feels: DgtFeels,
    pending: Vec<u8>,
    /// The last full reading, with the changes since. `None` before the first.
    stands: Option<FeltBoard>,
}

impl BoardLanguage for Dgt {
    fn greets(&mut self) -> Vec<u8> {
        (self.pending, self.stands) = (Vec::new(), None);
        vec![SEND_VERSION, SEND_BOARD, SEND_CHANGES]
    }

    fn asks(&mut self) -> Vec<u8> {
        vec![SEND_BOARD]
    }

    fn takes(&mut self, bytes: &[u8]) -> Vec<BoardSaid> {
        let mut said = Vec::new();
        for byte in bytes {
            // Only the first byte of a message has this bit: a message began too early, or part of one was lost.
            if byte & 0x80 != 0 && !self.pending.is_empty() {
                self.pending.clear();
                said.push(BoardSaid::Spoiled);
            }
            if byte & 0x80 == 0 && self.pending.is_empty() {
                said.push(BoardSaid::Spoiled);
                continue;
            }
            self.pending.push(*byte);
            let [id, high, low, ..] = self.pending[..] else { continue };
            let length = usize::from(high) << 7 | usize::from(low);
            if !(3..=LONGEST).contains(&length) {
                self.pending.clear();
                said.push(BoardSaid::Spoiled);
            } else if self.pending.len() == length {
                let message = std::mem::take(&mut self.pending);
                said.push(self.read(id, &message[3..]));
                // A single wrong bit can change the square: the pawn would stand a rank off.
                said.extend((id == CHANGE).then_some(BoardSaid::Unchecked));
            }
        }
        // Out of step, it says so once for each piece of input.
        said.dedup_by(|one, other| *one == BoardSaid::Spoiled && *other == BoardSaid::Spoiled);
        said
    }
}

impl Dgt {
    /// A board that feels only whether a square is occupied.
    pub(super) fn pegasus() -> Dgt {
        Dgt { feels: DgtFeels::Something, ..Dgt::default() }
    }

    fn read(&mut self, id: u8, body: &[u8]) -> BoardSaid {
        match (id, body) {
            (BOARD, squares) if squares.iter().all(|square| *square == LOCKED) => BoardSaid::Locked,
            (BOARD, squares) => {
                let felt = |square: &u8| felt(*square, self.feels);
                let squares: Option<Vec<FeltSquare>> = squares.iter().map(felt).collect();
                match squares.and_then(FeltBoard::from_far_left) {
                    Some(board) => {
                        self.stands = Some(board);
                        BoardSaid::Reading(board)
                    }
                    None => BoardSaid::Spoiled,
                }
            }
            (CHANGE, [at @ 0..64, piece]) => {
                let (Some(felt), Some(stands)) = (felt(*piece, self.feels), &mut self.stands)
                else {
                    return BoardSaid::Spoiled;
                };
                // Counted from a8, as in a full reading. There are 64 squares.
                stands.0[usize::from(*at) ^ 56] = felt;
                BoardSaid::Reading(*stands)
            }
            (CHANGE, _) => BoardSaid::Spoiled,
            (VERSION, [_, _]) => BoardSaid::Here,
            // Clocks and everything else.
            _ => BoardSaid::Here,
        }
    }
}

/// The content of a square by DGT's number for it. The last three are the pieces that mean a result.
fn felt(piece: u8, feels: DgtFeels) -> Option<FeltSquare> {
    const PIECES: &[u8; 12] = b"PRNBKQprnbkq";
    match piece {
        0 => Some(FeltSquare::Empty),
        1..=15 if feels == DgtFeels::Something => Some(FeltSquare::Something),
        1..=12 => PIECES.get(usize::from(piece) - 1).copied().map(FeltSquare::Piece),
        13..=15 => Some(FeltSquare::Something),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::GameOnBoard;

    fn message(id: u8, body: &[u8]) -> Vec<u8> {
        [&[id, 0, u8::try_from(body.len() + 3).unwrap_or(0)], body].concat()
    }

    fn start() -> Vec<u8> {
        let mut squares = vec![8, 9, 10, 12, 11, 10, 9, 8];
        squares.extend([7; 8]);
        squares.extend([0; 32]);
        squares.extend([1; 8]);
        squares.extend([2, 3, 4, 6, 5, 4, 3, 2]);
        message(BOARD, &squares)
    }

    fn placed(placement: &str) -> BoardSaid {
        FeltBoard::from_placement(placement).map_or(BoardSaid::Here, BoardSaid::Reading)
    }

    #[test]
    fn a_board_and_its_changes_are_read() {
        let mut board = Dgt::default();
        assert_eq!(board.takes(&message(CHANGE, &[52, 0]))[0], BoardSaid::Spoiled, "no board yet");
        assert_eq!(board.takes(&start()), [placed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")]);
        assert_eq!(
            board.takes(&[message(CHANGE, &[52, 0]), message(CHANGE, &[36, 1])].concat()),
            [
                placed("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR"),
                BoardSaid::Unchecked,
                placed("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"),
                BoardSaid::Unchecked,
            ]
        );
    }

    #[test]
    fn a_pegasus_feels_that_something_stands_once_it_has_a_key() {
        let key = PegasusKey::read("0123456789aB").map(PegasusKey::given).unwrap_or_default();
        assert_eq!(key, [0x63, 7, 0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0]);
        for wrong in
            ["", "0123456789a", "0123456789abc", "+123456789ab", "0123456789ag", "\u{e9}1234567890"]
        {
            assert_eq!(PegasusKey::read(wrong), None, "{wrong}");
        }
        let mut board = Dgt::pegasus();
        assert_eq!(board.takes(&message(BOARD, &[LOCKED; 64])), [BoardSaid::Locked]);
        let squares: Vec<u8> = (0..64).map(|at| u8::from(!(16..48).contains(&at))).collect();
        assert_eq!(
            board.takes(&message(BOARD, &squares)),
            [placed("????????/????????/8/8/8/8/????????/????????")]
        );
        assert_eq!(
            board.takes(&message(CHANGE, &[52, 0])),
            [placed("????????/????????/8/8/8/8/????1???/????????"), BoardSaid::Unchecked]
        );
        assert_eq!(
            board.takes(&message(CHANGE, &[52, LOCKED])),
            [BoardSaid::Spoiled, BoardSaid::Unchecked]
        );
    }

    #[test]
    fn a_lost_byte_costs_one_message() {
        let sent = start();
        for at in 0..sent.len() {
            let mut board = Dgt::default();
            let mut short = sent.clone();
            short.remove(at);
            let mut said = board.takes(&short);
            said.extend(board.takes(&sent));
            said.extend(board.takes(&sent));
            let readings: Vec<&BoardSaid> =
                said.iter().filter(|said| matches!(said, BoardSaid::Reading(_))).collect();
            let right = placed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
            assert!(readings.last() == Some(&&right), "byte {at}");
            assert!(said.contains(&BoardSaid::Spoiled), "byte {at}");
        }
    }

    #[test]
    fn nothing_that_is_written_asks_for_a_trademark() {
        let mut board = Dgt::default();
        let mut written = board.greets();
        written.extend(board.asks());
        let game = GameOnBoard::at("8/8/8/8/8/8/8/8 w - - 0 1", Some("e2e4"));
        written.extend(board.shows(&game));
        assert!(!written.contains(&0x47));
    }
}
