//! Counts the positions that legal moves reach, to test move generation.

use shakmaty::Move;

use super::position::Position;

/// How many lines of exactly `depth` plies begin here.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    shakmaty::perft(position.board(), depth)
}

/// The same for each first move separately. Empty at depth 0.
#[must_use]
pub fn perft_divided(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    position
        .legal_moves()
        .into_iter()
        .map(|first| (first, perft(&position.after(first), rest)))
        .collect()
}
