//! Golden files. `UPDATE=1` rewrites them, and a person reads the difference.

use std::fs;
use std::path::Path;

/// Whether files are written instead of compared.
pub(crate) fn is_updated() -> bool {
    std::env::var_os("UPDATE").is_some()
}

/// Compares an answer with a file line by line, or writes the file.
#[track_caller]
pub(crate) fn holds(path: impl AsRef<Path>, found: &str) {
    let path = path.as_ref();
    if is_updated() {
        fs::write(path, found).expect("the golden file can be written");
        return;
    }
    let expected = fs::read_to_string(path).expect("the golden file is there; UPDATE=1 writes it");
    for (line, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, expected, "{}, line {}", path.display(), line + 1);
    }
    assert_eq!(found, expected, "{} has more or fewer lines", path.display());
}
