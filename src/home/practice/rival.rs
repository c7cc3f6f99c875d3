//! The trait for an opponent: it is asked to think, and its answers are collected. The thinking runs on a thread or in
//! an engine.

use std::time::Duration;

use crate::chess::opponent::{Seed, Worth};
use crate::chess::{History, Move, Position};
use crate::words::Texts;

use super::adversary::Adversary;

#[derive(Debug, Clone, Copy)]
pub struct Allowed {
    /// For this move, without a clock.
    pub time: Duration,
    /// With a clock: the times left to White and Black, and the increment.
    pub clock: Option<(Duration, Duration, Duration)>,
}

pub enum RivalReply {
    /// Its move, and its evaluation of the position before it, if known.
    Move(Move, Option<Worth>),
    /// A sentence about the engine.
    Told(String),
    /// The engine was given up for this reason.
    SetAside(String),
}

/// A draw offer by the opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RivalOffer {
    None,
    /// It stands until it is answered or a move is made (9.1.2.1).
    Stands,
}

pub trait Rival {
    /// Becomes another opponent.
    fn becomes(&mut self, adversary: &Adversary, seed: Seed);
    /// Whether it still owes a move.
    fn is_thinking(&self) -> bool;
    /// Starts to think about the present position of a game.
    fn think(&mut self, game: &History, allowed: Allowed);
    /// Its current task is no longer needed.
    fn give_up(&mut self);
    /// What has arrived, without waiting.
    fn replies(&mut self, position: &Position, texts: &Texts) -> Vec<RivalReply>;
    /// Waits until there is a move or the engine is gone.
    fn wait(&mut self, position: &Position, texts: &Texts) -> Vec<RivalReply>;
}
