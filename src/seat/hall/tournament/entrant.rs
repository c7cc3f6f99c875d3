//! A player in a tournament report, and a pair of players.

use std::fmt;

use crate::chess::ByColor;

/// A player's number in a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StartingRank(u16);

impl StartingRank {
    /// The largest number that fits the columns of a report.
    pub(super) const LAST: u16 = 9999;

    /// Reads a number from 1 to 9999.
    pub(super) fn read(text: &str) -> Option<StartingRank> {
        let number = text.parse().ok().filter(|rank| (1..=StartingRank::LAST).contains(rank));
        number.map(StartingRank)
    }
}

impl fmt::Display for StartingRank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Entrant {
    pub(crate) rank: StartingRank,
    /// Family name first, as in the report.
    pub(crate) name: String,
    /// The FIDE identification number; empty if there is none.
    pub(crate) fide_number: String,
    pub(crate) half_points: u32,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    pub(crate) white: Entrant,
    pub(crate) black: Entrant,
}

impl Pairing {
    pub(crate) fn names(&self) -> ByColor<String> {
        ByColor { white: self.white.name.clone(), black: self.black.name.clone() }
    }
}
