//! ZIP archives, as speech models are published (plain files, stored or deflated) and as contributed recordings are
//! sent. Checks everything that an archive says about itself.

mod archive_sum;
mod contents;
mod directory;
mod format;
mod names;
mod writing;

use std::io;

pub use contents::write_contents;
pub use directory::read_directory;
pub use writing::write_archive;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ZippedFile {
    /// The path inside the archive, with `/` between folders: letters, digits, dots, hyphens, underscores, plus signs
    /// and blanks. It stays inside the folder where it is unpacked.
    pub name: String,
    /// Unpacked size in bytes.
    pub bytes: u64,
    packing: Packing,
    /// The position and the number of the packed bytes in the archive.
    at: u64,
    packed: u64,
    check: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Packing {
    Stored,
    Deflated,
}

/// Why an archive is not unpacked.
#[derive(Debug, thiserror::Error)]
#[error("not unpacked: {self:?}")]
pub enum ZipFault {
    /// The archive cannot be read.
    Unreadable(io::Error),
    /// It is not an archive, or cut short.
    NoArchive,
    /// Its parts contradict each other.
    Damaged,
    /// It has more files or bytes than any model, or than its own size explains.
    TooLarge,
    /// This file needs a password.
    Locked(String),
    /// This name leads outside the folder, or has a character that no file of a model has in its name.
    OddName(String),
    /// This entry is a link or another thing that is not a plain file.
    NoFile(String),
    /// Two files have this name.
    Twice(String),
    /// This file is packed in an unknown way.
    OddPacking(String),
    /// This file does not match its size or check sum.
    OddContents(String),
    /// The output cannot be written.
    Unwritable(io::Error),
}
