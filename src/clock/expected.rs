//! What a written time control would have needed at a place. Never says whether it had it.

/// What would have been right.
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
    /// As many minutes as a bare number may mean, or a unit.
    FewMinutesOrUnit,
    /// What may follow a period.
    GoesOn,
    /// Black's time after White's.
    BlacksTime,
    /// The word "in" and a time.
    InAndTime,
    /// The word "moves".
    WordMoves,
    /// How a time is given.
    WayToGiveTime,
    /// A unit.
    Unit,
    /// A number that is not so long.
    NineDigits,
    /// Decimals after a point.
    Decimals,
    /// The number one: a bonus begins with the first move.
    FromMoveOne,
    /// What may follow a period in a PGN tag.
    GoesOnInTag,
}
