//! Provisions on an adjourned game: the sealed move and the resumption. Which edition has which is in `tables`.

/// The player who seals when a game is adjourned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sealer {
    /// The player to move.
    OnMove,
    /// The player to move; without a time limit always Black.
    BlackWithoutLimit,
}

/// A draw offer by the player who seals or has sealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OfferAtTheSeal {
    /// Nothing may accompany the sealed move.
    Alone,
    /// The offer is valid until it is answered.
    Valid,
}

/// Arriving late when an adjourned game is resumed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LateAtResumption {
    /// Not regulated.
    NotRegulated,
    /// More than an hour loses, unless the sealed move ended the game.
    OverOneHour,
    /// More than the default time loses, unless the sealed move ended the game.
    OverDefaultTime,
}

/// A sealed move with two possible meanings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AmbiguousSeal {
    /// The opponent chooses the meaning.
    OpponentChooses,
    /// The sealer loses.
    SealerLoses,
}
