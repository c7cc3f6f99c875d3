//! Boards of DGT: messages whose first byte has its highest bit set and says what follows and how
//! long it is. Never asks for a trademark, and never sends one.

use super::{BoardLanguage, BoardSaid, FeltBoard, FeltSquare};

const SEND_BOARD: u8 = 0x42;
const SEND_CHANGES: u8 = 0x44;
const SEND_VERSION: u8 = 0x4d;

const BOARD: u8 = 0x86;
const CHANGE: u8 = 0x8e;
const VERSION: u8 = 0x93;

/// No message that a board sends is longer.
const LONGEST: usize = 128;

#[derive(Default)]
pub(super) struct Dgt {
    pending: Vec<u8>,
    /// What stood when it last said all, with what it said has changed; nothing before that.
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
            // Only the first byte of a message has this bit: one came too early, or one is lost.
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
                // One square can be another in a single bit, and the pawn stands a rank off.
                said.extend((id == CHANGE).then_some(BoardSaid::Unchecked));
            }
        }
        // Whoever fell out of step says so once for a piece.
        said.dedup_by(|one, other| *one == BoardSaid::Spoiled && *other == BoardSaid::Spoiled);
        said
    }
}

impl Dgt {
    fn read(&mut self, id: u8, body: &[u8]) -> BoardSaid {
        match (id, body) {
            (BOARD, squares) => {
                let squares: Option<Vec<FeltSquare>> = squares.iter().copied().map(felt).collect();
                match squares.and_then(FeltBoard::from_far_left) {
                    Some(board) => {
                        self.stands = Some(board);
                        BoardSaid::Reading(board)
                    }
                    None => BoardSaid::Spoiled,
                }
            }
            (CHANGE, [at @ 0..64, piece]) => {
                let (Some(felt), Some(stands)) = (felt(*piece), &mut self.stands) else {
                    return BoardSaid::Spoiled;
                };
                // It counts from a8, as in a whole reading; there are 64 squares.
                stands.0[usize::from(*at) ^ 56] = felt;
                BoardSaid::Reading(*stands)
            }
            (CHANGE, _) => BoardSaid::Spoiled,
            (VERSION, [_, _]) => BoardSaid::Here,
            // Clocks and what else there is.
            _ => BoardSaid::Here,
        }
    }
}

/// What a board feels by its number for it. The last three are the pieces that mean a result.
fn felt(piece: u8) -> Option<FeltSquare> {
    const PIECES: &[u8; 12] = b"PRNBKQprnbkq";
    match piece {
        0 => Some(FeltSquare::Empty),
        1..=12 => PIECES.get(usize::from(piece) - 1).copied().map(FeltSquare::Piece),
        13..=15 => Some(FeltSquare::Something),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        written.extend(board.shows("8/8/8/8/8/8/8/8 w - - 0 1", Some("e2e4")));
        assert!(!written.contains(&0x47));
    }
}
