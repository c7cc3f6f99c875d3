//! The course of a recorded game: each move that stood in the end, and what the clock
//! showed when it was completed.

use super::recording::Recording;
use crate::clock::Span;
use crate::table::{Game, Recorded, Setting};

/// A game as far as it has come, with the time left after each completed move.
#[derive(Debug, Clone)]
pub struct GameWithTimes {
    pub game: Game,
    /// One a ply; nothing where the move was never completed or there is no limit.
    pub left: Vec<Option<Span>>,
}

impl GameWithTimes {
    /// A game in which nothing has happened.
    pub fn new(setting: Setting) -> GameWithTimes {
        GameWithTimes { game: Game::new(setting), left: Vec::new() }
    }

    /// Takes a fact in, and reads the clock where it completed a move.
    pub fn apply(&mut self, fact: &Recorded) {
        self.game.apply(fact);
        let plies = self.game.plies();
        // A restored position takes moves back, and their times with them.
        let known = self.left.len().min(plies.len());
        self.left.resize(plies.len(), None);
        for (index, ply) in plies.iter().enumerate().skip(known.saturating_sub(1)) {
            if ply.completion.is_some() && self.left[index].is_none() {
                self.left[index] = self.game.clock().reading(fact.at).of(ply.by).remaining;
            }
        }
    }
}

/// Plays a record again and reads the clock at every completed move.
pub fn course(recording: &Recording) -> GameWithTimes {
    let mut course = GameWithTimes::new(recording.head.setting.clone());
    recording.facts.iter().for_each(|fact| course.apply(fact));
    course
}
