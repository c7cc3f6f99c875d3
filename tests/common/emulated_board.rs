//! Electronic boards that speak the real protocols: their answers, and their reports when a piece is lifted or placed.
//! Written from the makers' publications and independent of Hector's own code.

use hector::chess::{Color, Piece, Role, Square};
use hector::devices::boards::BoardKind;
use shakmaty::Board;

/// The key of an emulated Pegasus, and the message that gives it.
pub(crate) const PEGASUS_KEY: &str = "0123456789ab";
const KEY_GIVEN: [u8; 9] = [0x63, 7, 0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0];

/// A board, its position, and what was asked of it.
pub(crate) struct EmulatedBoard {
    kind: BoardKind,
    stands: Board,
    /// Whether it is connected by cable: some boards use another format there than over Bluetooth.
    is_at_a_cable: bool,
    reports: bool,
    /// Whether it got its key, if it needs one.
    is_open: bool,
    asked: Vec<u8>,
    /// How many times it was asked for something that no board may be asked for.
    pub(crate) trespasses: usize,
    /// The lines that were sent to it, if its protocol has lines.
    pub(crate) lines: Vec<String>,
}

impl EmulatedBoard {
    pub(crate) fn new(kind: BoardKind, stands: Board) -> EmulatedBoard {
        EmulatedBoard {
            kind,
            stands,
            is_at_a_cable: false,
            reports: false,
            is_open: false,
            asked: Vec::new(),
            trespasses: 0,
            lines: Vec::new(),
        }
    }

    /// The same board, connected by cable.
    pub(crate) fn at_a_cable(self) -> EmulatedBoard {
        EmulatedBoard { is_at_a_cable: true, ..self }
    }

    /// A piece is lifted from a square or placed on it.
    pub(crate) fn changed(&mut self, at: Square, stands: Option<Piece>) -> Vec<u8> {
        match stands {
            Some(piece) => self.stands.set_piece_at(at, piece),
            None => self.stands.discard_piece_at(at),
        }
        if !self.reports {
            return Vec::new();
        }
        match self.kind {
            BoardKind::ChessLink | BoardKind::Chessnut => self.whole(),
            BoardKind::Dgt => {
                vec![0x8e, 0, 5, from_far_left(at), stands.map_or(0, dgt_number)]
            }
            BoardKind::Pegasus if !self.is_open => Vec::new(),
            BoardKind::Pegasus => {
                vec![0x8e, 0, 5, from_far_left(at), u8::from(stands.is_some())]
            }
            // It reports moves, not single pieces.
            BoardKind::Peripheral => Vec::new(),
        }
    }

    /// Reports a move, as a board that knows the game does.
    pub(crate) fn says_move(&mut self, made: &str) -> Vec<u8> {
        format!("move {made}\r\n").into_bytes()
    }

    /// Its answer to these bytes.
    pub(crate) fn answers(&mut self, bytes: &[u8]) -> Vec<u8> {
        self.asked.extend(bytes);
        match self.kind {
            BoardKind::ChessLink => self.chesslink(),
            BoardKind::Dgt => self.dgt(),
            BoardKind::Pegasus => self.pegasus(),
            BoardKind::Chessnut => self.chessnut(),
            BoardKind::Peripheral => self.peripheral(),
        }
    }

    fn chesslink(&mut self) -> Vec<u8> {
        let mut out = Vec::new();
        while let Some(first) = self.asked.first() {
            let length = match first & 0x7f {
                b'V' | b'S' | b'X' => 3,
                b'R' => 5,
                b'W' => 7,
                _ => {
                    self.trespasses += 1;
                    self.asked.remove(0);
                    continue;
                }
            };
            if self.asked.len() < length {
                break;
            }
            let sent: Vec<u8> = self.asked.drain(..length).collect();
            let plain: Vec<u8> = sent.iter().map(|byte| byte & 0x7f).collect();
            let is_sound = sent.iter().all(|byte| byte.count_ones() % 2 == 1)
                && plain == with_check(&plain[..length - 2]);
            if !is_sound {
                self.trespasses += 1;
                continue;
            }
            out.extend(match plain[0] {
                b'V' => with_parity(b"v0203"),
                b'R' => with_parity(if self.reports { b"r0203" } else { b"r0200" }),
                b'W' => {
                    self.reports = &plain[..5] == b"W0203";
                    with_parity(b"w0203")
                }
                b'S' => self.whole(),
                _ => Vec::new(),
            });
        }
        out
    }

    fn dgt(&mut self) -> Vec<u8> {
        let mut out = Vec::new();
        for asked in std::mem::take(&mut self.asked) {
            match asked {
                0x42 => out.extend(self.whole()),
                0x44 => self.reports = true,
                0x4d => out.extend([0x93, 0, 5, 1, 2]),
                // The trademark message is one of them.
                _ => self.trespasses += 1,
            }
        }
        out
    }

