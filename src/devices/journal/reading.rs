//! Reads a journal without changing it, and verifies that it was not altered.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use rusqlite::Connection;

use super::alive::Alive;
use super::altered::{Altered, RowFault};
use super::chain::{Chain, Row};
use super::error::JournalError;
use super::hash::Hash;
use super::key::PublicKey;
use super::{database, with_suffix};
use crate::folders;

/// A journal as it is in its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The key that signed it.
    pub public_key: PublicKey,
    /// In the order of their numbers.
    pub rows: Vec<Row>,
    /// The last sign of life, if any.
    pub alive: Option<Alive>,
    pub tables: i32,
}

/// The result for a journal in which everything fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verified {
    pub rows: u64,
    /// The hash of the last row.
    pub last: Hash,
}

/// Reads a journal from a copy, so that the file stays as it is, even in the state in which a crash left it.
///
/// # Errors
/// If it cannot be read, or is not a journal.
pub fn read(path: &Path) -> Result<Record, JournalError> {
    if !path.is_file() {
        return Err(JournalError::CannotOpen(path.to_owned()));
    }
    database::check_size(path)?;
    let copy = Copy::of(path, || ())?;
    let fault = |error| JournalError::of_reading(path, error);
    let mut connection = database::open(&copy.file).map_err(|error| error.about(path))?;
    database::lock_to_the_end(&connection).map_err(fault)?;
    database::within_limit(&mut connection, path, |connection| self::record(connection, path))
}

/// Verifies that every row is as it was written.
///
/// # Errors
/// Returns the first row that does not fit.
pub fn verify(record: &Record) -> Result<Verified, Altered> {
    verify_telling(record, |_| ())
}

/// The same for the record in a file: the error names the file too.
///
/// # Errors
/// Returns the first row that does not fit.
pub fn proven(path: &Path, record: &Record) -> Result<Verified, JournalError> {
    verify(record).map_err(|altered| JournalError::Altered { path: path.to_owned(), altered })
}

/// The same, and reports after each row how many are verified.
///
/// # Errors
/// Returns the first row that does not fit.
pub fn verify_telling(record: &Record, mut proven: impl FnMut(u64)) -> Result<Verified, Altered> {
    let mut chain = Chain::of(record.public_key);
    for row in &record.rows {
        chain.prove(row)?;
        proven(chain.rows());
    }
    let (rows, last) = (chain.rows(), chain.last());
    if rows == 0 {
        return Err(Altered { row: 0, fault: RowFault::Missing });
    }
    let fits = |alive: &Alive| alive.fits(&record.rows, record.tables, &record.public_key);
    if !record.alive.as_ref().is_none_or(fits) {
        return Err(Altered { row: rows - 1, fault: RowFault::Alive });
    }
    let signed = chain.signed().max(record.alive.as_ref().map_or(0, Alive::signed));
    if signed < rows {
        return Err(Altered { row: signed, fault: RowFault::Unproven });
    }
    Ok(Verified { rows, last })
}

