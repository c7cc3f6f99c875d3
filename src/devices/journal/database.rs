//! The SQLite database under a journal, opened without trusting the file: its views and triggers do not run, it may
//! have no tables besides those of a record, and reading has a time limit.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::altered::{Altered, RowFault};
use super::error::JournalError;
use super::{APPLICATION, TABLES, with_suffix};

/// The tables. A file's schema is compared with this text, so change it only together with [`TABLES`].
const CREATE: &str = "
    CREATE TABLE device(public_key BLOB NOT NULL) STRICT;
    CREATE TABLE rows(
        number INTEGER PRIMARY KEY,
        wall INTEGER NOT NULL,
        kind TEXT NOT NULL,
        body TEXT NOT NULL,
        hash BLOB NOT NULL,
        signature BLOB
    ) STRICT;
    CREATE TABLE alive(id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL) STRICT;
";

/// More than any game needs: the longest has some thousand rows.
const MOST_BYTES: u64 = 64 << 20;

/// More than any game needs: one fact a second for two days.
const MOST_ROWS: u64 = 200_000;

/// How long reading a record may take. The largest takes less than a second.
const LONGEST_READ: Duration = Duration::from_secs(20);

/// How many steps of the database pass between two checks of the time.
const STEPS: i32 = 10_000;

/// Refuses a file that cannot be a record before reading any of it.
pub(super) fn check_size(path: &Path) -> Result<(), JournalError> {
    for suffix in ["", "-wal"] {
        match std::fs::metadata(with_suffix(path, suffix)) {
            Ok(file) if !file.is_file() => return Err(JournalError::CannotOpen(path.to_owned())),
            Ok(file) if file.len() > MOST_BYTES => {
                let most = MOST_BYTES >> 20;
                return Err(JournalError::TooLarge { path: path.to_owned(), most });
            }
            Ok(_) | Err(_) => {}
        }
    }
    Ok(())
}

/// Opens a database file and disables everything that a file could make SQLite do.
pub(super) fn open(path: &Path) -> Result<Connection, JournalError> {
    check_size(path)?;
    let fault = |error| JournalError::of(path, error);
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(fault)?;
    distrust(&connection).map_err(fault)?;
    Ok(connection)
}

fn distrust(connection: &Connection) -> rusqlite::Result<()> {
    for (config, value) in [
        (DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true),
        (DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false),
        (DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false),
        (DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false),
    ] {
        connection.set_db_config(config, value)?;
    }
    connection.pragma_update(None, "cell_size_check", "ON")
}

/// Configures a connection that is not shared: the lock is held to the end, so no shared memory is needed and a
/// second program cannot write. Every commit is synced.
pub(super) fn configure(connection: &Connection) -> rusqlite::Result<()> {
    lock_to_the_end(connection)?;
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "FULL")
}

/// Keeps the lock once it is taken.
pub(super) fn lock_to_the_end(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")
}

/// Makes the tables of a record for the key that signs it.
pub(super) fn make_tables(connection: &Connection, key: &[u8]) -> rusqlite::Result<()> {
    connection.execute_batch(CREATE)?;
    connection.pragma_update(None, "application_id", APPLICATION)?;
    connection.pragma_update(None, "user_version", TABLES)?;
    match connection.execute("INSERT INTO device(public_key) VALUES (?1)", [key])? {
        1 => Ok(()),
        other => Err(rusqlite::Error::StatementChangedRows(other)),
    }
}

/// Reads within the time limit.
pub(super) fn within_limit<T>(
    connection: &mut Connection,
    path: &Path,
    read: impl FnOnce(&Connection) -> Result<T, JournalError>,
) -> Result<T, JournalError> {
    let fault = |error| JournalError::of(path, error);
    let until = Instant::now() + LONGEST_READ;
    connection.progress_handler(STEPS, Some(move || Instant::now() > until)).map_err(fault)?;
    let outcome = read(connection);
    connection.progress_handler(0, None::<fn() -> bool>).map_err(fault)?;
    outcome
}

fn number(connection: &Connection, name: &str) -> rusqlite::Result<i32> {
    connection.pragma_query_value(None, name, |row| row.get(0))
}

/// Returns an error if the file is not marked as a record.
pub(super) fn check_mark(connection: &Connection, path: &Path) -> Result<(), JournalError> {
    let fault = |error| JournalError::of_reading(path, error);
    if number(connection, "application_id").map_err(fault)? == APPLICATION {
        Ok(())
    } else {
        Err(JournalError::no_journal(path))
    }
}

/// The version of a record's tables. An error if the file is not a record, or has other tables.
pub(super) fn check_kind(connection: &Connection, path: &Path) -> Result<i32, JournalError> {
    let fault = |error| JournalError::of_reading(path, error);
    check_mark(connection, path)?;
    let tables = number(connection, "user_version").map_err(fault)?;
    match tables {
        ..1 => return Err(JournalError::damage(path)),
        1..=TABLES => {}
        found => return Err(JournalError::Newer { path: path.to_owned(), found }),
    }
    let is_a_record = schema(connection).map_err(fault)? == expected_schema().map_err(fault)?;
    // The checks below read every page, so they come last.
    if is_a_record && has_too_many_rows(connection).map_err(fault)? {
        return Err(JournalError::TooManyRows { path: path.to_owned(), most: MOST_ROWS });
    }
    if !is_a_record || !is_whole(connection).map_err(fault)? {
        let altered = Altered { row: 0, fault: RowFault::Tables };
        return Err(JournalError::Altered { path: path.to_owned(), altered });
    }
    Ok(tables)
}

/// Whether there are more rows than any game has. Counting stops there.
fn has_too_many_rows(connection: &Connection) -> rusqlite::Result<bool> {
    let sql = "SELECT count(*) FROM (SELECT 1 FROM rows LIMIT ?1)";
    let counted: i64 = connection.query_row(sql, [MOST_ROWS as i64 + 1], |row| row.get(0))?;
    Ok(counted > MOST_ROWS as i64)
}

/// Whether the pages of the file add up. A reader of rows alone does not notice rows on pages that are no longer
/// counted.
fn is_whole(connection: &Connection) -> rusqlite::Result<bool> {
    connection.query_row("PRAGMA quick_check(1)", [], |row| Ok(row.get::<_, String>(0)? == "ok"))
}

/// All entries of a database's schema: type, name, table and text.
type Schema = Vec<(String, String, String, Option<String>)>;

fn schema(connection: &Connection) -> rusqlite::Result<Schema> {
    let sql = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name, type LIMIT 9";
    let mut statement = connection.prepare(sql)?;
    let rows =
        statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?;
    rows.collect()
}

fn expected_schema() -> rusqlite::Result<Schema> {
    let connection = Connection::open_in_memory()?;
    connection.execute_batch(CREATE)?;
    schema(&connection)
}
