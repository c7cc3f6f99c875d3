//! What was found in a large file, kept beside Hector's home so that the file need not be
//! read again: items in their order, in blocks that are checked whenever they are read.
//! Knows bytes, offsets and rows, and never what they are about.
//!
//! A catalogue belongs to one file as it was: its length, the time of its last change and a
//! check sum of some of its pages are its [`FileStamp`]. It is written beside its place and put
//! there when it is whole, so that nobody ever finds half of one; half of one is gone on with.

mod begun;
mod catalogue;
mod check;
mod row;
mod stamp;
mod writing;

use std::path::{Path, PathBuf};

pub use catalogue::{Catalogue, Unusable};
pub use row::{CatalogueRow, TEXTS};
pub use stamp::FileStamp;
pub use writing::Writing;

/// What the items of a catalogue are. Each is a file of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CatalogueKind {
    /// Where things lie in the file, and what they are called.
    Rows,
    /// What the things in the file are made of, written shorter.
    Moves,
}

impl CatalogueKind {
    fn code(self) -> u32 {
        match self {
            CatalogueKind::Rows => 1,
            // Under 2 and 3 numbers of the positions of the same games were kept.
            CatalogueKind::Moves => 4,
        }
    }

    fn ending(self) -> &'static str {
        match self {
            CatalogueKind::Rows => "rows",
            CatalogueKind::Moves => "moves",
        }
    }

    /// What the same was kept under before.
    fn former_ending(self) -> Option<&'static str> {
        match self {
            CatalogueKind::Rows => None,
            CatalogueKind::Moves => Some("numbers"),
        }
    }
}

/// Where the catalogue of a file lies in a folder: files of one name in different places
/// have different ones.
#[must_use]
pub fn place(folder: &Path, file: &Path, kind: CatalogueKind) -> PathBuf {
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let name: String = name.chars().filter(|letter| letter.is_alphanumeric()).take(32).collect();
    let whole = file.as_os_str().as_encoded_bytes();
    folder.join(format!("{name}-{:016x}.{}", check::sum(whole), kind.ending()))
}
