//! Whether the file of a journal was cut short, by an unfinished copy or download: the header of an SQLite file says
//! how many pages it has.

use std::fs::File;
use std::io::Read as _;
use std::ops::Range;
use std::path::Path;

/// The first bytes of every SQLite database.
const MAGIC: &[u8] = b"SQLite format 3\0";
/// Where the header gives the size of a page, and the number of pages.
const PAGE_SIZE: Range<usize> = 16..18;
const PAGES: Range<usize> = 28..32;

/// Whether a file begins as a database and is shorter than its header says.
pub(super) fn is_cut(path: &Path) -> bool {
    let Ok(file) = File::open(path) else { return false };
    let Ok(length) = file.metadata().map(|about| about.len()) else { return false };
    let mut header = Vec::new();
    if file.take(100).read_to_end(&mut header).is_err() || !header.starts_with(MAGIC) {
        return false;
    }
    let number = |place: Range<usize>| {
        let bytes: &[u8] = header.get(place)?;
        Some(bytes.iter().fold(0, |number: u64, byte| (number << 8) | u64::from(*byte)))
    };
    match (number(PAGE_SIZE), number(PAGES)) {
        // The largest page size does not fit into two bytes.
        (Some(1), Some(pages)) => length < pages * 65_536,
        (Some(size), Some(pages)) => length < pages * size,
        _ => true,
    }
}
