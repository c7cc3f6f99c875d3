//! Why a journal cannot be written or read, as sentences that say what to do.

use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

use super::reading::Altered;

/// Why a journal cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The file is there already.
    #[error("The record \"{}\" is there already. Expected a new name.", .0.display())]
    Exists(PathBuf),
    /// No file, or none that may be opened or made.
    #[error("The record \"{}\" cannot be opened or made. Expected a folder that you may write in.", .0.display())]
    CannotOpen(PathBuf),
    /// Nothing may be written there.
    #[error("The record \"{}\" may not be written. Expected a folder and a file that you may write in.", .0.display())]
    ReadOnly(PathBuf),
    /// The disk is full.
    #[error("The disk is full, so \"{}\" is not written. Make room, and what is missing will be written.", .0.display())]
    DiskFull(PathBuf),
    /// It was deleted or moved while it was written.
    #[error("The record \"{}\" was deleted or moved while it was written.", .0.display())]
    Gone(PathBuf),
    /// It is larger than any record.
    #[error("\"{}\" is too large for a record of Hector. Expected {most} megabytes at most.", path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// How many megabytes are taken.
        most: u64,
    },
    /// Another Hector writes it.
    #[error("The record \"{}\" is being written by another Hector.", .0.display())]
    InUse(PathBuf),
    /// It is not a journal.
    #[error("\"{}\" is not a record of Hector.", .0.display())]
    NotAJournal(PathBuf),
    /// A later Hector made it.
    #[error("\"{}\" was written by a later Hector. Expected tables of version {} at most, found {found}.", path.display(), super::TABLES)]
    Newer {
        /// The file.
        path: PathBuf,
        /// The version of its tables.
        found: i32,
    },
    /// It was altered.
    #[error("\"{}\" was altered: {altered}", path.display())]
    Altered {
        /// The file.
        path: PathBuf,
        /// Where, and how.
        altered: Altered,
    },
    /// Another key signed it.
    #[error("\"{}\" was signed with another key, so this Hector cannot go on with it.", .0.display())]
    OtherKey(PathBuf),
    /// The file of the key is none.
    #[error("\"{}\" is not a key. Expected 32 bytes; move the file away to have a new key made.", .0.display())]
    NoKey(PathBuf),
    /// The key cannot be read or made.
    #[error("The key \"{}\" cannot be read or made: {error}.", path.display())]
    Key {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The system gives no random numbers.
    #[error("The system gives no random numbers, so no key can be made.")]
    NoRandomness,
    /// A copy to read from cannot be made.
    #[error("\"{}\" cannot be copied to be read: {error}.", path.display())]
    Copy {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The database says something else.
    #[error("The record \"{}\" fails: {reason}.", path.display())]
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
            Some(ErrorCode::NotADatabase) => JournalError::NotAJournal(file),
            _ => JournalError::Other { path: file, reason: error.to_string() },
        }
    }
}
