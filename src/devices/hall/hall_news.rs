//! What a hall tells whoever looks after it, and what they do there. Never looks after anything.

use super::{HallRow, TableNumber};

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
        /// Whether that was so before.
        before: bool,
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

/// Something that is done at the hall, and by whom if not by whoever sits at its desk.
pub(super) type WishAt = (Option<String>, DeskWish);

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
