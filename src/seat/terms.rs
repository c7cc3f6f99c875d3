//! What is settled about a game at a seat before anything is asked: who sits where, what may be played,
//! and whether an unfinished game is there. Never asks.

use std::path::PathBuf;

use super::player::GameModes;

/// What is settled about a game at a seat before anything is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatTerms {
    /// Whether the opponent sits at another place.
    pub opponent: OpponentsSeat,
    /// What the program lets its player play.
    pub modes: GameModes,
    pub record: TournamentRecord,
}

/// Where the opponent sits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpponentsSeat {
    Here,
    /// At the table, with a page that shows what was announced.
    AtAPage,
    Elsewhere,
}

/// Whether a game is kept well enough to be a tournament's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TournamentRecord {
    /// It is kept, or nobody plays it in earnest.
    Kept,
    Lacking,
}

/// An unfinished game on record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnfinishedGame {
    pub record: PathBuf,
    /// The game in a few words.
    pub described: String,
    pub number: NumberOnRecord,
}

/// Whether a record has the number of the arbiter's that its game needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NumberOnRecord {
    /// It has one, or needs none.
    Enough,
    /// It is that of a tournament that goes on, and has none.
    Lacking,
}

/// What is there before anything is asked.
pub enum SeatStart {
    /// Nothing.
    Nothing,
    /// A game that may be gone on with.
    Offered(UnfinishedGame),
    /// A game that shall be gone on with.
    Wanted(UnfinishedGame),
    /// The same without its name: the latest that is there.
    Latest(UnfinishedGame),
    /// An event that answers all but the colour.
    Event,
}
