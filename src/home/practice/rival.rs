//! The opponent as a game knows it: it is asked to think, and its answers are fetched. Never
//! thinks itself: that is done outside, by a thread or an engine.

use std::time::Duration;

use crate::chess::opponent::{Seed, Worth};
use crate::chess::{History, Move, Position};
use crate::words::Texts;

use super::adversary::Adversary;

/// How long the opponent may think.
#[derive(Debug, Clone, Copy)]
pub struct Allowed {
    /// For this move, without a clock.
    pub time: Duration,
    /// What is left to White and to Black, and what a move adds, with a clock.
    pub clock: Option<(Duration, Duration, Duration)>,
}

/// What comes from the opponent.
pub enum RivalReply {
    /// Its move, and what it thinks of the position before it, if it says so.
    Move(Move, Option<Worth>),
    /// Words about the engine.
    Told(String),
    /// The engine is given up, for this reason.
    SetAside(String),
}

/// A draw that the opponent has offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RivalOffer {
    None,
    /// It stands until it is answered or a move is made (9.1.2.1).
    Stands,
}

/// Whoever plays.
pub trait Rival {
    /// Makes room for another opponent.
    fn becomes(&mut self, adversary: &Adversary, seed: Seed);
    /// Whether it was asked for a move that has not come.
    fn is_thinking(&self) -> bool;
    /// Begins to think about the position that a game has reached.
    fn think(&mut self, game: &History, allowed: Allowed);
    /// What it thinks of is no longer wanted.
    fn give_up(&mut self);
    /// What has come, without waiting.
    fn replies(&mut self, position: &Position, texts: &Texts) -> Vec<RivalReply>;
    /// What comes until there is a move, or no engine any more.
    fn wait(&mut self, position: &Position, texts: &Texts) -> Vec<RivalReply>;
}
