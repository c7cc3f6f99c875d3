//! The pace of a game, standard, rapid or blitz, and its supervision, and how the time decides the pace. Periods are
//! in the clock crate.

use std::fmt;
use std::str::FromStr;

use super::edition::Edition;

/// The pace of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pace {
    /// Blitz, up to the limit of each edition.
    Blitz,
    /// Rapid chess.
    Rapid,
    /// Sixty minutes or more for sixty moves.
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

/// Why a text does not name a pace.
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

/// Whether each game is supervised closely enough for the competition rules: at most three rapid games for each
/// arbiter, one blitz game, and each game recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Supervision {
    /// All competition rules apply.
    EachGame,
    /// The short rules of the rapid and blitz appendices apply.
    Otherwise,
}

/// The regime of an event, the same for all its games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Regime {
    pub pace: Pace,
    /// The supervision. Standard chess always follows the competition rules.
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

/// The limit between blitz and rapid. Rapid always ends below 60 minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaceBounds {
    /// Blitz is anything below this many minutes.
    BlitzBelow(u8),
    /// Blitz is anything up to this many minutes.
    BlitzUpTo(u8),
}

/// The time of a player for a game of sixty moves, which decides the pace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TimeForSixtyMoves {
    seconds: u32,
}

impl TimeForSixtyMoves {
    /// The base and sixty increments. A sum that is too large becomes the largest number.
    #[must_use]
    pub fn new(base_seconds: u32, increment_seconds: u32) -> TimeForSixtyMoves {
        TimeForSixtyMoves {
            seconds: base_seconds.saturating_add(increment_seconds.saturating_mul(60)),
        }
    }

    #[must_use]
    pub fn seconds(self) -> u32 {
        self.seconds
    }

    /// The pace in an edition. `None` if the edition has no paces.
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
