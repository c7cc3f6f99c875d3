//! What a hall tells whoever looks after it, and what they do there. Never looks after anything.

use crate::desk_wish::{ActOutcome, DeskWish};
use crate::row_kind::RowKind;

/// The number of a table in its hall, from 1.
pub type TableNumber = u32;

/// What the hall tells whoever looks after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HallNews {
    /// Who sits at this desk, as the hall knows them.
    Desk {
        /// The name that stands beside what they order.
        name: String,
        /// Their tables, as the organiser wrote them; empty for all.
        sections: String,
        /// How many tables there are.
        tables: TableNumber,
        /// Seconds left on a clock, below which arbiters are told of it.
        low_clock: Option<u16>,
    },
    /// Who plays at a table by the pairings of the round.
    Pair {
        /// The table.
        table: TableNumber,
        /// White and Black.
        names: [String; 2],
    },
    /// This game, of which rows come, is of an earlier round than the one that is played.
    OfEarlierRound(String),
    /// A row that is proven and kept; or one that was before.
    Row(Box<TableRow>),
    /// An arbiter has taken a case, or it is nobody's again.
    Case {
        /// The table.
        table: TableNumber,
        /// The game.
        game: String,
        /// The number of the case.
        case: u32,
        /// Whose it is now.
        arbiter: Option<String>,
        /// Whether that was so before, and is no news.
        is_of_before: bool,
    },
    /// What became of something that was done at this desk.
    Acted {
        /// What was done.
        wish: DeskWish,
        /// What became of it.
        outcome: ActOutcome,
    },
    /// What became of something that an arbiter did who has no desk here.
    ActedFor {
        /// Their name.
        arbiter: String,
        /// What was done.
        wish: DeskWish,
        /// What became of it.
        outcome: ActOutcome,
    },
    /// Everything that was kept has been told, and the server answers.
    Together,
    /// The server does not answer.
    Alone,
    /// The stream of the hall was set otherwise by somebody else, and is as it shall be again.
    StreamRepaired,
    /// At a desk elsewhere: what answers does not know its code.
    NotTheHall,
    /// Something came that is no next row of a game.
    Foreign {
        /// The table under whose name it came.
        table: TableNumber,
        /// What is wrong with it.
        why: NotOfTheRecord,
    },
    /// Something came that is sealed with no code of this hall.
    Unsealed,
    /// The clock on the wall of a table's machine is wrong, or right again.
    Clock {
        /// The table.
        table: TableNumber,
        /// By how many milliseconds it is ahead of the hall's; nothing where the two agree again.
        apart: Option<i64>,
    },
    /// Nothing is heard of a table.
    Silent(TableNumber),
    /// It is heard again, or for the first time.
    Heard(TableNumber),
    /// The disk is full: nothing can be kept until there is room, which is looked for.
    NoRoom,
    /// Nothing can be kept, and why. It is tried again; tables keep their rows until then.
    NotKept(String),
    /// It can again.
    KeptAgain,
}

impl HallNews {
    /// The table at which something may look other than before.
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

/// A row of a table's record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    /// The table.
    pub table: TableNumber,
    /// Which game of the table it belongs to.
    pub game: String,
    /// Its number; the first row has 0.
    pub number: u64,
    /// Milliseconds since 1970, by the clock on the wall of the table.
    pub wall: i64,
    /// What kind of row it is.
    pub kind: RowKind,
    /// The text.
    pub body: String,
    /// Whether it was kept by an earlier run, and is no news.
    pub is_of_before: bool,
}

/// Why something is no next row of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotOfTheRecord {
    /// No table writes so.
    Unreadable,
    /// It does not fit what came before.
    Altered {
        /// The number that the row should have.
        row: u64,
    },
    /// Another row of that number was kept.
    Rewritten,
    /// The game belongs to another table.
    OtherTable,
    /// Two devices have one code: each reports a game of its own.
    TwoGames,
    /// It is more than any table sends, and the rest is left out for now.
    TooMuch,
}
