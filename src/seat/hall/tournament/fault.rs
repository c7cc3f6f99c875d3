//! Why a tournament report, or a list of pairs, cannot be used. Never reads one.

use super::entrant::StartingRank;

/// What is wrong, and on which line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the report of a tournament cannot be used: {self:?}")]
pub enum ReportFault {
    /// There is no player in it.
    NoPlayers,
    /// A field has something else than it may have.
    Field { line: usize, field: ReportField, read: String },
    /// Two players have one number.
    RankTwice { line: usize, rank: StartingRank },
    /// Somebody meets a player who is not in the report.
    UnknownOpponent { line: usize, opponent: StartingRank },
    /// Somebody meets a player who does not meet them, or has the same colour.
    OneSided { line: usize, player: StartingRank, opponent: StartingRank },
    /// Nobody meets anybody in this round.
    NobodyPaired { round: u16 },
    /// A list of pairs says how many follow, and others follow.
    PairCount { told: usize, found: usize },
    /// A player is in two pairs.
    PairedTwice { line: usize, rank: StartingRank },
}

/// A field of a report, for the sentence about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReportField {
    StartingRank,
    Points,
    Opponent,
    Colour,
    Result,
    /// In a list of pairs: two numbers.
    Pair,
    /// The first line of a list of pairs.
    PairCount,
}
