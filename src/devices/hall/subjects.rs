//! The NATS subjects between tables, desks and hall, and who may use which: each member writes and reads only its
//! own. The configuration of the server uses the same functions.

use super::{DeskNumber, HallMember, TableNumber};

/// The stream of all rows.
pub(super) const STREAM: &str = "TABLES";

pub(super) const ALL_ROWS: &str = "rows.>";

/// The questions of all tables.
pub(super) const ALL_ASKED: &str = "ask.*";

/// The questions of all desks.
pub(super) const ALL_DESKS_ASK: &str = "desk.ask.*";

/// News of the hall to all desks.
pub(super) const DESK_NEWS: &str = "desk.news";

/// All rows of all games at all tables, with a wildcard for each part.
const EVERY_ROW: &str = "rows.*.*";

/// The hall's letters to all tables, each under its own subject.
const ALL_TOLD: &str = "to.*";

/// The subjects that tables, which have an account of their own at the server, share with the account of the hall:
/// for their questions, and for what they are told.
pub(super) struct UsedByTables {
    pub(super) asked: [String; 3],
    pub(super) told: &'static str,
}

/// A table can use no other subject, so it reaches neither the server's streams nor the hall itself.
pub(super) fn used_by_tables() -> UsedByTables {
    let last_rows = format!("$JS.API.DIRECT.GET.{STREAM}.{EVERY_ROW}");
    UsedByTables { asked: [EVERY_ROW.to_owned(), ALL_ASKED.to_owned(), last_rows], told: ALL_TOLD }
}

/// The subjects that a member may write to and read.
pub(super) struct Permissions {
    pub(super) publish: Vec<String>,
    pub(super) subscribe: Vec<String>,
}

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

/// The questions of a table to the hall.
pub(super) fn asked(table: TableNumber) -> String {
    format!("ask.{table}")
}

/// The hall's letters to a table.
pub(super) fn told(table: TableNumber) -> String {
    format!("to.{table}")
}

/// The questions of a desk to the hall.
pub(super) fn desk_asks(desk: DeskNumber) -> String {
    format!("desk.ask.{desk}")
}

/// The prefix of answers to a member.
pub(super) fn answers(member: HallMember) -> String {
    format!("_INBOX.{member}")
}

/// The request for the last row of a game.
pub(super) fn last_row(table: TableNumber, game: &str) -> String {
    format!("$JS.API.DIRECT.GET.{STREAM}.{}", rows(table, game))
}

/// The table and the game in a subject of rows.
pub(super) fn of_rows(subject: &str) -> Option<(TableNumber, &str)> {
    let (table, game) = subject.strip_prefix("rows.")?.split_once('.')?;
    Some((table.parse().ok()?, game)).filter(|_| is_game(game))
}

/// The table in a subject of rows, whatever the game's name is.
pub(super) fn of_sender(subject: &str) -> Option<TableNumber> {
    subject.strip_prefix("rows.")?.split('.').next()?.parse().ok()
}

/// The table in a question's subject.
pub(super) fn of_asked(subject: &str) -> Option<TableNumber> {
    subject.strip_prefix("ask.")?.parse().ok()
}

/// The desk in a question's subject, if the answer would go to the same desk.
pub(super) fn of_desk(subject: &str, reply: &str) -> Option<DeskNumber> {
    let desk = subject.strip_prefix("desk.ask.")?.parse().ok()?;
    let own = reply.strip_prefix(&answers(HallMember::Desk(desk)))?.starts_with('.');
    own.then_some(desk)
}

/// Whether this is the name of a game in a subject.
pub(super) fn is_game(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}
