//! Compares the moves of a position at full strength. How well they suit a certain opponent is not considered.

use shakmaty::Move;

use super::{Level, Seed, ThinkingBudget, Thought, Worth, think};
use crate::History;

/// More than any evaluation. A mate counts a little less for each move that it takes.
pub const MATE: i32 = 100_000;
/// How much less a mate counts for each move.
const A_MOVE: i32 = 60;

/// What Hector at full strength thinks of a position after a search of `nodes` positions. `None` if there is no legal
/// move.
#[must_use]
pub fn judged(game: &History, nodes: u64) -> Option<Thought> {
    let budget = ThinkingBudget { nodes, ..ThinkingBudget::default() };
    think(game, Level::FULL, Seed(0), &budget, || false)
}

/// The worth of a move for the side that makes it, in hundredths of a pawn.
#[must_use]
pub fn worth_after(game: &History, legal: Move, nodes: u64) -> i32 {
    let mut game = game.clone();
    game.play(legal);
    match judged(&game, nodes) {
        Some(thought) => hundredths(thought.worth.for_the_other()),
        // There is no legal move: mate or stalemate.
        None if game.position().is_check() => MATE,
        None => 0,
    }
}

/// A worth in hundredths of a pawn, with an early mate above a late one.
#[must_use]
pub fn hundredths(worth: Worth) -> i32 {
    match worth {
        Worth::Centipawns(count) => count,
        Worth::Mates(moves) => MATE - moves.min(100) as i32 * A_MOVE,
        Worth::Mated(moves) => moves.min(100) as i32 * A_MOVE - MATE,
    }
}
