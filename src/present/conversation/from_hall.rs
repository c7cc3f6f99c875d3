//! What comes from the tables of a hall to whoever looks after them. Never opens a way there.

use crate::chess::ByColor;

/// What a hall tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FromHall {
    /// Who sits at this desk, as the hall knows them.
    Desk {
        /// The name that stands beside what they order.
        name: String,
        /// Their tables, as they were written.
        sections: String,
        /// How many tables there are.
        tables: u32,
        /// Seconds left on a clock, below which it is told of.
        low_clock: Option<u16>,
    },
    /// Who plays at a table by the pairings of the round.
    Pair {
        /// The table.
        table: u32,
        /// Both, as the pairings have them.
        names: ByColor<String>,
    },
    /// This game, of which rows come, is of an earlier round than the one that is played.
    OfEarlierRound(String),
    /// A row of the record of a table, proven and kept.
    Row(Box<TableRow>),
    /// An arbiter has taken a case, or it is nobody's again.
    Case {
        /// The table.
        table: u32,
        /// The game.
        game: String,
        /// The number of the case.
        case: u32,
        /// Whose it is.
        arbiter: Option<String>,
        /// Whether that is no news.
        is_of_before: bool,
    },
    /// What became of something that was done at this desk.
    Acted {
        /// The table.
        table: u32,
        /// What was done.
        act: ActInHall,
        /// What became of it.
        outcome: CameOfAct,
    },
    /// What became of something that an arbiter did by a form.
    ActedFor {
        /// The name that was given.
        arbiter: String,
        /// The table.
        table: u32,
        /// What was done.
        act: ActInHall,
        /// What became of it.
        outcome: CameOfAct,
    },
    /// At a desk elsewhere: what answers does not know its code.
    NotTheHall,
    /// Everything of before was told, and tables are heard.
    Together,
    /// No table is heard: the server between does not answer.
    Alone,
    /// Something came under the name of a table that is no part of its record.
    Foreign {
        /// The table.
        table: u32,
        /// What is wrong with it.
        why: ForeignRow,
    },
    /// Something came that is sealed with no code of this hall.
    Unsealed,
    /// The clock on the wall of a table's machine is wrong, or right again.
    Clock {
        /// The table.
        table: u32,
        /// By how many milliseconds it is ahead of the hall's; nothing where the two agree again.
        apart: Option<i64>,
    },
    /// Nothing is heard of a table any more.
    Silent(u32),
    /// It is heard, for the first time or again.
    Heard(u32),
    /// The disk is full, and what comes cannot be kept until there is room.
    NoRoom,
    /// What comes cannot be kept, and why.
    NotKept(String),
    /// It can again.
    KeptAgain,
    /// The server of the hall was set otherwise by somebody else, and is as it shall be again.
    StreamRepaired,
    /// Something cannot be published, and why.
    NotPublished(String),
    /// What could not be published is, and what that was.
    PublishedAgain(String),
    /// An arbiter who has signed in at the pages has sent a form.
    Form {
        /// The name that was given there.
        by: String,
        /// The page.
        path: String,
        /// What the form says, a name and a value each.
        fields: Vec<(String, String)>,
    },
}

impl FromHall {
    /// The table at which something may look other than before.
    pub fn table(&self) -> Option<u32> {
        match self {
            FromHall::Row(row) => Some(row.table),
            FromHall::Case { table, .. }
            | FromHall::Foreign { table, .. }
            | FromHall::Silent(table)
            | FromHall::Heard(table) => Some(*table),
            _ => None,
        }
    }
}

/// What is wrong with something that came under the name of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ForeignRow {
    /// It is not the row of this number.
    Altered(u64),
    /// It is of no record.
    OfNoRecord,
    /// Two devices report as this table, each a game of its own.
    TwoGames,
    /// More came than any table sends, and nothing of it is heard for a while.
    TooMuch,
}

/// What somebody does at the desk of a hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ActInHall {
    /// Something is ordered at a table.
    Order,
    /// A case is taken.
    Take(u32),
    /// A case is given back.
    Leave(u32),
}

/// What became of it. The device has an `ActOutcome` of its own: it may use no other room, and is not there in a
/// build without a hall, so that `scenes/place/halls` makes one of the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CameOfAct {
    /// The order is on its way.
    Ordered,
    /// Whose the case is now.
    CaseOf(Option<String>),
    /// Another game is played there by now.
    OtherGame,
    /// The hall cannot keep it, and why.
    NotKept(String),
    /// The hall cannot be reached, and it is not done.
    HallAway,
    /// Nobody answered: it may be done or not.
    Unanswered,
}

/// A row of a table's record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    /// The table.
    pub table: u32,
    /// Which game of the table it belongs to.
    pub game: String,
    /// Its number; the first row has 0.
    pub number: u64,
    /// Milliseconds since 1970, by the clock on the wall of the table.
    pub wall: i64,
    /// What kind of row it is, as it is written there.
    pub kind: String,
    /// The text.
    pub body: String,
    /// Whether it was kept before, and is not news.
    pub is_of_before: bool,
}
