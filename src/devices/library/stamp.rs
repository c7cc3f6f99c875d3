//! By what a file is known to be as it was: its length, its last change, and a sum of some
//! of its pages. Never reads more than a few pages of it.

use std::fs::File;
use std::io;

use super::check;
use crate::system;

/// How a file was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileStamp {
    /// Its length in bytes.
    pub length: u64,
    /// When it was last changed, in nanoseconds since 1970.
    pub(super) changed: i64,
    /// The sum of some of its pages.
    pub(super) sample: u64,
}

/// How many pages are looked at, the first and the last among them.
const PAGES: u64 = 16;
const PAGE: u64 = 4096;

impl FileStamp {
    /// How a file is now.
    ///
    /// # Errors
    /// When it cannot be read.
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

    /// Whether a file still has the length and the last change that it had.
    #[must_use]
    pub fn still_holds(&self, file: &File) -> bool {
        let now = file.metadata();
        now.is_ok_and(|now| now.len() == self.length && system::changed(&now) == self.changed)
    }
}
