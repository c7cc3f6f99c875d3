//! The course of a recorded game: each move that stood in the end, and what the clock
//! showed when it was completed.

use super::recording::Recording;
use crate::clock::Span;
use crate::table::Game;

/// A game at its end, with the time left after each completed move.
pub(crate) struct GameWithTimes {
    pub(crate) game: Game,
    /// One a ply; nothing where the move was never completed or there is no limit.
    pub(crate) left: Vec<Option<Span>>,
}

/// Plays a record again and reads the clock at every completed move.
pub(crate) fn course(recording: &Recording) -> GameWithTimes {
    let mut game = Game::new(recording.head.setting.clone());
    let mut left: Vec<Option<Span>> = Vec::new();
    let mut completed = 0;
    for fact in &recording.facts {
        game.apply(fact);
        let plies = game.plies();
        // A restored position takes moves back, and their times with them.
        completed = completed.min(plies.len());
        left.resize(plies.len(), None);
        for (index, ply) in plies.iter().enumerate().skip(completed.saturating_sub(1)) {
            if ply.completion.is_some() && left[index].is_none() {
                left[index] = game.clock().reading(fact.at).of(ply.by).remaining;
            }
        }
        completed = plies.len();
    }
    GameWithTimes { game, left }
}
