//! Boards of Chessnut: the maker has published the protocol for Bluetooth, others have found out the one for the
//! cable. A message has all squares, two in each byte.

use super::{BoardLanguage, BoardSaid, FeltBoard, FeltSquare};

/// Asks for all squares, now and at every change.
const REPORTS: [u8; 3] = [0x21, 0x01, 0x00];
/// How a message with all squares begins over Bluetooth, and its whole length.
const BOARD: [u8; 2] = [0x01, 0x24];
const WHOLE: usize = 36;
/// How it begins at a cable. There it is a report of its own, with padding.
const REPORT: [u8; 2] = [0x01, 0x3d];
/// How many bytes hold the squares.
const SQUARES: usize = 32;

/// Each report comes whole. Pieces are not joined, because no check would show that they do not belong together.
pub(super) struct Chessnut;

impl BoardLanguage for Chessnut {
    fn greets(&mut self) -> Vec<u8> {
        REPORTS.to_vec()
    }

    fn asks(&mut self) -> Vec<u8> {
        REPORTS.to_vec()
    }

    fn takes(&mut self, bytes: &[u8]) -> Vec<BoardSaid> {
        if let Some(message) = bytes.strip_prefix(&REPORT) {
            return vec![squares(message)];
        }
        let mut said = Vec::new();
        let mut rest = bytes;
        while let Some(message) = rest.strip_prefix(&BOARD) {
            said.push(squares(message));
            rest = rest.get(WHOLE..).unwrap_or_default();
        }
        said
    }
}

/// Reads a message that begins with the squares.
fn squares(message: &[u8]) -> BoardSaid {
    message.get(..SQUARES).and_then(read).map_or(BoardSaid::Spoiled, BoardSaid::Reading)
}

/// The squares from h8 on, backwards: the low half of a byte comes first.
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

    /// The starting position, from h8 on: rook and knight, bishop and king, queen and bishop, knight and rook.
    fn start() -> Vec<u8> {
        let mut squares = vec![0x58, 0x23, 0x31, 0x85];
        squares.extend([0x44; 4]);
        squares.extend([0; 16]);
        squares.extend([0x77; 4]);
        squares.extend([0xa6, 0xc9, 0x9b, 0x6a]);
        squares
    }

    fn right() -> Option<BoardSaid> {
        let right = FeltBoard::from_placement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
        right.map(BoardSaid::Reading)
    }

    #[test]
    fn messages_are_read_one_or_several_at_once_and_never_a_part_of_one() {
        // As the maker's page shows it.
        let message = [&BOARD[..], &start(), &[0, 0]].concat();
        let mut board = Chessnut;
        assert_eq!(board.takes(&message).first(), right().as_ref());
        assert_eq!(board.takes(&[&message[..], &message].concat()).len(), 2);
        for size in 2..BOARD.len() + SQUARES {
            assert_eq!(board.takes(&message[..size]), [BoardSaid::Spoiled], "{size}");
            assert_eq!(board.takes(&message[size..]), [], "{size}");
        }
    }

    #[test]
    fn a_report_of_the_cable_says_one_board_whatever_it_is_filled_up_with() {
        let mut board = Chessnut;
        for filling in [0, 0x24, 0xff] {
            let report = [&REPORT[..], &start(), &[filling; 31]].concat();
            assert_eq!(board.takes(&report), right().into_iter().collect::<Vec<_>>());
            for size in 2..REPORT.len() + SQUARES {
                assert_eq!(board.takes(&report[..size]), [BoardSaid::Spoiled], "{size}");
            }
        }
    }
}
