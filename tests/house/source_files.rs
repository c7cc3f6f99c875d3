//! The source files, for tests that read all of them.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of all rooms.
pub(crate) const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src");

/// Every Rust file in it.
pub(crate) fn source_files() -> Vec<PathBuf> {
    let mut files = Vec::new();
    collect(Path::new(SOURCE), &mut files);
    files
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the source") {
        let place = entry.expect("an entry").path();
        if place.is_dir() {
            collect(&place, files);
        } else if place.extension().is_some_and(|extension| extension == "rs") {
            files.push(place);
        }
    }
}
