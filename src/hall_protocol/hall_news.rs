//! The news that a hall sends to the people who run it.

use crate::desk_wish::{ActOutcome, DeskWish};
use crate::row_kind::RowKind;

/// The number of a table in its hall, from 1.
pub type TableNumber = u32;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HallNews {
    /// The person at this desk, by the hall's records.
    Desk {
        /// The name shown with their orders.
        name: String,
        /// Their tables, in the organiser's notation; empty for all.
        sections: String,
        /// The number of tables.
        tables: TableNumber,
        /// Arbiters are told of a clock with fewer seconds left than this.
        low_clock: Option<u16>,
    },
    /// The players at a table, by the pairings of the round.
    Pair {
        table: TableNumber,
        /// White, then Black.
        names: [String; 2],
    },
    /// This game, whose rows are arriving, belongs to an earlier round.
    OfEarlierRound(String),
    /// A row that is verified and kept, now or by an earlier run.
    Row(Box<TableRow>),
    /// An arbiter has taken a case or returned it.
    Case {
        table: TableNumber,
        game: String,
        case: u32,
        /// The arbiter who has it now, if any.
        arbiter: Option<String>,
        /// Whether this is from an earlier run, so that it is not news.
        is_of_before: bool,
    },
    /// The outcome of an act at this desk.
    Acted {
        /// The act as it was requested.
        wish: DeskWish,
        outcome: ActOutcome,
    },
    /// The outcome of an act of an arbiter who has no desk here.
    ActedFor {
        /// The name of that arbiter.
        arbiter: String,
        wish: DeskWish,
        outcome: ActOutcome,
    },
    /// All that was kept has been told, and the server answers.
    Together,
    /// The server does not answer.
    Alone,
    /// Someone else changed the settings of the hall's stream; they are restored.
    StreamRepaired,
    /// At a remote desk: the server that answers does not know the hall's code.
    NotTheHall,
    /// Something arrived that is not the next row of a game.
    Foreign {
        /// The table under whose name it came.
        table: TableNumber,
        why: NotOfTheRecord,
    },
    /// Something arrived that is not sealed with a code of this hall.
    Unsealed,
    /// The wall clock of a table's machine is wrong, or right again.
    Clock {
        table: TableNumber,
        /// How many milliseconds it is ahead of the hall's; `None` once the two agree again.
        apart: Option<i64>,
    },
    /// A table is silent.
    Silent(TableNumber),
    /// A table is heard again, or for the first time.
    Heard(TableNumber),
    /// The disk is full: nothing can be kept until there is room, which is checked again and again.
    NoRoom,
    /// Nothing can be kept, for this reason. The hall tries again; tables keep their rows until then.
    NotKept(String),
    /// Rows can be kept again.
    KeptAgain,
}

impl HallNews {
    /// The table that may have to be shown again.
    #[must_use]
    pub fn table(&self) -> Option<TableNumber> {
        match self {
            HallNews::Row(row) => Some(row.table),
            HallNews::Case { table, .. }
            | HallNews::Foreign { table, .. }
            | HallNews::Silent(table)
            | HallNews::Heard(table) => Some(*table),
            _ => None,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    pub table: TableNumber,
    /// The game of the table that it belongs to.
    pub game: String,
    /// The first row has 0.
    pub number: u64,
    /// Milliseconds since 1970, by the wall clock of the table.
    pub wall: i64,
    pub kind: RowKind,
    pub body: String,
    /// Whether an earlier run kept it, so that it is not news.
    pub is_of_before: bool,
}

/// Why something is not the next row of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotOfTheRecord {
    /// It is not in the format that tables write.
    Unreadable,
    /// It does not fit the earlier rows.
    Altered {
        /// The number of the row that was expected.
        row: u64,
    },
    /// Another row with that number is kept already.
    Rewritten,
    /// The game belongs to another table.
    OtherTable,
    /// Two devices share one code: each reports a game of its own.
    TwoGames,
    /// It is more than a table sends; the rest is dropped for now.
    TooMuch,
}
