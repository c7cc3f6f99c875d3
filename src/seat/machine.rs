//! The computer that a game runs on, as a seat sees it: its clocks, its seal, and the background search.

use std::path::Path;

use crate::chess::Position;
use crate::table::{Game, SealDoubt};

use super::record_keeper::KeepingFault;

/// What a game needs from its computer.
pub trait Machine {
    /// The present clock readings. `None` in a script, whose lines give the time.
    fn clock_counts(&self) -> Option<ClockCounts>;
    /// Seals the device for the game of a record. Returns doubts about the earlier seal, and the reason if a restarted
    /// program may not recognise this one.
    fn seal(
        &mut self,
        record: &Path,
        before: SealedBefore,
    ) -> (Vec<SealDoubt>, Result<(), Box<dyn KeepingFault>>);
    /// The record named in the seal has been renamed.
    fn seal_follows(&mut self, record: &Path) -> Result<(), Box<dyn KeepingFault>>;
    /// What was done to the seal since the last look.
    fn look_at_seal(&mut self) -> Vec<SealDoubt>;
    fn open_seal(&mut self) -> Result<(), Box<dyn KeepingFault>>;
    /// Starts to search whether either side can still mate from a position.
    fn ponder(&mut self, position: &Position);
    /// The finding for the last position, if it is known by now.
    fn pondered(&self) -> Option<LookoutFound>;
}

/// Whether the position is dead: neither side can mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LookoutFound {
    Dead,
    NotDead,
}

/// The readings of the computer's clocks at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockCounts {
    /// Microseconds since the computer was switched on, sleep included.
    pub since_boot: i64,
    /// Microseconds since then, sleep excluded.
    pub awake: i64,
    /// Milliseconds since 1970, by the wall clock.
    pub wall: i64,
}

/// Whether the device was sealed before this start of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SealedBefore {
    /// No; it is sealed now for the first time.
    No,
    /// Yes, and the computer kept running.
    InThisBoot,
    /// Yes, and the computer was off: what the system loses on restart is not missed.
    InAnother,
}

/// Whether the computer kept running since a game was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Boot {
    Same,
    Another,
}

impl SealedBefore {
    /// Whether a game left the device sealed, and whether the computer kept running.
    pub fn of(game: &Game, boot: Boot) -> SealedBefore {
        match (game.device_seal().is_closed(), boot) {
            (false, _) => SealedBefore::No,
            (true, Boot::Same) => SealedBefore::InThisBoot,
            (true, Boot::Another) => SealedBefore::InAnother,
        }
    }
}
