//! Catalogues: what was found in a large file, stored in Hector's home so that the file need not be read again. Items
//! are in order, in blocks that are checked whenever they are read. The meaning of bytes, offsets and rows belongs to
//! the callers.
//!
//! A catalogue belongs to one state of a file: its length, the time of its last change and a check sum of some pages,
//! its [`FileStamp`]. It is written next to its place and moved there when it is complete, so that no reader finds half
//! of one. An unfinished catalogue is continued later.

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

/// The content of a catalogue. Each kind is a file of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CatalogueKind {
    /// Where things lie in the file, and what they are called.
    Rows,
    /// The contents of the things in the file, in a short form.
    Moves,
}

impl CatalogueKind {
    fn code(self) -> u32 {
        match self {
            CatalogueKind::Rows => 1,
            // Codes 2 and 3 stood for numbers of the positions of the same games.
            CatalogueKind::Moves => 4,
        }
    }

    fn ending(self) -> &'static str {
        match self {
            CatalogueKind::Rows => "rows",
            CatalogueKind::Moves => "moves",
        }
    }

    /// The file extension that earlier versions used for the same content.
    fn former_ending(self) -> Option<&'static str> {
        match self {
            CatalogueKind::Rows => None,
            CatalogueKind::Moves => Some("numbers"),
        }
    }
}

/// Where the catalogue of a file lies in a folder. Files with one name in different places have different catalogues.
#[must_use]
pub fn place(folder: &Path, file: &Path, kind: CatalogueKind) -> PathBuf {
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let name: String = name.chars().filter(|letter| letter.is_alphanumeric()).take(32).collect();
    let whole = file.as_os_str().as_encoded_bytes();
    folder.join(format!("{name}-{:016x}.{}", check::sum(whole), kind.ending()))
}
