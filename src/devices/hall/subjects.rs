//! Under which subjects things go between tables and hall. A table may write its own and read its own,
//! and the configuration of the server says so with the same functions.

use super::TableNumber;

/// The stream of all rows.
pub(super) const STREAM: &str = "TABLES";

/// All rows of all tables.
pub(super) const ALL_ROWS: &str = "rows.>";

/// What all tables ask.
pub(super) const ALL_ASKED: &str = "ask.*";

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

/// Where answers to a table go.
pub(super) fn answers(table: TableNumber) -> String {
    format!("_INBOX.{table}")
}

/// Where the last row of a game is asked for.
pub(super) fn last_row(table: TableNumber, game: &str) -> String {
    format!("$JS.API.DIRECT.GET.{STREAM}.{}", rows(table, game))
}

/// The table, and the game, of a subject of rows.
pub(super) fn of_rows(subject: &str) -> Option<(TableNumber, &str)> {
    let (table, game) = subject.strip_prefix("rows.")?.split_once('.')?;
    let is_game = game.len() == 16 && game.bytes().all(|byte| byte.is_ascii_hexdigit());
    Some((table.parse().ok()?, game)).filter(|_| is_game)
}

/// The table that asks.
pub(super) fn of_asked(subject: &str) -> Option<TableNumber> {
    subject.strip_prefix("ask.")?.parse().ok()
}
