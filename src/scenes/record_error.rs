//! Why a record cannot be read. Never says it.

use std::path::PathBuf;

use crate::devices::journal::JournalError;
use crate::record::{HeadError, UnreadableRow};

/// Why a record gives no game.
#[derive(Debug, thiserror::Error)]
#[error("no record: {self:?}")]
pub(super) enum RecordError {
    /// The file cannot be used.
    Journal(#[from] JournalError),
    /// Its first row cannot be read.
    Head {
        /// The file.
        path: PathBuf,
        /// Why.
        error: HeadError,
    },
    /// A row cannot be read.
    Row {
        /// The file.
        path: PathBuf,
        /// The row.
        row: u64,
        /// Why.
        error: UnreadableRow,
    },
}
