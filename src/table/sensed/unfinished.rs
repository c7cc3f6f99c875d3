//! Moves of two pieces of which one is done: a king that has gone to castle, and a pawn that takes in passing while
//! the other still stands. Never says when a hand is too slow.

use shakmaty::{Board, Position as _};

use crate::chess::{Move, Position, Square};
use crate::table::standing::Standing;

use super::sense::BoardSense;

/// Whether a board feels as it would in the middle of such a move.
pub(super) fn is_unfinished(standing: &Standing, sense: &BoardSense) -> bool {
    let Some(position) = standing.position() else { return false };
    let halfway = |made: Move| halfway(position, made);
    position.legal_moves().into_iter().filter_map(halfway).any(|board| sense.admits(&board))
}

fn halfway(position: &Position, made: Move) -> Option<Board> {
    let mut board = position.board().board().clone();
    match made {
        // The rook follows (3.8.2); a king that is released on this square must castle (4.4).
        Move::Castle { king, .. } => {
            let to = Square::from_coords(made.castling_side()?.king_to_file(), king.rank());
            if board.piece_at(to).is_some() {
                return None;
            }
            let piece = board.remove_piece_at(king)?;
            board.set_piece_at(to, piece);
        }
        Move::EnPassant { from, to } => {
            let pawn = board.remove_piece_at(from)?;
            board.set_piece_at(to, pawn);
        }
        Move::Normal { .. } | Move::Put { .. } => return None,
    }
    Some(board)
}
