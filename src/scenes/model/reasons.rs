//! Why a model is not fetched or not unpacked, in the language of the user.

use std::path::Path;
use std::time::Duration;

use crate::devices::fetching::{Fetch, FetchFault, GOT_BY, PROGRAM};
use crate::devices::zip::ZipFault;
use crate::scenes::reasons::refused;
use crate::words::Texts;
use crate::words::enrol::models_told::megabytes;

/// Why a download failed, with the command `again` that continues it.
pub(super) fn unfetched(fault: &FetchFault, fetch: &Fetch, again: &str, texts: &Texts) -> String {
    let address = fetch.address.to_string();
    match fault {
        FetchFault::NoCurl => texts.fetch_no_curl(PROGRAM, GOT_BY),
        FetchFault::NotStarted(error) => texts.fetch_not_started(PROGRAM, &refused(error, texts)),
        FetchFault::Refused(number) => texts.fetch_refused(&address, *number),
        FetchFault::Elsewhere(to) => texts.fetch_elsewhere(&address, to),
        FetchFault::Unreached(words) => texts.fetch_unreached(&address, words),
        FetchFault::Late => texts.fetch_late(seconds(fetch.patience), again),
        FetchFault::Cut(there) => texts.fetch_cut(megabytes(*there), again),
        FetchFault::OtherSize { expected, found } => texts.fetch_other_size(*expected, *found),
        FetchFault::NoSize => texts.fetch_no_size(&address),
        FetchFault::Disk(error) => texts.not_written(&shown(&fetch.into), &refused(error, texts)),
    }
}

pub(super) fn unpacked_not(fault: &ZipFault, texts: &Texts) -> String {
    match fault {
        ZipFault::Unreadable(error) => texts.archive_unreadable(&refused(error, texts)),
        ZipFault::NoArchive => texts.archive_is_none(),
        ZipFault::Damaged => texts.archive_damaged(),
        ZipFault::TooLarge => texts.archive_too_large(),
        ZipFault::Locked(file) => texts.archive_locked(file),
        ZipFault::OddName(file) => texts.archive_odd_name(file),
        ZipFault::NoFile(file) => texts.archive_no_file(file),
        ZipFault::Twice(file) => texts.archive_twice(file),
        ZipFault::OddPacking(file) => texts.archive_odd_packing(file),
        ZipFault::OddContents(file) => texts.archive_odd_contents(file),
        ZipFault::Unwritable(error) => texts.archive_unwritable(&refused(error, texts)),
    }
}

fn seconds(time: Duration) -> u64 {
    time.as_secs()
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
