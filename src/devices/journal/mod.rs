//! A journal: rows of text in a file of their own, each durable before the call that
//! appends it returns, each sealed by the hash of the row before it, the weighty ones
//! signed. Knows nothing of what the rows mean.

mod chain;
mod error;
mod key;
mod reading;

use std::fs::File;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags, TransactionBehavior, params};

pub use chain::{Hash, Row, RowKind};
pub use error::JournalError;
pub use key::{Key, PublicKey};
pub use reading::{Altered, Fault, Record, Verified, read, verify};

/// Marks a file as a journal of Hector in the header of the database.
const APPLICATION: i32 = 0x4845_4354;

/// The version of the tables.
pub const TABLES: i32 = 1;

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

/// A row that is to be appended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Milliseconds since 1970, by the clock on the wall.
    pub wall: i64,
    /// What kind of row it is.
    pub kind: RowKind,
    /// The text.
    pub body: String,
}

/// A journal that is being written.
#[derive(Debug)]
pub struct Journal {
    connection: Connection,
    path: PathBuf,
    key: Key,
    next: u64,
    last: Hash,
}

impl Journal {
    /// Begins a journal with its first row. The file must not be there yet.
    ///
    /// # Errors
    /// When the file cannot be made or is there already.
    pub fn create(path: &Path, key: &Key, head: &Entry) -> Result<Journal, JournalError> {
        let fault = |error| JournalError::of(path, error);
        if path.exists() {
            return Err(JournalError::Exists(path.to_owned()));
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags).map_err(fault)?;
        configure(&connection).map_err(fault)?;
        let last = chain::origin(&key.public());
        let mut journal =
            Journal { connection, path: path.to_owned(), key: key.clone(), next: 0, last };
        journal.begin(head).map_err(fault)?;
        sync_folder(path);
        Ok(journal)
    }

    /// Goes on with a journal: all its rows, checked, and the journal to append to.
    ///
    /// # Errors
    /// When the file cannot be used, was altered, or belongs to another key.
    pub fn resume(path: &Path, key: &Key) -> Result<(Journal, Record), JournalError> {
        let fault = |error| JournalError::of(path, error);
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags).map_err(fault)?;
        configure(&connection).map_err(fault)?;
        reading::check_kind(&connection, path)?;
        let record = reading::record(&connection, path)?;
        if record.public_key != key.public() {
            return Err(JournalError::OtherKey(path.to_owned()));
        }
        let verified = verify(&record)
            .map_err(|altered| JournalError::Altered { path: path.to_owned(), altered })?;
        let journal = Journal {
            connection,
            path: path.to_owned(),
            key: key.clone(),
            next: verified.rows,
            last: verified.last,
        };
        Ok((journal, record))
    }

    /// Appends rows, all of them or none. When this returns they are durable.
    ///
    /// # Errors
    /// When they cannot be written. The journal stays as it was, and the same rows can
    /// be appended again later.
    pub fn append(&mut self, entries: &[Entry]) -> Result<Hash, JournalError> {
        self.write(entries).map_err(|error| JournalError::of(&self.path, error))
    }

    /// Writes down that the program is alive, over what stood there. Not a row: nothing
    /// hangs on it but how much is lost when the power fails.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn stay_alive(&mut self, body: &str) -> Result<(), JournalError> {
        self.connection
            .prepare_cached("INSERT OR REPLACE INTO alive(id, body) VALUES (1, ?1)")
            .and_then(|mut statement| statement.execute(params![body]))
            .map(drop)
            .map_err(|error| JournalError::of(&self.path, error))
    }

    /// The hash of the last row: whoever has it can prove that nothing before it changed.
    #[must_use]
    pub fn last_hash(&self) -> Hash {
        self.last
    }

    /// How many rows it has.
    #[must_use]
    pub fn rows(&self) -> u64 {
        self.next
    }

    /// Where the journal is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn begin(&mut self, head: &Entry) -> rusqlite::Result<()> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(CREATE)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", TABLES)?;
        transaction.execute(
            "INSERT INTO device(public_key) VALUES (?1)",
            params![self.key.public().as_bytes()],
        )?;
        let last = insert(&transaction, &self.key, 0, self.last, std::slice::from_ref(head))?;
        transaction.commit()?;
        (self.next, self.last) = (1, last);
        Ok(())
    }

    fn write(&mut self, entries: &[Entry]) -> rusqlite::Result<Hash> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let last = insert(&transaction, &self.key, self.next, self.last, entries)?;
        transaction.commit()?;
        self.next += entries.len() as u64;
        self.last = last;
        Ok(last)
    }
}

/// One connection that nobody shares: with the lock held to the end no shared memory is
/// needed, and a second program cannot write. Every commit is synced.
fn configure(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "FULL")
}

fn insert(
    connection: &Connection,
    key: &Key,
    first: u64,
    mut last: Hash,
    entries: &[Entry],
) -> rusqlite::Result<Hash> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO rows(number, wall, kind, body, hash, signature) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for (number, entry) in (first..).zip(entries) {
        last = chain::hash(&last, number, entry.wall, entry.kind.name(), &entry.body);
        let signature = entry.kind.is_signed().then(|| key.sign(&last));
        statement.execute(params![
            number as i64,
            entry.wall,
            entry.kind.name(),
            entry.body,
            last.as_bytes(),
            signature
        ])?;
    }
    Ok(last)
}

/// A new file's name is durable only when its folder is. A folder that cannot be synced
/// has said so when the file was made.
fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
}
