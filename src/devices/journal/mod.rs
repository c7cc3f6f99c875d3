//! A journal: rows of text in a file of their own. Each row is durable before the call that appends it returns, holds
//! the hash of the row before it, and is signed. What the rows mean is not known here.

mod alive;
mod altered;
mod chain;
mod cut;
mod database;
mod error;
mod hash;
mod key;
mod looks;
mod making;
mod reading;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, TransactionBehavior, params};

use crate::system::{self, FileIdentity};

pub use crate::hall_protocol::RowKind;
pub use alive::Alive;
pub use altered::{Altered, RowFault};
pub use chain::{Chain, Row};
pub use error::JournalError;
pub use hash::Hash;
pub use key::{DeviceKey, PublicKey};
use looks::Looks;
pub use reading::{Record, Verified, proven, read, verify, verify_telling};

/// Marks a file as a journal of Hector in the header of the database.
const APPLICATION: i32 = 0x4845_4354;

/// The version of the tables. From version 2 on, signs of life are signed.
pub const TABLES: i32 = 2;

/// A row to append.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewRow {
    /// Milliseconds since 1970, by the wall clock.
    pub wall: i64,
    pub kind: RowKind,
    pub body: String,
}

/// A journal that is being written.
#[derive(Debug)]
pub struct Journal {
    connection: Connection,
    path: PathBuf,
    key: DeviceKey,
    chain: Chain,
    /// The version of the tables in the file.
    tables: i32,
    file: Option<FileIdentity>,
    /// The log of the file, once there is one.
    log: Option<FileIdentity>,
    /// How both look. Must be dropped after the connection.
    looks: Looks,
}

impl Journal {
    /// Begins a journal with its first row. The file must not exist yet.
    ///
    /// # Errors
    /// If the file cannot be made or already exists.
    pub fn create(path: &Path, key: &DeviceKey, head: &NewRow) -> Result<Journal, JournalError> {
        making::make(path, key, head)?;
        let (journal, _) = Journal::resume(path, key)?;
        Ok(journal)
    }

    /// Resumes a journal: returns all its rows, verified, and the journal to append to.
    ///
    /// # Errors
    /// If the file cannot be used, was altered, or belongs to another key.
    pub fn resume(path: &Path, key: &DeviceKey) -> Result<(Journal, Record), JournalError> {
        let fault = |error| JournalError::of(path, error);
        let mut connection = database::open(path)?;
        database::lock_to_the_end(&connection).map_err(fault)?;
        // Configuring writes to the file, so check first: an empty file or another program's database stays as it is.
        database::check_mark(&connection, path)?;
        database::configure(&connection).map_err(fault)?;
        let record = database::within_limit(&mut connection, path, |connection| {
            reading::record(connection, path)
        })?;
        if record.public_key != key.public() {
            return Err(JournalError::OtherKey(path.to_owned()));
        }
        let verified = proven(path, &record)?;
        let journal = Journal {
            connection,
            path: path.to_owned(),
            key: key.clone(),
            chain: Chain::proven(key.public(), verified.rows, verified.last),
            tables: record.tables,
            file: at_place(path),
            log: at_place(&with_suffix(path, "-wal")),
            looks: Looks::begun(path),
        };
        Ok((journal, record))
    }

    /// Appends rows, all of them or none. On return they are durable.
    ///
    /// # Errors
    /// If they cannot be written. The journal stays as it was, and the same rows can be appended again later.
    pub fn append(&mut self, entries: &[NewRow]) -> Result<Hash, JournalError> {
        self.check_place()?;
        let outcome = self.write(entries).map_err(|error| JournalError::of(&self.path, error));
        self.log = self.log.or_else(|| at_place(&with_suffix(&self.path, "-wal")));
        self.looks.wrote();
        outcome
    }

