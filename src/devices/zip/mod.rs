//! Archives in the format ZIP, as models of speech are published: plain files, stored or
//! deflated, and as a contribution of recordings is handed on. Believes nothing that an archive
//! says of itself.

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

/// A file in an archive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ZippedFile {
    /// Its name with its folders, `/` between: letters, digits, dots, hyphens, underscores, plus
    /// signs and blanks, inside the folder where it is unpacked.
    pub name: String,
    /// How many bytes it has.
    pub bytes: u64,
    packing: Packing,
    /// Where its packed bytes begin in the archive, and how many there are.
    at: u64,
    packed: u64,
    check: u32,
}

/// How a file is packed.
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
    /// It is something else, or cut short.
    NoArchive,
    /// What it says of itself does not agree.
    Damaged,
    /// It has more files, or more bytes in them, than any model, or than its own size explains.
    TooLarge,
    /// The file with this name can only be read with a password.
    Locked(String),
    /// The name leads elsewhere, or holds a sign that is in no name of a model's files.
    OddName(String),
    /// It is a link, or something else that is no plain file.
    NoFile(String),
    /// Two files have this name.
    Twice(String),
    /// The file is packed in a way that is not known here.
    OddPacking(String),
    /// The file does not hold what the archive says.
    OddContents(String),
    /// What is unpacked cannot be written.
    Unwritable(io::Error),
}
