//! A file that nobody can read any more gets out of the way and is never lost.

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::clock::calendar::Stamp;
use crate::devices::timepiece;

/// Moves a file out of the way, and says where it lies now.
pub(super) fn set_aside(file: &Path) -> io::Result<PathBuf> {
    let stamp = Stamp::of(timepiece::wall()).file_name();
    let aside = file.with_extension(format!("unreadable-{stamp}.txt"));
    fs::rename(file, &aside)?;
    Ok(aside)
}
