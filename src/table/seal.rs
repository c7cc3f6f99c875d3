//! Whether the arbiter has sealed the device for the game. Never seals it.

/// Whether the arbiter has sealed the device for the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Seal {
    /// It does whatever it is asked.
    Open,
    /// It does nothing but this game.
    Sealed {
        /// How often it was away since, switched off or left.
        away: u32,
    },
}
