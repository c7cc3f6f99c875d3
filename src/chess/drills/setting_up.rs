//! Sets up positions with a few pieces for a drill. Checks only that the position is legal.

use shakmaty::{Board, CastlingMode, Chess, Color, FromSetup as _, Piece, Setup, Square};

use super::Chance;
use crate::{Position, Variant};

/// The position with these pieces, if it is legal. Without rights to castle.
pub(super) fn set_up(men: &[(Square, Piece)], turn: Color) -> Option<Position> {
    let mut board = Board::empty();
    for (square, piece) in men {
        if board.occupied().contains(*square) {
            return None;
        }
        board.set_piece_at(*square, *piece);
    }
    let mut setup = Setup::empty();
    setup.board = board;
    setup.turn = turn;
    let board = Chess::from_setup(setup, CastlingMode::Standard).ok()?;
    Some(Position::new(board, Variant::Standard))
}

/// A random square.
pub(super) fn any_square(chance: &mut Chance) -> Square {
    chance.pick(&Square::ALL).unwrap_or(Square::A1)
}
