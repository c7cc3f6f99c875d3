//! Check sums of files in the format of sha256sum, and the name of the file that lists those of a folder.

use sha2::{Digest as _, Sha256};

use super::hex::hex;

/// The file with the check sums.
pub(super) const NAME: &str = "MANIFEST";

/// Sums up a file that is read in pieces.
#[derive(Debug, Default)]
pub(super) struct CheckSum(Sha256);

impl CheckSum {
    pub(super) fn add(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// In lower case.
    pub(super) fn written(self) -> String {
        hex(&self.0.finalize())
    }
}

pub(super) fn sum(bytes: &[u8]) -> String {
    let mut sum = CheckSum::default();
    sum.add(bytes);
    sum.written()
}

pub(super) fn line(sum: &str, file: &str) -> String {
    format!("{sum}  {file}\n")
}

/// The check sum in a line and the file it belongs to. `None` if the line has another form.
#[cfg(feature = "ear")]
pub(super) fn read_line(line: &str) -> Option<(&str, &str)> {
    let (sum, file) = line.split_once(' ')?;
    // The sum is followed by a space, and by another or by an asterisk for binary.
    Some((sum, file.trim_start_matches([' ', '*']).trim_end()))
}
