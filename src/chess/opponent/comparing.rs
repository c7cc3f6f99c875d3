//! How good moves of one position are beside one another. Never says which were better to play
//! against somebody.

use shakmaty::Move;

use super::{Level, Seed, ThinkingBudget, Thought, Worth, think};
use crate::History;

/// More than any count of pawns, less a little a move.
pub const MATE: i32 = 100_000;
/// How much a move less until mate is worth.
const A_MOVE: i32 = 60;

/// What Hector at its best thinks of a position, after a look at so many others. None where no
/// move is legal.
#[must_use]
pub fn judged(game: &History, nodes: u64) -> Option<Thought> {
    let budget = ThinkingBudget { nodes, ..ThinkingBudget::default() };
    think(game, Level::FULL, Seed(0), &budget, || false)
}

/// What a game is worth to the side to move after a move of it, in hundredths of a pawn.
#[must_use]
pub fn worth_after(game: &History, legal: Move, nodes: u64) -> i32 {
    let mut game = game.clone();
    game.play(legal);
    match judged(&game, nodes) {
        Some(thought) => hundredths(thought.worth.for_the_other()),
        // No move follows: mate, or stalemate.
        None if game.position().is_check() => MATE,
        None => 0,
    }
}

/// A worth in hundredths of a pawn, an early mate above a late one.
#[must_use]
pub fn hundredths(worth: Worth) -> i32 {
    match worth {
        Worth::Centipawns(count) => count,
        Worth::Mates(moves) => MATE - moves.min(100) as i32 * A_MOVE,
        Worth::Mated(moves) => moves.min(100) as i32 * A_MOVE - MATE,
    }
}
