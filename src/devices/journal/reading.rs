//! Reading a journal without changing it, and proving that nobody else has.
//! In a circle with `alive`: a sign is read with its record, and checked against its rows.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::alive::Alive;
use super::altered::{Altered, RowFault};
use super::chain::{Chain, Hash, Row};
use super::error::JournalError;
use super::key::PublicKey;
use super::{alive, database, with_suffix};
use crate::devices::folders;

/// A journal as it stands in its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The key that signed it.
    pub public_key: PublicKey,
    /// Its rows, in the order of their numbers.
    pub rows: Vec<Row>,
    /// The last sign of life, if there was one.
    pub alive: Option<Alive>,
    /// The version of its tables.
    pub tables: i32,
}

/// A journal in which everything fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verified {
    /// How many rows it has.
    pub rows: u64,
    /// The hash of the last.
    pub last: Hash,
}

/// Reads a journal from a copy, so that the file itself stays as it is, in the state in
/// which a crash left it too.
///
/// # Errors
/// When it cannot be read, or is none.
pub fn read(path: &Path) -> Result<Record, JournalError> {
    if !path.is_file() {
        return Err(JournalError::CannotOpen(path.to_owned()));
    }
    database::check_size(path)?;
    let copy = Copy::of(path).map_err(|error| JournalError::Copy { path: path.into(), error })?;
    let fault = |error| JournalError::of(path, error);
    let mut connection = database::open(&copy.file).map_err(|error| error.about(path))?;
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE").map_err(fault)?;
    database::within_limit(&mut connection, path, |connection| self::record(connection, path))
}

/// Proves that every row is as it was written, or names the first that is not.
///
/// # Errors
/// With the first row that does not fit.
pub fn verify(record: &Record) -> Result<Verified, Altered> {
    let mut chain = Chain::of(record.public_key);
    for row in &record.rows {
        chain.prove(row)?;
    }
    let (rows, last) = (chain.rows(), chain.last());
    if rows == 0 {
        return Err(Altered { row: 0, fault: RowFault::Missing });
    }
    if !alive::fits(record) {
        return Err(Altered { row: rows - 1, fault: RowFault::Alive });
    }
    Ok(Verified { rows, last })
}

pub(super) fn record(connection: &Connection, path: &Path) -> Result<Record, JournalError> {
    let fault = |error| JournalError::of(path, error);
    let tables = database::check_kind(connection, path)?;
    let key: Vec<u8> = connection
        .query_row("SELECT public_key FROM device", [], |row| row.get(0))
        .map_err(fault)?;
    let public_key =
        PublicKey::of(&key).ok_or_else(|| JournalError::NotAJournal(path.to_owned()))?;
    let alive = connection
        .query_row("SELECT body FROM alive", [], |row| row.get::<_, String>(0))
        .map(Some)
        .or_else(|error| match error {
            rusqlite::Error::QueryReturnedNoRows => Ok(None),
            other => Err(fault(other)),
        })?;
    let alive = alive.as_deref().map(Alive::read);
    Ok(Record { public_key, rows: rows(connection).map_err(fault)?, alive, tables })
}

fn rows(connection: &Connection) -> rusqlite::Result<Vec<Row>> {
    let mut statement = connection
        .prepare("SELECT number, wall, kind, body, hash, signature FROM rows ORDER BY number")?;
    let rows = statement.query_map([], |row| {
        Ok(Row {
            // A negative number is one that no row has, so the row is missed.
            number: u64::try_from(row.get::<_, i64>(0)?).unwrap_or(u64::MAX),
            wall: row.get(1)?,
            kind: row.get(2)?,
            body: row.get(3)?,
            hash: row.get(4)?,
            signature: row.get(5)?,
        })
    })?;
    rows.collect()
}

/// A copy of a journal in a folder of its own, gone when it is no longer needed.
struct Copy {
    folder: PathBuf,
    file: PathBuf,
}

impl Copy {
    fn of(path: &Path) -> std::io::Result<Copy> {
        let folder = folders::make_temporary("hector-read")?;
        let copy = Copy { file: folder.join("copy"), folder };
        fs::copy(path, &copy.file)?;
        let log = with_suffix(path, "-wal");
        if log.exists() {
            fs::copy(log, with_suffix(&copy.file, "-wal"))?;
        }
        Ok(copy)
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // What cannot be removed lies in a folder that the system clears.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
