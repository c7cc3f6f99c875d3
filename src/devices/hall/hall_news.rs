//! What a hall tells whoever looks after it. Never looks after anything.

use super::{HallRow, TableNumber};
use crate::devices::journal::Altered;

/// What the hall tells whoever looks after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HallNews {
    /// A row that is proven and kept; or one that was before.
    Row {
        /// The table.
        table: TableNumber,
        /// The game.
        game: String,
        /// The row.
        row: Box<HallRow>,
        /// Whether it was kept by an earlier run.
        before: bool,
    },
    /// Everything that was kept has been told, and the server answers.
    Together,
    /// The server does not answer.
    Alone,
    /// Something came that is no next row of a game.
    Foreign {
        /// The table under whose name it came.
        table: TableNumber,
        /// What is wrong with it.
        why: NotOfTheRecord,
    },
    /// Nothing is heard of a table.
    Silent(TableNumber),
    /// It is heard again, or for the first time.
    Heard(TableNumber),
    /// A table has taken orders up to this one.
    Taken {
        /// The table.
        table: TableNumber,
        /// The last.
        number: u64,
    },
    /// Nothing can be kept, and why. It is tried again; tables keep their rows until then.
    NotKept(String),
    /// It can again.
    KeptAgain,
}

/// Why something is no next row of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotOfTheRecord {
    /// No table writes so.
    Unreadable,
    /// It does not fit what came before.
    Altered(Altered),
    /// Another row of that number was kept.
    Rewritten,
    /// The game belongs to another table.
    OtherTable,
}
