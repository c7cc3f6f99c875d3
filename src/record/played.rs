//! The course of a recorded game: each move that stood in the end, and the time on the clock when it was completed.

use super::recording::Recording;
use crate::clock::Span;
use crate::table::{Game, Recorded, Setting};

/// A game so far, with the time left after each completed move.
#[derive(Debug, Clone)]
pub struct GameWithTimes {
    pub game: Game,
    /// One per ply; `None` if the move was never completed or there is no limit.
    pub left: Vec<Option<Span>>,
}

impl GameWithTimes {
    /// A game before the first fact.
    pub fn new(setting: Setting) -> GameWithTimes {
        GameWithTimes { game: Game::new(setting), left: Vec::new() }
    }

    /// Applies a fact, and reads the clock if it completed a move.
    pub fn apply(&mut self, fact: &Recorded) {
        self.game.apply(fact);
        let plies = self.game.plies();
        // A restored position removes moves and their times.
        let known = self.left.len().min(plies.len());
        self.left.resize(plies.len(), None);
        for (index, ply) in plies.iter().enumerate().skip(known.saturating_sub(1)) {
            if ply.completion.is_some() && self.left[index].is_none() {
                self.left[index] = self.game.clock().reading(fact.at).of(ply.by).remaining;
            }
        }
    }
}

/// Replays a record and reads the clock at every completed move.
pub fn course(recording: &Recording) -> GameWithTimes {
    let mut course = GameWithTimes::new(recording.head.setting.clone());
    recording.facts.iter().for_each(|fact| course.apply(fact));
    course
}
