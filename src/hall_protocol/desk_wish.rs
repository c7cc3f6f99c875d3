//! What an arbiter does at a desk of a hall, and what becomes of it. Never does it.

use crate::hall_news::TableNumber;

/// Something that an arbiter does at a desk to the game at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeskWish {
    /// The table.
    pub table: TableNumber,
    /// The game that was played there when it was done.
    pub game: String,
    /// What.
    pub act: DeskAct,
}

/// What an arbiter does at a desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeskAct {
    /// Orders this at the table.
    Order(String),
    /// Takes a case, so that nobody else does.
    Take(u32),
    /// Gives a case back.
    Leave(u32),
}

/// What became of something that was done at a desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ActOutcome {
    /// It is kept, and on its way to the table until that has it.
    Ordered,
    /// Whose the case is now.
    CaseOf(Option<String>),
    /// Another game is played at the table by now.
    OtherGame,
    /// The hall cannot keep it, and why.
    NotKept(String),
    /// The hall cannot be reached, and it is not done.
    HallAway,
    /// It was sent, and nobody answered: it may be done or not.
    Unanswered,
}
