//! Under which subjects things go between tables, desks and hall, and who may use which: each member
//! writes its own and reads its own, and the configuration of the server says so with the same functions.

use super::{DeskNumber, HallMember, TableNumber};

/// The stream of all rows.
pub(super) const STREAM: &str = "TABLES";

/// All rows of all tables.
pub(super) const ALL_ROWS: &str = "rows.>";

/// What all tables ask.
pub(super) const ALL_ASKED: &str = "ask.*";

/// What all desks ask.
pub(super) const ALL_DESKS_ASK: &str = "desk.ask.*";

/// What the hall tells all desks.
pub(super) const DESK_NEWS: &str = "desk.news";

/// All rows of all games at all tables, as they are written one by one.
const EVERY_ROW: &str = "rows.*.*";

/// What the hall tells all tables, each for itself.
const ALL_TOLD: &str = "to.*";

/// What tables, which have an account of their own at the server, use of that of the hall: what they may
/// ask of it, and what they are told.
pub(super) struct UsedByTables {
    pub(super) asked: [String; 3],
    pub(super) told: &'static str,
}

/// Neither the streams of the server nor the hall itself can be reached by anything else.
pub(super) fn used_by_tables() -> UsedByTables {
    let last_rows = format!("$JS.API.DIRECT.GET.{STREAM}.{EVERY_ROW}");
    UsedByTables { asked: [EVERY_ROW.to_owned(), ALL_ASKED.to_owned(), last_rows], told: ALL_TOLD }
}

/// What a member may write to and what it may read.
pub(super) struct Permissions {
    pub(super) publish: Vec<String>,
    pub(super) subscribe: Vec<String>,
}

/// What a member may do.
pub(super) fn permissions(member: HallMember) -> Permissions {
    let answers = format!("{}.>", answers(member));
    match member {
        HallMember::Table(table) => Permissions {
            publish: vec![rows(table, ">"), asked(table), last_row(table, ">")],
            subscribe: vec![told(table), answers],
        },
        HallMember::Desk(desk) => Permissions {
            publish: vec![desk_asks(desk)],
            subscribe: vec![DESK_NEWS.to_owned(), answers],
        },
    }
}

/// The rows of one game at a table.
pub(super) fn rows(table: TableNumber, game: &str) -> String {
    format!("rows.{table}.{game}")
}

/// What a table asks the hall.
pub(super) fn asked(table: TableNumber) -> String {
    format!("ask.{table}")
}

/// What the hall tells a table.
pub(super) fn told(table: TableNumber) -> String {
    format!("to.{table}")
}

/// What a desk asks the hall.
pub(super) fn desk_asks(desk: DeskNumber) -> String {
    format!("desk.ask.{desk}")
}

/// Where answers to a member go.
pub(super) fn answers(member: HallMember) -> String {
    format!("_INBOX.{member}")
}

/// Where the last row of a game is asked for.
pub(super) fn last_row(table: TableNumber, game: &str) -> String {
    format!("$JS.API.DIRECT.GET.{STREAM}.{}", rows(table, game))
}

/// The table, and the game, of a subject of rows.
pub(super) fn of_rows(subject: &str) -> Option<(TableNumber, &str)> {
    let (table, game) = subject.strip_prefix("rows.")?.split_once('.')?;
    Some((table.parse().ok()?, game)).filter(|_| is_game(game))
}

/// The table under whose subjects something was sent, whatever it calls its game.
pub(super) fn of_sender(subject: &str) -> Option<TableNumber> {
    subject.strip_prefix("rows.")?.split('.').next()?.parse().ok()
}

/// The table that asks.
pub(super) fn of_asked(subject: &str) -> Option<TableNumber> {
    subject.strip_prefix("ask.")?.parse().ok()
}

/// The desk that asks, where the answer would go to itself.
pub(super) fn of_desk(subject: &str, reply: &str) -> Option<DeskNumber> {
    let desk = subject.strip_prefix("desk.ask.")?.parse().ok()?;
    let own = reply.strip_prefix(&answers(HallMember::Desk(desk)))?.starts_with('.');
    own.then_some(desk)
}

/// Whether this is what a game is called on the way.
pub(super) fn is_game(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}
