//! The acts of an arbiter at a desk of a hall, and their outcomes.

use crate::hall_news::TableNumber;

/// An act of an arbiter at a desk on the game at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeskWish {
    pub table: TableNumber,
    /// The game at the table when the arbiter acted.
    pub game: String,
    pub act: DeskAct,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeskAct {
    /// An order for the table.
    Order(String),
    /// Takes a case, so that other arbiters leave it.
    Take(u32),
    /// Returns a case.
    Leave(u32),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ActOutcome {
    /// The order is kept, and will be sent until the table has it.
    Ordered,
    /// The arbiter who has the case now, if any.
    CaseOf(Option<String>),
    /// The table is playing another game by now.
    OtherGame,
    /// The hall cannot keep it, for this reason.
    NotKept(String),
    /// The hall cannot be reached; nothing was done.
    HallAway,
    /// It was sent, but no answer came: it may or may not be done.
    Unanswered,
}
