//! What a written time control would have needed at a place. Never says whether it had it.

use std::fmt;

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

impl fmt::Display for ExpectedTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ExpectedTime::Time => "a time, such as 90 or 90 min",
            ExpectedTime::Bonus => "a bonus, such as 30 or 30 s",
            ExpectedTime::MovesAtLeastOne => "a number of moves, at least one",
            ExpectedTime::Moves => "a number of moves",
            ExpectedTime::Seconds => "a number of seconds",
            ExpectedTime::FewMinutesOrUnit => {
                "at most 240 minutes, or a number with its unit, as in 300 s or 5 h"
            }
            ExpectedTime::GoesOn => {
                "a bonus such as + 30, \"then\" and another period, \"each\" and a bonus for all, \
                 or the end"
            }
            ExpectedTime::BlacksTime => "a semicolon and \"black\" with its time",
            ExpectedTime::InAndTime => "\"in\" and a time",
            ExpectedTime::WordMoves => "the word \"moves\"",
            ExpectedTime::WayToGiveTime => "an increment, a delay or Bronstein",
            ExpectedTime::Unit => "a unit: h, min or s",
            ExpectedTime::NineDigits => "a number of at most nine digits",
            ExpectedTime::Decimals => "one to three decimals, as in 0.5",
            ExpectedTime::FromMoveOne => "\"one\": a bonus begins with the first move",
            ExpectedTime::GoesOnInTag => {
                "a colon and another period, a plus sign and an increment, or the end"
            }
        })
    }
}
