//! What a board feels on its squares, in the letters in which boards write pieces.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FeltSquare {
    /// The board has said nothing about the square.
    Unread,
    /// The square is empty.
    Empty,
    /// An unknown piece.
    Something,
    /// An unknown white piece.
    White,
    /// An unknown black piece.
    Black,
    /// A piece, by the letter of FEN: `K` is White's king, `k` is Black's.
    Piece(u8),
}

impl FeltSquare {
    /// Reads a letter of FEN, or one of `?`, `U` and `u` for a piece that a board does not know.
    #[must_use]
    pub fn of_letter(letter: u8) -> Option<FeltSquare> {
        Some(match letter {
            b'?' => FeltSquare::Something,
            b'U' => FeltSquare::White,
            b'u' => FeltSquare::Black,
            b'.' => FeltSquare::Empty,
            b'K' | b'Q' | b'R' | b'B' | b'N' | b'P' | b'k' | b'q' | b'r' | b'b' | b'n' | b'p' => {
                FeltSquare::Piece(letter)
            }
            _ => return None,
        })
    }
}

/// All squares of a board: a1 first, then b1, the order in which the boards number them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FeltBoard(pub [FeltSquare; 64]);

impl FeltBoard {
    /// Before a board has said anything.
    pub const UNREAD: FeltBoard = FeltBoard([FeltSquare::Unread; 64]);

    /// From squares in reading order: a8, b8, and so on to h1.
    #[must_use]
    pub fn from_far_left(squares: impl IntoIterator<Item = FeltSquare>) -> Option<FeltBoard> {
        let mut board = FeltBoard::UNREAD;
        let mut read = 0;
        for (at, square) in squares.into_iter().enumerate() {
            *board.0.get_mut(at ^ 56)? = square;
            read += 1;
        }
        (read == 64).then_some(board)
    }

    /// From the first field of a FEN, which may have the letters for unknown pieces.
    #[must_use]
    pub fn from_placement(placement: &str) -> Option<FeltBoard> {
        let mut squares = Vec::with_capacity(64);
        for (at, rank) in placement.split('/').enumerate() {
            for letter in rank.bytes() {
                match letter {
                    b'1'..=b'8' => {
                        squares.extend((b'0'..letter).map(|_| FeltSquare::Empty));
                    }
                    b'.' => return None,
                    _ => squares.push(FeltSquare::of_letter(letter)?),
                }
                if squares.len() > 64 {
                    return None;
                }
            }
            if squares.len() != (at + 1) * 8 {
                return None;
            }
        }
        FeltBoard::from_far_left(squares)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_placement_begins_at_the_far_left_and_has_eight_ranks_of_eight() {
        let board = FeltBoard::from_placement("r??uU2K/8/8/8/8/8/8/Q7").map(|board| board.0);
        let board = board.unwrap_or([FeltSquare::Unread; 64]);
        assert_eq!(board[56], FeltSquare::Piece(b'r'));
        assert_eq!(board[57], FeltSquare::Something);
        assert_eq!(board[59], FeltSquare::Black);
        assert_eq!(board[60], FeltSquare::White);
        assert_eq!(board[62], FeltSquare::Empty);
        assert_eq!(board[63], FeltSquare::Piece(b'K'));
        assert_eq!(board[0], FeltSquare::Piece(b'Q'));
        for wrong in [
            "",
            "8/8",
            "9/8/8/8/8/8/8/8",
            "8/8/8/8/8/8/8/7",
            "8/8/8/8/8/8/8/8/8",
            "x7/8/8/8/8/8/8/8",
        ] {
            assert_eq!(FeltBoard::from_placement(wrong), None, "{wrong}");
        }
    }
}
