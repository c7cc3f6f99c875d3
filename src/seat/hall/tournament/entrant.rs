//! A player of a tournament as its report has them, and two who meet. Never knows a line of a report.

use std::fmt;

use crate::chess::ByColor;

/// The number by which a report knows a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StartingRank(u16);

impl StartingRank {
    /// The largest that the columns of a report can hold.
    pub(super) const LAST: u16 = 9999;

    /// Reads one; nothing where the text is no number from 1 to 9999.
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

/// A player of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Entrant {
    pub(crate) rank: StartingRank,
    /// Family name first, as the report has it.
    pub(crate) name: String,
    /// The number by which FIDE knows the player; empty where there is none.
    pub(crate) fide_number: String,
    /// Points so far, in half points.
    pub(crate) half_points: u32,
}

/// Who meets whom at a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    pub(crate) white: Entrant,
    pub(crate) black: Entrant,
}

impl Pairing {
    /// What they are called.
    pub(crate) fn names(&self) -> ByColor<String> {
        ByColor { white: self.white.name.clone(), black: self.black.name.clone() }
    }
}
