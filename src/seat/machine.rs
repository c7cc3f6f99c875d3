//! The machine that a game runs on, as a seat knows it: its clocks, its seal, and somebody who
//! thinks behind the game. Never asks it anything by itself.

use std::path::Path;

use crate::chess::Position;
use crate::table::{Game, SealDoubt};

use super::record_keeper::KeepingFault;

/// What a game needs of the machine that it runs on.
pub trait Machine {
    /// What its clocks say now; nothing where lines of a script tell the time.
    fn clock_counts(&self) -> Option<ClockCounts>;
    /// Seals the device for the game of a record; tells what is strange about the seal of before,
    /// and why a new start of the program may not know this one, if it may not.
    fn seal(
        &mut self,
        record: &Path,
        before: SealedBefore,
    ) -> (Vec<SealDoubt>, Result<(), Box<dyn KeepingFault>>);
    /// The record that the seal names has another name from now on.
    fn seal_follows(&mut self, record: &Path) -> Result<(), Box<dyn KeepingFault>>;
    /// What was done to the seal since it was looked at last.
    fn look_at_seal(&mut self) -> Vec<SealDoubt>;
    /// Opens the device.
    fn open_seal(&mut self) -> Result<(), Box<dyn KeepingFault>>;
    /// Begins to think about whether anybody can still mate from a position.
    fn ponder(&mut self, position: &Position);
    /// What was found about the position that was asked about last, if it is known by now.
    fn pondered(&self) -> Option<LookoutFound>;
}

/// Whether nobody can mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LookoutFound {
    Dead,
    NotDead,
}

/// What the clocks of a machine say at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockCounts {
    /// Microseconds since the machine was on, those that it slept included.
    pub since_boot: i64,
    /// Microseconds that the machine was on and did not sleep.
    pub awake: i64,
    /// Milliseconds since 1970 by the clock on the wall.
    pub wall: i64,
}

/// A device that was sealed before this start of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SealedBefore {
    /// It is sealed now.
    No,
    /// It was, and the machine went on.
    InThisBoot,
    /// It was, and the machine was off: what the system forgets then is not missed.
    InAnother,
}

/// Whether the machine went on since a game was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Boot {
    Same,
    Another,
}

impl SealedBefore {
    /// Whether a game left the device sealed, and whether the machine went on since.
    pub fn of(game: &Game, boot: Boot) -> SealedBefore {
        match (game.device_seal().is_closed(), boot) {
            (false, _) => SealedBefore::No,
            (true, Boot::Same) => SealedBefore::InThisBoot,
            (true, Boot::Another) => SealedBefore::InAnother,
        }
    }
}
