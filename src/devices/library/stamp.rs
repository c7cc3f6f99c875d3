//! Tells whether a file has changed, by its length, the time of its last change and a check sum of a few pages.

use std::fs::File;
use std::io;

use super::check;
use crate::system;

/// The state of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileStamp {
    /// Length in bytes.
    pub length: u64,
    /// Time of the last change, in nanoseconds since 1970.
    pub(super) changed: i64,
    /// Check sum of some pages.
    pub(super) sample: u64,
}

/// Pages that are read, including the first and the last.
const PAGES: u64 = 16;
const PAGE: u64 = 4096;

impl FileStamp {
    /// The current state of a file.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn of(file: &File) -> io::Result<FileStamp> {
        let metadata = file.metadata()?;
        let length = metadata.len();
        let last = length.saturating_sub(PAGE);
        let mut pages = Vec::new();
        for number in 0..PAGES {
            let mut page = vec![0; usize::try_from(PAGE.min(length)).unwrap_or_default()];
            let at = u128::from(last) * u128::from(number) / u128::from(PAGES - 1);
            let read = system::read_at(file, &mut page, u64::try_from(at).unwrap_or(last))?;
            pages.extend_from_slice(page.get(..read).unwrap_or_default());
        }
        Ok(FileStamp { length, changed: system::changed(&metadata), sample: check::sum(&pages) })
    }

    /// Whether a file still has this length and this time of last change. The pages are not compared.
    #[must_use]
    pub fn still_holds(&self, file: &File) -> bool {
        let now = file.metadata();
        now.is_ok_and(|now| now.len() == self.length && system::changed(&now) == self.changed)
    }
}
