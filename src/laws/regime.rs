//! Standard, rapid or blitz, supervised or not, and how a time control decides
//! which. Knows minutes and seconds only; a clock with its periods is another room.

use std::fmt;
use std::str::FromStr;

use super::edition::Edition;

/// How fast a game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pace {
    /// Up to the bounds of each edition, blitz.
    Blitz,
    /// Rapid chess.
    Rapid,
    /// Sixty minutes or more.
    Standard,
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Pace::Blitz => "blitz",
            Pace::Rapid => "rapid",
            Pace::Standard => "standard",
        })
    }
}

/// Why a text names no pace.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no pace: {self:?}")]
pub struct PaceError {
    read: String,
}

impl FromStr for Pace {
    type Err = PaceError;

    fn from_str(text: &str) -> Result<Pace, PaceError> {
        match text.trim() {
            "standard" => Ok(Pace::Standard),
            "rapid" => Ok(Pace::Rapid),
            "blitz" => Ok(Pace::Blitz),
            _ => Err(PaceError { read: text.to_owned() }),
        }
    }
}

/// Whether an arbiter follows each game closely enough for the competition rules:
/// at most three rapid games to an arbiter, one blitz game, and each recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Supervision {
    /// The competition rules apply in full.
    EachGame,
    /// The short rules of the rapid and blitz appendices apply.
    Otherwise,
}

/// The regime of an event, fixed for all its games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Regime {
    /// The pace.
    pub pace: Pace,
    /// The supervision; standard chess is always under the competition rules.
    pub supervision: Supervision,
}

impl Regime {
    /// Standard chess under the competition rules.
    pub const STANDARD: Regime =
        Regime { pace: Pace::Standard, supervision: Supervision::EachGame };

    /// Whether the competition rules apply without the short rules of an appendix.
    #[must_use]
    pub fn under_competition_rules(self) -> bool {
        self.pace == Pace::Standard || self.supervision == Supervision::EachGame
    }
}

impl Default for Regime {
    fn default() -> Regime {
        Regime::STANDARD
    }
}

/// Where blitz ends and rapid begins. Rapid always ends below 60 minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaceBounds {
    /// Blitz is anything below this many minutes.
    BlitzBelow(u8),
    /// Blitz is anything up to this many minutes.
    BlitzUpTo(u8),
}

/// The time a player has for a game of sixty moves: what the classes are made from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TimeForSixtyMoves {
    seconds: u32,
}

impl TimeForSixtyMoves {
    /// The sum of the time for sixty moves and sixty increments; a sum beyond
    /// measure stays at the greatest measure.
    #[must_use]
    pub fn new(base_seconds: u32, increment_seconds: u32) -> TimeForSixtyMoves {
        TimeForSixtyMoves {
            seconds: base_seconds.saturating_add(increment_seconds.saturating_mul(60)),
        }
    }

    /// The sum in seconds.
    #[must_use]
    pub fn seconds(self) -> u32 {
        self.seconds
    }

    /// The class that an edition gives it; none where the edition knows no classes.
    #[must_use]
    pub fn pace(self, edition: Edition) -> Option<Pace> {
        let bounds = edition.parameters().paces?;
        let blitz = match bounds {
            PaceBounds::BlitzBelow(minutes) => self.seconds < u32::from(minutes) * 60,
            PaceBounds::BlitzUpTo(minutes) => self.seconds <= u32::from(minutes) * 60,
        };
        Some(if blitz {
            Pace::Blitz
        } else if self.seconds < 3600 {
            Pace::Rapid
        } else {
            Pace::Standard
        })
    }
}
