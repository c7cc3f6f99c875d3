//! Why a record cannot be read.

use std::path::PathBuf;

use crate::devices::journal::JournalError;
use crate::record::{HeadError, UnreadableRow};

/// Why a record gives no game.
#[derive(Debug, thiserror::Error)]
#[error("no record: {self:?}")]
pub(super) enum RecordError {
    /// The file cannot be used.
    Journal(#[from] JournalError),
    /// The first row cannot be read.
    Head {
        /// The file of the record.
        path: PathBuf,
        error: HeadError,
    },
    /// A row cannot be read.
    Row {
        path: PathBuf,
        /// Row 0 is the head.
        row: u64,
        error: UnreadableRow,
    },
}
