//! The check sums of the files in a folder, as sha256sum writes them. Never reads a folder.

use sha2::{Digest as _, Sha256};

/// The file that they stand in.
pub(super) const NAME: &str = "MANIFEST";

/// The check sum of a file with these bytes.
pub(super) fn sum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The line for a file.
pub(super) fn line(bytes: &[u8], file: &str) -> String {
    format!("{}  {file}\n", sum(bytes))
}

/// The check sum in a line, and the file that it is of; nothing if it has no such form.
#[cfg(feature = "ear")]
pub(super) fn read_line(line: &str) -> Option<(&str, &str)> {
    let (sum, file) = line.split_once(' ')?;
    // After the sum stands a space, or an asterisk for binary.
    Some((sum, file.trim_start_matches([' ', '*']).trim_end()))
}
