//! Why a journal cannot be written or read. Each error becomes a sentence that says what to do.

use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

use super::altered::Altered;
use super::cut::is_cut;

#[derive(Debug, thiserror::Error)]
#[error("record fails: {self:?}")]
pub enum JournalError {
    /// The file already exists.
    Exists(PathBuf),
    /// The file does not exist, or cannot be opened or made.
    CannotOpen(PathBuf),
    /// The file cannot be written.
    ReadOnly(PathBuf),
    /// The disk is full.
    DiskFull(PathBuf),
    /// The file was deleted or moved while it was written.
    Gone(PathBuf),
    /// Another program wrote into the file, or cut it, while it was written.
    WrittenInto(PathBuf),
    /// It is larger than any record.
    TooLarge {
        path: PathBuf,
        /// The limit, in megabytes.
        most: u64,
    },
    /// It has more rows than any record.
    TooManyRows {
        path: PathBuf,
        /// The limit.
        most: u64,
    },
    /// Another Hector is writing it.
    InUse(PathBuf),
    /// It is not a journal.
    NotAJournal(PathBuf),
    /// Its end is missing.
    Cut(PathBuf),
    /// The database in it is damaged.
    Damaged(PathBuf),
    /// A later Hector made it.
    Newer {
        path: PathBuf,
        /// The version of its tables.
        found: i32,
    },
    /// It was altered.
    Altered {
        path: PathBuf,
        /// The first altered place.
        altered: Altered,
    },
    /// Another key signed it.
    OtherKey(PathBuf),
    /// The key file does not hold a key.
    NoKey(PathBuf),
    /// The key cannot be read or made.
    Key {
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// The system gives no random numbers.
    NoRandomness,
    /// A copy to read from cannot be made.
    Copy {
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// Any other error of the database.
    Other {
        path: PathBuf,
        /// The database's message.
        reason: String,
    },
}

impl JournalError {
    /// The same error for another file: what is wrong with a copy is wrong with the original.
    pub(super) fn about(self, path: &Path) -> JournalError {
        let file = path.to_owned();
        match self {
            JournalError::CannotOpen(_) => JournalError::CannotOpen(file),
            JournalError::TooLarge { most, .. } => JournalError::TooLarge { path: file, most },
            other => other,
        }
    }

    /// The error for a file operation that failed.
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

    /// The error for a failed read. If the machine is not at fault, the file is damaged.
    pub(super) fn of_reading(path: &Path, error: rusqlite::Error) -> JournalError {
        let of_the_machine = [ErrorCode::SystemIoFailure, ErrorCode::OutOfMemory];
        let is_machine =
            error.sqlite_error_code().is_some_and(|code| of_the_machine.contains(&code));
        match JournalError::of(path, error) {
            JournalError::Other { .. } if !is_machine => JournalError::damage(path),
            other => other,
        }
    }

    /// The error for a file that is not a journal, or has only its first bytes.
    pub(super) fn no_journal(path: &Path) -> JournalError {
        let file = path.to_owned();
        if is_cut(path) { JournalError::Cut(file) } else { JournalError::NotAJournal(file) }
    }

    /// The error for a file that cannot be read to its end.
    pub(super) fn damage(path: &Path) -> JournalError {
        let file = path.to_owned();
        if is_cut(path) { JournalError::Cut(file) } else { JournalError::Damaged(file) }
    }
}
