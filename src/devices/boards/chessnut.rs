//! Boards of Chessnut, as their maker has published it: a message has all squares, two a byte. Never
//! lights a light of the board.

use super::{BoardLanguage, BoardSaid, FeltBoard, FeltSquare};

/// Asks for every change, and all at once.
const REPORTS: [u8; 3] = [0x21, 0x01, 0x00];
/// How a message with all squares begins, and how many bytes of squares follow.
const BOARD: [u8; 2] = [0x01, 0x24];
const SQUARES: usize = 32;

/// How long such a message is, with what else is in it.
const WHOLE: usize = 36;

/// Each report comes by itself, so that nothing is put together: no check would find what does not
/// belong together.
pub(super) struct Chessnut;

impl BoardLanguage for Chessnut {
    fn greets(&mut self) -> Vec<u8> {
        REPORTS.to_vec()
    }

    fn asks(&mut self) -> Vec<u8> {
        REPORTS.to_vec()
    }

    fn takes(&mut self, bytes: &[u8]) -> Vec<BoardSaid> {
        let mut said = Vec::new();
        let mut rest = bytes;
        while let Some(message) = rest.strip_prefix(&BOARD) {
            said.push(
                message
                    .get(..SQUARES)
                    .and_then(read)
                    .map_or(BoardSaid::Spoiled, BoardSaid::Reading),
            );
            rest = rest.get(WHOLE..).unwrap_or_default();
        }
        said
    }
}

/// The squares from h8 on, against the order of reading: the low half of a byte comes first.
fn read(bytes: &[u8]) -> Option<FeltBoard> {
    let mut board = FeltBoard::UNREAD;
    let halves = bytes.iter().flat_map(|byte| [byte & 15, byte >> 4]);
    for (at, half) in halves.enumerate() {
        let (rank, file) = (7 - at / 8, 7 - at % 8);
        *board.0.get_mut(rank * 8 + file)? = felt(half)?;
    }
    Some(board)
}

fn felt(number: u8) -> Option<FeltSquare> {
    const PIECES: &[u8; 12] = b"qkbpnRPrBNQK";
    match number {
        0 => Some(FeltSquare::Empty),
        _ => PIECES.get(usize::from(number) - 1).copied().map(FeltSquare::Piece),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The starting position, as the maker's page says that it comes.
    fn start() -> Vec<u8> {
        let mut sent = BOARD.to_vec();
        // h8 rook and g8 knight, f8 bishop and e8 king, d8 queen and c8 bishop, b8 knight and a8 rook.
        sent.extend([0x58, 0x23, 0x31, 0x85]);
        sent.extend([0x44; 4]);
        sent.extend([0; 16]);
        sent.extend([0x77; 4]);
        sent.extend([0xa6, 0xc9, 0x9b, 0x6a]);
        sent.extend([0, 0]);
        sent
    }

    #[test]
    fn reports_are_read_one_or_several_at_once_and_never_a_part_of_one() {
        let right = FeltBoard::from_placement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
        let right = right.map(BoardSaid::Reading);
        let mut board = Chessnut;
        assert_eq!(board.takes(&start()).first(), right.as_ref());
        assert_eq!(board.takes(&[start(), start()].concat()).len(), 2);
        for size in 2..BOARD.len() + SQUARES {
            assert_eq!(board.takes(&start()[..size]), [BoardSaid::Spoiled], "{size}");
            assert_eq!(board.takes(&start()[size..]), [], "{size}");
        }
    }
}
