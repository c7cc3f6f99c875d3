//! Makes the file of a journal, complete or not at all: as a draft in the same folder, with an unpredictable name,
//! which is then moved to its place. If that fails, the draft is removed.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, TransactionBehavior};

use crate::system;
use crate::whole::{self, FileOpening};

use super::error::JournalError;
use super::key::DeviceKey;
use super::{Chain, NewRow, database, insert, with_suffix};

/// Makes the file of a journal with its first row. On return, file and name are durable.
pub(super) fn make(path: &Path, key: &DeviceKey, head: &NewRow) -> Result<(), JournalError> {
    // A log left without its file would be taken for the log of the new one.
    if ["", "-wal"].iter().any(|suffix| with_suffix(path, suffix).symlink_metadata().is_ok()) {
        return Err(JournalError::Exists(path.to_owned()));
    }
    let draft = FileDraft::beside(path)?;
    draft.fill(key, head).map_err(|error| JournalError::of(path, error))?;
    draft.take_place(path)
}

/// A file that is not complete yet. It is removed if it is dropped before it takes its place.
struct FileDraft(PathBuf);

impl FileDraft {
    /// Makes a new empty file that only its owner can read.
    fn beside(path: &Path) -> Result<FileDraft, JournalError> {
        let mut chance = [0; 8];
        getrandom::fill(&mut chance).map_err(|_| JournalError::NoRandomness)?;
        let draft = with_suffix(path, &format!(".new-{:016x}", u64::from_be_bytes(chance)));
        let made = whole::private(&draft, FileOpening::New);
        made.map_err(|error| JournalError::of_file(path, &error))?;
        Ok(FileDraft(draft))
    }

    fn fill(&self, key: &DeviceKey, head: &NewRow) -> rusqlite::Result<()> {
        let flags =
            rusqlite::OpenFlags::SQLITE_OPEN_READ_WRITE | rusqlite::OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let mut connection = Connection::open_with_flags(&self.0, flags)?;
        database::configure(&connection)?;
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let public = key.public();
        database::make_tables(&transaction, public.as_bytes())?;
        insert(&transaction, key, Chain::of(public), std::slice::from_ref(head))?;
        transaction.commit()?;
        // Moves the log into the file, because only the file is moved. If the log is not empty afterwards, the disk
        // is full.
        let left: i64 =
            connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
        if left != 0 {
            return Err(rusqlite::Error::StatementChangedRows(0));
        }
        connection.close().map_err(|(_, error)| error)
    }

    /// Moves the draft to its place. Nothing may be there yet.
    fn take_place(self, path: &Path) -> Result<(), JournalError> {
        if path.symlink_metadata().is_ok() {
            return Err(JournalError::Exists(path.to_owned()));
        }
        fs::rename(&self.0, path).map_err(|error| JournalError::of_file(path, &error))?;
        sync_folder(path);
        Ok(())
    }
}

impl Drop for FileDraft {
    fn drop(&mut self) {
        // If the draft was moved, there is nothing to remove. A draft that cannot be removed does no harm: no name is
        // used twice.
        for suffix in ["", "-wal", "-journal", "-shm"] {
            let _ = fs::remove_file(with_suffix(&self.0, suffix));
        }
    }
}

/// A new file's name is durable only once its folder is. A folder that cannot be synced has already failed when the
/// file was made.
fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let _ = system::sync_folder(folder.unwrap_or(Path::new(".")));
}
