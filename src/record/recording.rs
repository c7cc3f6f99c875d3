//! A whole record as it was read: what stands in it, and where it ends. Never opens a file.

use crate::clock::Moment;
use crate::table::{Game, Recorded};

use super::setting::{Began, Head};
use super::signs::LifeSign;

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
