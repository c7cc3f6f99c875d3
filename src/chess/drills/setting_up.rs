//! Positions of a few men, as a drill sets them up. Never judges them further than the rules
//! of movement do.

use shakmaty::{Board, CastlingMode, Chess, Color, FromSetup as _, Piece, Setup, Square};

use super::Chance;
use crate::{Position, Variant};

/// The position of these men, if it can stand on a board; nobody may castle.
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

/// Any square.
pub(super) fn any_square(chance: &mut Chance) -> Square {
    chance.pick(&Square::ALL).unwrap_or(Square::A1)
}