    /// Records that the program is alive, over the last sign of life, signed so that it cannot be moved. It is not a
    /// row: it only tells how much time a power failure may have lost.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn stay_alive(&mut self, wall: i64, body: &str) -> Result<(), JournalError> {
        self.check_place()?;
        let text = alive::signed(&self.key, &self.chain.last(), self.chain.rows(), wall, body);
        let outcome = self
            .connection
            .prepare_cached("INSERT OR REPLACE INTO alive(id, body) VALUES (1, ?1)")
            .and_then(|mut statement| statement.execute(params![text]))
            .and_then(one_row)
            .map_err(|error| JournalError::of(&self.path, error));
        self.looks.wrote();
        outcome
    }

    /// Moves all rows from the log into the file, so that a copy of the file alone has them. They are as durable in
    /// the log, so call this when nothing else waits.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn settle(&mut self) -> Result<(), JournalError> {
        self.check_place()?;
        let outcome = self
            .connection
            .query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))
            .map_err(|error| JournalError::of(&self.path, error));
        self.looks.wrote();
        outcome
    }

    /// Checks that the file is still in its place and as we left it. Rows in a deleted or moved file are lost, and a
    /// file into which another program wrote is not a record any more.
    ///
    /// # Errors
    /// If the file is gone, is another one, or was changed.
    pub fn check_place(&self) -> Result<(), JournalError> {
        if self.file.is_some() && at_place(&self.path) != self.file {
            return Err(JournalError::Gone(self.path.clone()));
        }
        if !self.looks.are_as_left() {
            return Err(JournalError::WrittenInto(self.path.clone()));
        }
        Ok(())
    }

    /// Leaves a file that was taken away. Removes its log too, so that it is not applied to the next file of that
    /// name.
    pub fn abandon(self) {
        let Journal { connection, path, log, .. } = self;
        let name = with_suffix(&path, "-wal");
        drop(connection);
        if log.is_some() && at_place(&name) == log {
            let _ = fs::remove_file(name);
        }
    }

    /// The hash of the last row. With it, anybody can prove that nothing before it changed.
    #[must_use]
    pub fn last_hash(&self) -> Hash {
        self.chain.last()
    }

    /// How many rows it has.
    #[must_use]
    pub fn rows(&self) -> u64 {
        self.chain.rows()
    }

    /// The chain of this journal before its first row.
    #[must_use]
    pub fn chain_of_nothing(&self) -> Chain {
        Chain::of(self.key.public())
    }

    /// The next row of a chain of this journal, as this journal writes it.
    #[must_use]
    pub fn as_written(&self, chain: &mut Chain, row: &NewRow) -> Row {
        chain.write(&self.key, row)
    }

    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn write(&mut self, entries: &[NewRow]) -> rusqlite::Result<Hash> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        if self.tables < TABLES {
            // From here on, the signs of life of a resumed older record are signed too.
            transaction.pragma_update(None, "user_version", TABLES)?;
        }
        let chain = insert(&transaction, &self.key, self.chain, entries)?;
        transaction.commit()?;
        self.tables = TABLES;
        self.chain = chain;
        Ok(chain.last())
    }
}

/// Writes the next rows and returns the chain that includes them.
fn insert(
    connection: &Connection,
    key: &DeviceKey,
    mut chain: Chain,
    entries: &[NewRow],
) -> rusqlite::Result<Chain> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO rows(number, wall, kind, body, hash, signature) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for entry in entries {
        let row = chain.write(key, entry);
        statement
            .execute(params![
                row.number as i64,
                row.wall,
                row.kind,
                row.body,
                row.hash,
                row.signature
            ])
            .and_then(one_row)?;
    }
    Ok(chain)
}

/// Fails unless exactly one row was written.
fn one_row(changed: usize) -> rusqlite::Result<()> {
    if changed == 1 { Ok(()) } else { Err(rusqlite::Error::StatementChangedRows(changed)) }
}

/// The identity of the file at a place. `None` if the system does not tell.
fn at_place(path: &Path) -> Option<FileIdentity> {
    system::identity(path).ok()
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}
