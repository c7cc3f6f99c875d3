//! Finds the ply at which a board diverged from the moves: a square still shows what was there before a move was
//! made.

use crate::chess::{Piece, Square};
use crate::standing::Standing;

/// The ply, counted from 0, from which on a board shows what was there before a move: the first at which one of the
/// wrong squares was left behind. `felt` tells whether the board may show that on a square. `None` if no wrong square
/// shows an earlier content.
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
