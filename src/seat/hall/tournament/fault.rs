//! Why a tournament report or a list of pairs cannot be used.

use super::entrant::StartingRank;

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the report of a tournament cannot be used: {self:?}")]
pub enum ReportFault {
    /// The report has no players.
    NoPlayers,
    /// A field has a value that is not allowed.
    Field { line: usize, field: ReportField, read: String },
    /// Two players have the same number.
    RankTwice { line: usize, rank: StartingRank },
    /// An opponent is not in the report.
    UnknownOpponent { line: usize, opponent: StartingRank },
    /// A player's opponent does not list that player, or has the same colour.
    OneSided { line: usize, player: StartingRank, opponent: StartingRank },
    /// No pairs in this round.
    NobodyPaired { round: u16 },
    /// A list of pairs announces one number of pairs and has another.
    PairCount { told: usize, found: usize },
    /// A player is in two pairs.
    PairedTwice { line: usize, rank: StartingRank },
}

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
