//! Who says how good a move is: Hector itself, or whoever else is asked. Never starts an engine.

use std::cell::RefCell;
use std::rc::Rc;

use crate::chess::opponent::{judged, worth_after};
use crate::chess::{History, Move};
use crate::words::Texts;

/// How carefully a move is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Care {
    /// For a first judgement.
    Shortly,
    /// For the one that counts.
    Carefully,
}

/// Whoever says how good moves are.
pub(crate) trait MoveJudge {
    /// The best move of a position. None where no move is legal.
    fn best(&mut self, game: &History, care: Care) -> Option<Move>;
    /// What a game is worth after a move, to the side that makes it, in hundredths of a pawn.
    fn worth_after(&mut self, game: &History, legal: Move, care: Care) -> i32;
    /// What there is to tell of the judge since this was asked last.
    fn news(&mut self, texts: &Texts) -> Vec<String>;
}

/// One judge for the search and for every question.
pub(crate) type SharedJudge = Rc<RefCell<dyn MoveJudge>>;

/// Hector itself, which is always there.
pub(crate) struct HectorJudges;

impl Care {
    fn nodes(self) -> u64 {
        match self {
            Care::Shortly => 3_000,
            Care::Carefully => 30_000,
        }
    }
}

impl MoveJudge for HectorJudges {
    fn best(&mut self, game: &History, care: Care) -> Option<Move> {
        judged(game, care.nodes()).map(|thought| thought.best)
    }

    fn worth_after(&mut self, game: &History, legal: Move, care: Care) -> i32 {
        worth_after(game, legal, care.nodes())
    }

    fn news(&mut self, _: &Texts) -> Vec<String> {
        Vec::new()
    }
}
