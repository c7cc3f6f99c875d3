//! Who says how good a move is: Hector itself, or whoever else is asked, who may still be thinking. Never starts an
//! engine, and never waits for one.

use std::cell::RefCell;
use std::rc::Rc;

use crate::chess::opponent::{judged, worth_after};
use crate::chess::{History, Move};
use crate::words::Texts;

/// How carefully a move is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Care {
    /// For a first judgement.
    Shortly,
    /// For the one that counts.
    Carefully,
}

/// The judge has begun to think. Whoever asks the same once more when it is done gets the answer, with those to the
/// questions before it, so that what was asked for begins again from its beginning and waits for nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StillThinks;

/// Whoever says how good moves are.
pub trait MoveJudge {
    /// The best move of a position. None where no move is legal.
    fn best(&mut self, game: &History, care: Care) -> Result<Option<Move>, StillThinks>;
    /// What a game is worth after a move, to the side that makes it, in hundredths of a pawn.
    fn worth_after(&mut self, game: &History, legal: Move, care: Care) -> Result<i32, StillThinks>;
    /// What there is to tell of the judge since this was asked last.
    fn news(&mut self, texts: &Texts) -> Vec<String>;
    /// Whether it thinks, after it was looked what has come meanwhile.
    fn is_thinking(&mut self) -> bool {
        false
    }
    /// Waits until it thinks no more, for whoever has nothing else to do.
    fn wait(&mut self) {}
    /// What it thinks of is no longer wanted.
    fn give_up(&mut self) {}
}

/// One judge for the search and for every question.
pub type SharedJudge = Rc<RefCell<dyn MoveJudge>>;

/// Hector itself, which is always there.
pub struct HectorJudges;

impl Care {
    fn nodes(self) -> u64 {
        match self {
            Care::Shortly => 3_000,
            Care::Carefully => 30_000,
        }
    }
}

impl MoveJudge for HectorJudges {
    fn best(&mut self, game: &History, care: Care) -> Result<Option<Move>, StillThinks> {
        Ok(judged(game, care.nodes()).map(|thought| thought.best))
    }

    fn worth_after(&mut self, game: &History, legal: Move, care: Care) -> Result<i32, StillThinks> {
        Ok(worth_after(game, legal, care.nodes()))
    }

    fn news(&mut self, _: &Texts) -> Vec<String> {
        Vec::new()
    }
}
