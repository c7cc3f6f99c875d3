//! Hector's own opponent as it thinks at home. The highest levels remember what they found earlier in the game. It
//! thinks alone, so that a named seed gives the same game again, or on several processors. No thread outlives a move.

use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crate::chess::History;
use crate::chess::opponent::{
    Level, OpponentMemory, Seed, ThinkingBudget, Thought, look_beside, think, think_with,
};

/// More helpers would find little that is new.
const MOST_HELPERS: usize = 3;

/// Whether an opponent thinks alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Company {
    /// Alone: the same seed gives the same game.
    Alone,
    /// At full strength, with helpers on other processors.
    Helpers,
}

pub struct ThinkingOpponent {
    level: Level,
    seed: Seed,
    helpers: usize,
    /// What it found during the game, at a level that remembers.
    found: Option<OpponentMemory>,
}

impl ThinkingOpponent {
    /// An opponent for one game. Only the highest level has helpers.
    #[must_use]
    pub fn new(level: Level, seed: Seed, company: Company) -> ThinkingOpponent {
        let found = level
            .remembers()
            .then(|| OpponentMemory::for_game(level, ThinkingBudget::AT_HOME.nodes));
        let helpers =
            if company == Company::Helpers && level == Level::FULL { helpers() } else { 0 };
        ThinkingOpponent { level, seed, helpers, found }
    }

    /// Its thought about the position that a game has reached, until its level, its budget or `stop` ends it. `None` if
    /// there is no legal move.
    pub fn think(&self, game: &History, stop: impl FnMut() -> bool) -> Option<Thought> {
        let (level, seed, budget) = (self.level, self.seed, &ThinkingBudget::AT_HOME);
        let Some(found) = &self.found else { return think(game, level, seed, budget, stop) };
        let is_done = AtomicBool::new(false);
        let help = || look_beside(game, level, seed, found, || is_done.load(Ordering::Relaxed));
        thread::scope(|scope| {
            let beside = |_| {
                // If no thread can be started, it thinks alone.
                thread::Builder::new().name("beside".to_owned()).spawn_scoped(scope, help).ok()
            };
            let helpers: Vec<_> = (0..self.helpers).filter_map(beside).collect();
            let end = EndOfThought(&is_done);
            let thought = think_with(game, level, seed, budget, found, stop);
            drop(end);
            for helper in helpers {
                // The thought is valid even if a helper has failed.
                let _ = helper.join();
            }
            thought
        })
    }
}

/// Ends the helpers, however the thought has ended.
struct EndOfThought<'a>(&'a AtomicBool);

impl Drop for EndOfThought<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// One for each processor but the first.
fn helpers() -> usize {
    thread::available_parallelism().map_or(0, NonZero::get).saturating_sub(1).min(MOST_HELPERS)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test fails by panicking")]

    use super::*;
    use crate::chess::Position;
    use crate::chess::opponent::Worth;

    const ITALIAN: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";

    fn game(fen: &str) -> History {
        History::new(Position::from_fen(fen).expect("a position"))
    }

    #[test]
    fn helpers_end_with_the_thought_and_change_no_mate() {
        let game = game("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
        let opponent = ThinkingOpponent::new(Level::FULL, Seed(1), Company::Helpers);
        for _ in 0..3 {
            let thought = opponent.think(&game, || false).expect("a move");
            assert_eq!(
                (game.position().uci(thought.best), thought.worth),
                ("a1a8".to_owned(), Worth::Mates(1))
            );
        }
    }

    #[test]
    fn who_is_told_to_stop_has_a_move_all_the_same() {
        let game = game("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        let opponent = ThinkingOpponent::new(Level::FULL, Seed(1), Company::Helpers);
        let thought = opponent.think(&game, || true).expect("a move");
        assert!(game.position().legal_moves().contains(&thought.best));
    }

    #[test]
    fn nothing_to_play_is_no_thought() {
        let game = game("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
        let opponent = ThinkingOpponent::new(Level::FULL, Seed(1), Company::Helpers);
        assert_eq!(opponent.think(&game, || false), None);
    }

    #[test]
    fn alone_and_below_the_highest_level_the_same_seed_thinks_the_same() {
        let level = Level::try_from(6).expect("a level");
        let [one, other] = [Company::Alone, Company::Helpers]
            .map(|company| ThinkingOpponent::new(level, Seed(7), company));
        let thought = one.think(&game(ITALIAN), || false);
        assert!(thought.is_some());
        assert_eq!(thought, other.think(&game(ITALIAN), || false));
        // The first search has not changed it either.
        assert_eq!(thought, one.think(&game(ITALIAN), || false));
    }

    #[test]
    fn what_was_found_out_for_one_move_helps_with_the_next() {
        let [one, other] =
            [(); 2].map(|()| ThinkingOpponent::new(Level::FULL, Seed(7), Company::Alone));
        let depth = |opponent: &ThinkingOpponent| {
            // `stop` is called every thousand positions.
            let mut asked = 0;
            let stop = || {
                asked += 1;
                asked > 20
            };
            let thought = opponent.think(&game(ITALIAN), stop).expect("a move");
            (thought.depth, thought.best)
        };
        let first = depth(&one);
        assert_eq!(first, depth(&other));
        let second = depth(&one);
        assert!(second.0 > first.0, "{second:?} after {first:?}");
        assert_eq!(second, depth(&other));
    }
}
