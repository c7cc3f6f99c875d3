//! Why a journal cannot be written or read, as sentences that say what to do.

use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

use super::altered::Altered;
use super::cut::is_cut;

/// Why a journal cannot be written or read.
#[derive(Debug, thiserror::Error)]
#[error("record fails: {self:?}")]
pub enum JournalError {
    /// The file is there already.
    Exists(PathBuf),
    /// No file, or none that may be opened or made.
    CannotOpen(PathBuf),
    /// Nothing may be written there.
    ReadOnly(PathBuf),
    /// The disk is full.
    DiskFull(PathBuf),
    /// It was deleted or moved while it was written.
    Gone(PathBuf),
    /// Somebody else wrote into it, or cut it, while it was written.
    WrittenInto(PathBuf),
    /// It is larger than any record.
    TooLarge {
        /// The file.
        path: PathBuf,
        /// How many megabytes are taken.
        most: u64,
    },
    /// It has more rows than any record.
    TooManyRows {
        /// The file.
        path: PathBuf,
        /// How many rows are taken.
        most: u64,
    },
    /// Another Hector writes it.
    InUse(PathBuf),
    /// It is not a journal.
    NotAJournal(PathBuf),
    /// Its end is missing.
    Cut(PathBuf),
    /// Something in it is not as a database has it.
    Damaged(PathBuf),
    /// A later Hector made it.
    Newer {
        /// The file.
        path: PathBuf,
        /// The version of its tables.
        found: i32,
    },
    /// It was altered.
    Altered {
        /// The file.
        path: PathBuf,
        /// Where, and how.
        altered: Altered,
    },
    /// Another key signed it.
    OtherKey(PathBuf),
    /// The file of the key is none.
    NoKey(PathBuf),
    /// The key cannot be read or made.
    Key {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The system gives no random numbers.
    NoRandomness,
    /// A copy to read from cannot be made.
    Copy {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The database says something else.
    Other {
        /// The file.
        path: PathBuf,
        /// What the database says.
        reason: String,
    },
}

impl JournalError {
    /// The same of another file: what is wrong with a copy is wrong with what was copied.
    pub(super) fn about(self, path: &Path) -> JournalError {
        let file = path.to_owned();
        match self {
            JournalError::CannotOpen(_) => JournalError::CannotOpen(file),
            JournalError::TooLarge { most, .. } => JournalError::TooLarge { path: file, most },
            other => other,
        }
    }

    /// What the system says of a file.
    pub(super) fn of_file(path: &Path, error: &io::Error) -> JournalError {
        let file = path.to_owned();
        match error.kind() {
            io::ErrorKind::StorageFull
            | io::ErrorKind::QuotaExceeded
            | io::ErrorKind::FileTooLarge => JournalError::DiskFull(file),
            io::ErrorKind::ReadOnlyFilesystem => JournalError::ReadOnly(file),
            io::ErrorKind::NotFound
            | io::ErrorKind::NotADirectory
            | io::ErrorKind::PermissionDenied => JournalError::CannotOpen(file),
            _ => JournalError::Other { path: file, reason: error.to_string() },
        }
    }

    pub(super) fn of(path: &Path, error: rusqlite::Error) -> JournalError {
        let file = path.to_owned();
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => JournalError::DiskFull(file),
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => JournalError::ReadOnly(file),
            Some(ErrorCode::CannotOpen) => JournalError::CannotOpen(file),
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => JournalError::InUse(file),
            Some(ErrorCode::NotADatabase) => JournalError::no_journal(path),
            Some(ErrorCode::DatabaseCorrupt) => JournalError::damage(path),
            _ => JournalError::Other { path: file, reason: error.to_string() },
        }
    }

    /// What the database says while a file is read: whatever is no fault of the machine is damage.
    pub(super) fn of_reading(path: &Path, error: rusqlite::Error) -> JournalError {
        let of_the_machine = [ErrorCode::SystemIoFailure, ErrorCode::OutOfMemory];
        let is_machine =
            error.sqlite_error_code().is_some_and(|code| of_the_machine.contains(&code));
        match JournalError::of(path, error) {
            JournalError::Other { .. } if !is_machine => JournalError::damage(path),
            other => other,
        }
    }

    /// A file that has nothing of a journal, or only its first bytes.
    pub(super) fn no_journal(path: &Path) -> JournalError {
        let file = path.to_owned();
        if is_cut(path) { JournalError::Cut(file) } else { JournalError::NotAJournal(file) }
    }

    /// A file that cannot be read to its end.
    pub(super) fn damage(path: &Path) -> JournalError {
        let file = path.to_owned();
        if is_cut(path) { JournalError::Cut(file) } else { JournalError::Damaged(file) }
    }
}
