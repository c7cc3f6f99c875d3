//! Whether the device is sealed for the game, and what is strange about that. Never seals it.

use crate::clock::Span;

/// Whether the device is sealed for the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Seal {
    /// It was never sealed, and does whatever it is asked.
    Open,
    /// It does nothing but this game.
    Sealed {
        /// How often it was away since, switched off or left.
        away: u32,
    },
    /// The arbiter has opened it, so that it does not seal itself.
    Opened,
}

impl Seal {
    /// Whether the device does nothing but the game.
    #[must_use]
    pub fn is_closed(self) -> bool {
        matches!(self, Seal::Sealed { .. })
    }
}

/// Something that nobody does to a sealed device by playing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SealDoubt {
    /// The seal was taken away.
    Vanished,
    /// The seal was away and is back, or another is in its place.
    CameBack,
    /// Hector was started with another home folder.
    OtherHome,
    /// Hector was asked for something else than the game, and refused.
    OtherUse,
    /// The same as `OtherHome`, so many times.
    OtherHomes(u32),
    /// The same as `OtherUse`, so many times.
    OtherUses(u32),
    /// A Hector runs in a namespace of users of its own, where it may not find the seal.
    RunsApart,
    /// The clock on the wall was set back by so much.
    WallSetBack(Span),
    /// The clock on the wall was set forward by so much.
    WallSetForward(Span),
}
