//! The source files, for tests that read all of them.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of all rooms.
pub(crate) const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src");

/// Every Rust file in it.
pub(crate) fn source_files() -> Vec<PathBuf> {
    files_with(Path::new(SOURCE), &["rs"])
}

/// Every file in a folder, and in the folders in it, with one of these extensions.
pub(crate) fn files_with(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    collect(folder, extensions, &mut files);
    files
}

fn collect(folder: &Path, extensions: &[&str], files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the source") {
        let place = entry.expect("an entry").path();
        if place.is_dir() {
            collect(&place, extensions, files);
        } else if extensions.iter().any(|wanted| place.extension().is_some_and(|is| is == *wanted))
        {
            files.push(place);
        }
    }
}
