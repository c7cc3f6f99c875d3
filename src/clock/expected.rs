//! What was expected where a written time control could not be read.

/// What was expected at a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExpectedTime {
    /// A time.
    Time,
    /// A bonus.
    Bonus,
    /// A number of moves, not zero.
    MovesAtLeastOne,
    /// A number of moves.
    Moves,
    /// A number of seconds.
    Seconds,
    /// A bare number of minutes up to the limit, or a unit.
    FewMinutesOrUnit,
    /// Something that can follow a period.
    GoesOn,
    /// Black's time after White's.
    BlacksTime,
    /// The word "in" and a time.
    InAndTime,
    /// The word "moves".
    WordMoves,
    /// The kind of bonus.
    WayToGiveTime,
    /// A unit.
    Unit,
    /// A number that is not too long.
    NineDigits,
    /// Decimals after a point.
    Decimals,
    /// The number one: a bonus begins with the first move.
    FromMoveOne,
    /// Something that can follow a period in a PGN tag.
    GoesOnInTag,
}
