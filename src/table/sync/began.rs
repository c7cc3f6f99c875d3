//! At which ply a board went another way than the moves: where a square still shows what stood
//! there before a move was made. Never says why.

use crate::chess::{Piece, Square};
use crate::standing::Standing;

/// The ply, counted from nought, from which on a board shows what stood before a move: the first at
/// which one of the wrong squares was left behind. `felt` says whether the board may show that on a
/// square. None where no wrong square shows what once stood there.
#[must_use]
pub fn diverged_at(
    course: &[Standing],
    wrong: &[Square],
    felt: impl Fn(Square, Option<Piece>) -> bool,
) -> Option<usize> {
    let left_behind =
        |at: &Square| course.iter().rposition(|standing| felt(*at, standing.board().piece_at(*at)));
    wrong.iter().filter_map(left_behind).min()
}
