//! The check sums of files, as sha256sum writes them, and the list of those in a folder. Never reads a
//! folder.

use sha2::{Digest as _, Sha256};

use super::hex::hex;

/// The file that they stand in.
pub(super) const NAME: &str = "MANIFEST";

/// The check sum of a file whose bytes come one piece after the other.
#[derive(Debug, Default)]
pub(super) struct CheckSum(Sha256);

impl CheckSum {
    pub(super) fn add(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// As it is written, in small letters.
    pub(super) fn written(self) -> String {
        hex(&self.0.finalize())
    }
}

/// The check sum of a file with these bytes.
pub(super) fn sum(bytes: &[u8]) -> String {
    let mut sum = CheckSum::default();
    sum.add(bytes);
    sum.written()
}

/// The line for a file with this check sum.
pub(super) fn line(sum: &str, file: &str) -> String {
    format!("{sum}  {file}\n")
}

/// The check sum in a line, and the file that it is of; nothing if it has no such form.
#[cfg(feature = "ear")]
pub(super) fn read_line(line: &str) -> Option<(&str, &str)> {
    let (sum, file) = line.split_once(' ')?;
    // After the sum stands a space, or an asterisk for binary.
    Some((sum, file.trim_start_matches([' ', '*']).trim_end()))
}
