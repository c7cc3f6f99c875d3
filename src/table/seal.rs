//! The state of the device's seal, and events that cast doubt on it.

use crate::clock::Span;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Seal {
    /// Not sealed: it does whatever it is asked.
    Open,
    /// It does nothing but this game.
    Sealed {
        /// How often it was away since, switched off or left.
        away: u32,
    },
    /// The arbiter has opened it, so it does not seal itself again.
    Opened,
}

impl Seal {
    /// Whether the device does nothing but the game.
    #[must_use]
    pub fn is_closed(self) -> bool {
        matches!(self, Seal::Sealed { .. })
    }
}

/// Something that does not happen to a sealed device in normal play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SealDoubt {
    Vanished,
    /// The seal was away and is back, or was replaced by another.
    CameBack,
    /// Hector was started with another home folder.
    OtherHome,
    /// Hector was asked for something other than the game, and refused.
    OtherUse,
    /// `OtherHome`, this many times.
    OtherHomes(u32),
    /// `OtherUse`, this many times.
    OtherUses(u32),
    /// A Hector runs in a user namespace of its own, where it may not find the seal.
    RunsApart,
    /// The wall clock was set back by this much.
    WallSetBack(Span),
    /// The wall clock was set forward by this much.
    WallSetForward(Span),
}
