//! What a record looks like on the disk between two of its own writes. This shows if another program has written into
//! the file or cut it, even though it is still the same file.

use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};

use super::with_suffix;

/// How many bytes are compared at each end of a file, so that a row does not take longer in a long game.
const LOOKED_AT: u64 = 1 << 16;

/// The file of a record and its log.
#[derive(Debug)]
pub(super) struct Looks {
    /// Open as long as the record is: a program that closes a file loses every lock that it has on it.
    file: Option<File>,
    log: PathBuf,
    last: [Option<FileLook>; 2],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct FileLook {
    length: u64,
    digest: [u8; 32],
}

impl Looks {
    /// As the files look now.
    pub(super) fn begun(path: &Path) -> Looks {
        let (file, log) = (File::open(path).ok(), with_suffix(path, "-wal"));
        let mut looks = Looks { file, log, last: [None; 2] };
        looks.last = looks.now();
        looks
    }

    /// Call this after each write of our own.
    pub(super) fn wrote(&mut self) {
        self.last = self.now();
    }

    /// Whether the files look as we left them.
    pub(super) fn are_as_left(&self) -> bool {
        self.now() == self.last
    }

    fn now(&self) -> [Option<FileLook>; 2] {
        // No lock is held on the log, so it can be opened and closed.
        let log = File::open(&self.log).ok();
        [self.file.as_ref().and_then(FileLook::of), log.as_ref().and_then(FileLook::of)]
    }
}

impl FileLook {
    fn of(mut file: &File) -> Option<FileLook> {
        let length = file.metadata().ok()?.len();
        let mut digest = Sha256::new();
        for from in [0, length.saturating_sub(LOOKED_AT)] {
            let mut part = Vec::new();
            file.seek(SeekFrom::Start(from)).ok()?;
            file.take(LOOKED_AT).read_to_end(&mut part).ok()?;
            digest.update(&part);
            if length <= LOOKED_AT {
                break;
            }
        }
        Some(FileLook { length, digest: digest.finalize().into() })
    }
}