pub(super) fn record(connection: &Connection, path: &Path) -> Result<Record, JournalError> {
    let fault = |error| JournalError::of_reading(path, error);
    let tables = database::check_kind(connection, path)?;
    let key: Vec<u8> = connection
        .query_row("SELECT public_key FROM device", [], |row| row.get(0))
        .map_err(fault)?;
    let public_key = PublicKey::of(&key).ok_or_else(|| JournalError::damage(path))?;
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
            // No row has a negative number, so the row counts as missing.
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

/// How often a copy is repeated because the log was moved into the file meanwhile.
const MOST_COPIES: u32 = 100;

/// A copy of a journal in a folder of its own, removed on drop.
struct Copy {
    folder: PathBuf,
    file: PathBuf,
}

impl Copy {
    /// Copies the file and then its log, as they are at one moment. The writing program sometimes moves the log into
    /// the file, and removes it at the end: an old file with a newer log would be a record that lacks rows and still
    /// verifies.
    ///
    /// `between` runs after the file and before the log is copied, for tests.
    fn of(path: &Path, mut between: impl FnMut()) -> Result<Copy, JournalError> {
        let fault = |error| JournalError::Copy { path: path.into(), error };
        let folder = folders::make_temporary("hector-read").map_err(fault)?;
        let copy = Copy { file: folder.join("copy"), folder };
        let (log, own_log) = (with_suffix(path, "-wal"), with_suffix(&copy.file, "-wal"));
        for _ in 0..MOST_COPIES {
            let before = Generation::of(path).map_err(fault)?;
            fs::copy(path, &copy.file).map_err(fault)?;
            between();
            let copied = fs::copy(&log, &own_log);
            if let Err(error) = copied {
                not_there(error).map_err(fault)?;
                // The log of an earlier round.
                fs::remove_file(&own_log).or_else(not_there).map_err(fault)?;
            }
            if Generation::of(path).map_err(fault)?.is_that_of(&before) {
                return Ok(copy);
            }
        }
        Err(JournalError::InUse(path.to_owned()))
    }
}

/// A missing file is not an error.
fn not_there(error: io::Error) -> io::Result<()> {
    if error.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(error) }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // If it cannot be removed, it is in a folder that the system clears.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Shows whether the log was moved into its file between two looks. If not, file and log together are a record, even
/// if the log grew or the file took in a part of it.
#[derive(Debug, PartialEq, Eq)]
struct Generation {
    /// The head of the log, with numbers that no two logs share. Empty if there is no log.
    log: Vec<u8>,
    /// The length of the file, and when it was last written.
    file: (u64, Option<SystemTime>),
}

impl Generation {
    const HEAD: u64 = 32;

    fn of(path: &Path) -> io::Result<Generation> {
        let mut log = Vec::new();
        match File::open(with_suffix(path, "-wal")) {
            Ok(file) => drop(file.take(Generation::HEAD).read_to_end(&mut log)?),
            Err(error) => not_there(error)?,
        }
        let file = fs::metadata(path)?;
        Ok(Generation { log, file: (file.len(), file.modified().ok()) })
    }

    fn is_that_of(&self, before: &Generation) -> bool {
        self.log == before.log && (!self.log.is_empty() || self.file == before.file)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test fails by panicking")]

    use super::*;
    use crate::journal::{DeviceKey, Journal, NewRow, RowKind};

    const ROWS: u64 = 5;

    fn row(number: u64) -> NewRow {
        let kind = if number == 0 { RowKind::Head } else { RowKind::Move };
        NewRow { wall: 0, kind, body: format!("row {number}") }
    }

    fn rows_of(copy: &Copy) -> u64 {
        let record = read(&copy.file).expect("a record");
        verify(&record).expect("unaltered").rows
    }

    /// The first copy is of a file with only its first row, and without a log.
    #[test]
    fn a_record_that_is_closed_or_gone_on_with_while_it_is_copied_lacks_no_row() {
        let folder = folders::make_temporary("hector-copied").expect("a folder");
        let path = folder.join("game.hector");
        let key = DeviceKey::load_or_create(&folder).expect("a key");
        let mut journal = Some(Journal::create(&path, &key, &row(0)).expect("a journal"));
        let write = |numbers: std::ops::Range<u64>, journal: &mut Option<Journal>| {
            for number in numbers {
                journal.as_mut().expect("open").append(&[row(number)]).expect("a row");
            }
        };
        write(1..ROWS, &mut journal);
        let mut rounds = 0;
        let copy = Copy::of(&path, || {
            rounds += 1;
            drop(journal.take());
        });
        assert_eq!((rows_of(&copy.expect("a copy")), rounds), (ROWS, 2));
        // Closed, resumed and closed again, so that there is no log before or after.
        let mut is_first = true;
        let copy = Copy::of(&path, || {
            if std::mem::take(&mut is_first) {
                let (resumed, _) = Journal::resume(&path, &key).expect("the journal");
                let mut resumed = Some(resumed);
                write(ROWS..2 * ROWS, &mut resumed);
            }
        });
        assert_eq!(rows_of(&copy.expect("a copy")), 2 * ROWS);
        // A writer that repeats this forever is an error, and does not block the reader.
        let mut number = 2 * ROWS;
        let copy = Copy::of(&path, || {
            let (resumed, _) = Journal::resume(&path, &key).expect("the journal");
            write(number..number + 1, &mut Some(resumed));
            number += 1;
        });
        assert!(matches!(copy.map(drop), Err(JournalError::InUse(_))));
        // Rows that are added meanwhile do not cause a second copy.
        let (resumed, _) = Journal::resume(&path, &key).expect("the journal");
        let (mut journal, mut rounds) = (Some(resumed), 0);
        write(number..number + 1, &mut journal);
        let copy = Copy::of(&path, || {
            rounds += 1;
            write(number + 1..number + 2, &mut journal);
        });
        assert_eq!((rows_of(&copy.expect("a copy")), rounds), (number + 2, 1));
        drop(journal);
        fs::remove_dir_all(folder).expect("nothing stays");
    }
}
