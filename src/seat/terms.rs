//! What is known about a game at a seat before the first question: where the opponent sits, what may be played, and
//! whether there is an unfinished game.

use std::path::PathBuf;

use super::player::GameModes;

/// What is known before the first question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatTerms {
    pub opponent: OpponentsSeat,
    /// The modes that the program offers.
    pub modes: GameModes,
    pub record: TournamentRecord,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpponentsSeat {
    Here,
    /// At the table, with a page that shows the announcements.
    AtAPage,
    Elsewhere,
}

/// Whether the game is recorded reliably enough for a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TournamentRecord {
    /// It is, or its time comes from the lines of a script.
    Kept,
    Lacking,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnfinishedGame {
    pub record: PathBuf,
    /// A short description.
    pub described: String,
    pub number: NumberOnRecord,
}

/// Whether a record has the PIN that its game needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NumberOnRecord {
    /// It has one, or does not need one.
    Enough,
    /// A tournament game in progress without a PIN.
    Lacking,
}

/// What the dialogue starts from.
pub enum SeatStart {
    Nothing,
    /// A game that can be resumed.
    Offered(UnfinishedGame),
    /// A game that the player asked to resume.
    Wanted(UnfinishedGame),
    /// The latest game, which the player asked to resume without naming it.
    Latest(UnfinishedGame),
    /// An event that answers everything but the colour.
    Event,
}
