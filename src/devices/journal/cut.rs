//! Whether the file of a journal was cut, by a copy or a download that did not come to its end: its header
//! says how many pages there are. Knows nothing else of a database.

use std::fs::File;
use std::io::Read as _;
use std::ops::Range;
use std::path::Path;

/// What every database begins with.
const MAGIC: &[u8] = b"SQLite format 3\0";
/// Where the header has the size of a page, and their number.
const PAGE_SIZE: Range<usize> = 16..18;
const PAGES: Range<usize> = 28..32;

/// Whether a file is the beginning of a database, and shorter than that says.
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
        // The largest page does not fit into two bytes.
        (Some(1), Some(pages)) => length < pages * 65_536,
        (Some(size), Some(pages)) => length < pages * size,
        _ => true,
    }
}
