//! The trait for whatever judges moves: Hector itself, or an engine that may still be thinking. A question never
//! blocks.

use std::cell::RefCell;
use std::rc::Rc;

use crate::chess::opponent::{judged, worth_after};
use crate::chess::{History, Move};
use crate::words::Texts;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Care {
    /// For a first judgement.
    Shortly,
    /// For the final one.
    Carefully,
}

/// The judge has begun to think. Ask the same again when it is done: it remembers earlier answers, so the caller simply
/// starts over and never blocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StillThinks;

pub trait MoveJudge {
    /// The best move of a position. `None` if there are no legal moves.
    fn best(&mut self, game: &History, care: Care) -> Result<Option<Move>, StillThinks>;
    /// The value of a game after a move, for the side that makes it, in hundredths of a pawn.
    fn worth_after(&mut self, game: &History, legal: Move, care: Care) -> Result<i32, StillThinks>;
    /// News about the judge since the last call.
    fn news(&mut self, texts: &Texts) -> Vec<String>;
    /// Whether it is still thinking; first collects what has arrived.
    fn is_thinking(&mut self) -> bool {
        false
    }
    /// Blocks until it is done; for callers without an event loop.
    fn wait(&mut self) {}
    /// Its current question is no longer needed.
    fn give_up(&mut self) {}
}

/// One judge, shared by the search and all questions.
pub type SharedJudge = Rc<RefCell<dyn MoveJudge>>;

/// Hector's own judgement, which is always available.
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
