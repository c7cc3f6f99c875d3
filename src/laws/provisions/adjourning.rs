//! A game that is adjourned: its sealed move and its resumption. Never says which edition gives
//! which answer.

/// Who seals when a game is adjourned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sealer {
    /// The player on move.
    OnMove,
    /// The player on move, without a time limit always Black.
    BlackWithoutLimit,
}

/// A draw offer by whoever seals or has sealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OfferAtTheSeal {
    /// Nothing may accompany the sealed move.
    Alone,
    /// Valid until it is answered.
    Valid,
}

/// Coming late when an adjourned game is taken up again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LateAtResumption {
    /// Not regulated.
    NotRegulated,
    /// More than an hour loses, unless the sealed move ended the game.
    OverOneHour,
    /// More than the default time loses, unless the sealed move ended the game.
    OverDefaultTime,
}

/// A sealed move that can be read in two ways.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AmbiguousSeal {
    /// The opponent chooses the meaning.
    OpponentChooses,
    /// The sealer loses.
    SealerLoses,
}
