//! A whole record as it was read: what stands in it, and where it ends. Never opens a file.

use crate::clock::Moment;
use crate::table::{Game, Recorded};

use super::setting::{Began, Head};
use super::signs::LifeSign;

/// When somebody at the table last did something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct LastDeed {
    /// By the clock of the game, which stands while the machine is off.
    pub(crate) at: Moment,
    /// By the clock on the wall.
    pub(crate) wall: i64,
    /// How often the machine had been started again by then.
    pub(crate) starts: usize,
}

/// What a record says.
pub(crate) struct Recording {
    /// The first row.
    pub(crate) head: Head,
    /// Where the moment zero lies, by the latest row that says so.
    pub(crate) began: Began,
    /// Everything that happened.
    pub(crate) facts: Vec<Recorded>,
    /// The latest moment at which the program is known to have run.
    pub(crate) latest: Moment,
    /// How many rows there are, and the last hash.
    pub(crate) head_of_record: (u64, String),
    /// How often the machine was started again in the course of it.
    pub(crate) starts: usize,
    /// When somebody at the table last did something.
    pub(crate) acted: LastDeed,
    /// What the clock on the wall said then, in milliseconds since 1970.
    pub(crate) seen: i64,
    /// When the program said that it was alive.
    pub(crate) signs: Vec<LifeSign>,
}

impl Recording {
    /// The game.
    pub(crate) fn game(&self) -> Game {
        Game::replay(self.head.setting.clone(), &self.facts)
    }
}