    /// As a board of DGT, after it got this key.
    fn pegasus(&mut self) -> Vec<u8> {
        if let Some(rest) = self.asked.strip_prefix(&KEY_GIVEN) {
            (self.is_open, self.asked) = (true, rest.to_vec());
        }
        self.dgt()
    }

    fn chessnut(&mut self) -> Vec<u8> {
        let asked = std::mem::take(&mut self.asked);
        if !asked.chunks(3).all(|piece| piece == [0x21, 1, 0]) {
            self.trespasses += 1;
        }
        self.reports = true;
        self.whole()
    }

    fn peripheral(&mut self) -> Vec<u8> {
        let mut out = Vec::new();
        while let Some(end) = self.asked.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = self.asked.drain(..=end).collect();
            let line = String::from_utf8_lossy(&line).trim().to_owned();
            let placement = self.stands.board_fen().to_string();
            if let Some(fen) = line.strip_prefix("begin ") {
                let is_same = fen.split(' ').next() == Some(&placement);
                let word = if is_same { "sync" } else { "unsync" };
                out.extend(format!("{word} {placement}\r\n").into_bytes());
            }
            if line.starts_with("feature ") {
                out.extend(b"nok\r\n");
            } else if let Some(variant) = line.strip_prefix("variant ") {
                out.extend(if variant == "standard" { &b"ok\r\n"[..] } else { b"nok\r\n" });
            }
            // A board must not be told that it was wrong.
            self.trespasses += usize::from(line.starts_with("nok") || line.starts_with("err"));
            self.lines.push(line);
        }
        out
    }

    /// A report of all squares.
    fn whole(&self) -> Vec<u8> {
        let far_left = Square::ALL.into_iter();
        let mut squares: Vec<Square> = far_left.collect();
        squares.sort_by_key(|at| from_far_left(*at));
        let pieces = squares.iter().map(|at| self.stands.piece_at(*at));
        match self.kind {
            BoardKind::ChessLink => {
                let letters = pieces.map(|piece| piece.map_or(b'.', |piece| piece.char() as u8));
                with_parity(&[b's'].into_iter().chain(letters).collect::<Vec<_>>())
            }
            BoardKind::Dgt => {
                let numbers = pieces.map(|piece| piece.map_or(0, dgt_number));
                [0x86, 0, 67].into_iter().chain(numbers).collect()
            }
            BoardKind::Pegasus => {
                let is_open = self.is_open;
                let felt =
                    pieces.map(|piece| if is_open { u8::from(piece.is_some()) } else { 0x7f });
                [0x86, 0, 67].into_iter().chain(felt).collect()
            }
            BoardKind::Chessnut => {
                let mut report = vec![1, if self.is_at_a_cable { 0x3d } else { 0x24 }];
                // The ranks from the far one on, each from the h-file; two squares a byte, the first in the low half.
                for rank in squares.chunks(8) {
                    let halves: Vec<u8> = rank
                        .iter()
                        .rev()
                        .map(|at| self.stands.piece_at(*at).map_or(0, chessnut_number))
                        .collect();
                    report.extend(halves.chunks(2).map(|pair| pair[0] | pair[1] << 4));
                }
                // By cable each report has the length of the longest.
                report.resize(if self.is_at_a_cable { 64 } else { 36 }, 0);
                report
            }
            BoardKind::Peripheral => Vec::new(),
        }
    }
}

/// a8 is 0, h1 is 63.
fn from_far_left(at: Square) -> u8 {
    let (file, rank) = (u8::from(at.file()), u8::from(at.rank()));
    (7 - rank) * 8 + file
}

fn dgt_number(piece: Piece) -> u8 {
    let number = match piece.role {
        Role::Pawn => 1,
        Role::Rook => 2,
        Role::Knight => 3,
        Role::Bishop => 4,
        Role::King => 5,
        Role::Queen => 6,
    };
    if piece.color == Color::White { number } else { number + 6 }
}

fn chessnut_number(piece: Piece) -> u8 {
    match piece.char() {
        'q' => 1,
        'k' => 2,
        'b' => 3,
        'p' => 4,
        'n' => 5,
        'R' => 6,
        'P' => 7,
        'r' => 8,
        'B' => 9,
        'N' => 10,
        'Q' => 11,
        _ => 12,
    }
}

fn with_check(body: &[u8]) -> Vec<u8> {
    let check = body.iter().fold(0, |check, byte| check ^ byte);
    [body, format!("{check:02X}").as_bytes()].concat()
}

fn with_parity(body: &[u8]) -> Vec<u8> {
    let odd = |byte: u8| if byte.count_ones() % 2 == 1 { byte } else { byte | 0x80 };
    with_check(body).into_iter().map(odd).collect()
}
