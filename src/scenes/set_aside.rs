//! Moves a file that cannot be read out of the way, so that it is not lost.

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::clock::calendar::Stamp;
use crate::devices::timepiece;

/// Moves the file, and returns its new path.
pub(super) fn set_aside(file: &Path) -> io::Result<PathBuf> {
    let stamp = Stamp::of(timepiece::wall()).file_name();
    let aside = file.with_extension(format!("unreadable-{stamp}.txt"));
    fs::rename(file, &aside)?;
    Ok(aside)
}
