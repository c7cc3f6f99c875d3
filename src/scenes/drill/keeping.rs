//! Progress on the disk: one file of readable lines, one for each drill or task, rewritten after every answer. Several
//! programs may share it: each adds its answers to what the file has by then. A file that cannot be read is never lost.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::clock::calendar::Stamp;
use crate::devices::whole::{self, FileOpening};
use crate::devices::{folders, system, timepiece};

use crate::home::drills::progress_lines::{NoProgress, read, written};
use crate::home::drills::schedule::{Change, Day, Progress};
use crate::scenes::set_aside::set_aside;

/// More text than a lifetime of drills makes.
const MOST_BYTES: u64 = 16 << 20;
/// How long to wait for another program that has the file; it needs milliseconds.
const PATIENCE: Duration = Duration::from_secs(5);
/// The time between two attempts to get the file.
const SLICE: Duration = Duration::from_millis(10);

/// Why progress cannot be read.
#[derive(Debug)]
pub(super) enum UnreadableProgress {
    /// The file cannot be read.
    File(io::Error),
    /// The text is not progress.
    Text(NoProgress),
}

/// The file, unless another one is named.
pub(super) fn usual_file() -> Option<PathBuf> {
    Some(folders::home()?.join("drills").join("progress.txt"))
}

/// Today, by the wall clock.
pub(super) fn today() -> Day {
    Day(Stamp::day(timepiece::wall()))
}

/// Reads progress from a file. It is empty if the file does not exist.
pub(super) fn open(file: &Path) -> Result<Progress, UnreadableProgress> {
    let bytes = match whole::bytes(file, MOST_BYTES) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Progress::default()),
        Err(error) => return Err(UnreadableProgress::File(error)),
    };
    read(&String::from_utf8_lossy(&bytes)).map_err(UnreadableProgress::Text)
}

/// Reads progress from a file. A damaged file is moved away; then the result says where it is now.
pub(super) fn take_up(file: &Path) -> Result<(Progress, Option<SetAside>), UnreadableProgress> {
    if let Ok(progress) = open(file) {
        return Ok((progress, None));
    }
    // Only one program at a time moves a damaged file. Otherwise the second would move the new file of the first.
    let _alone = alone(file).map_err(UnreadableProgress::File)?;
    match open(file) {
        Ok(progress) => Ok((progress, None)),
        Err(reason @ UnreadableProgress::Text(NoProgress::Line(..))) => {
            let lies_at = set_aside(file).map_err(UnreadableProgress::File)?;
            Ok((Progress::default(), Some(SetAside { reason, lies_at })))
        }
        Err(unreadable) => Err(unreadable),
    }
}

#[derive(Debug)]
pub(super) struct SetAside {
    pub(super) reason: UnreadableProgress,
    pub(super) lies_at: PathBuf,
}

/// Adds changes to what the file has, and returns the result. If the file is missing or damaged, `own` is written,
/// which includes the changes; a damaged file is moved away first. A failure half way leaves the file unchanged.
pub(super) fn add(
    changes: &[Change],
    own: &Progress,
    file: &Path,
) -> Result<(Progress, Option<SetAside>), UnreadableProgress> {
    let folder = file.parent().map_or(Ok(()), folders::make_private);
    let _alone = folder.and_then(|()| alone(file)).map_err(UnreadableProgress::File)?;
    let (progress, aside) = match open(file) {
        Ok(mut progress) if file.exists() => {
            changes.iter().for_each(|change| progress.apply(change));
            (progress, None)
        }
        Ok(_) => (own.clone(), None),
        Err(reason @ UnreadableProgress::Text(NoProgress::Line(..))) => {
            let lies_at = set_aside(file).map_err(UnreadableProgress::File)?;
            (own.clone(), Some(SetAside { reason, lies_at }))
        }
        Err(unreadable) => return Err(unreadable),
    };
    whole::replace_private(file, written(&progress)).map_err(UnreadableProgress::File)?;
    Ok((progress, aside))
}

/// Locks the file for this program until the result is dropped. The lock is on a separate file, because the progress
/// file itself is replaced.
fn alone(file: &Path) -> io::Result<File> {
    let lock = whole::private(&file.with_extension("lock"), FileOpening::Kept)?;
    let until = Instant::now() + PATIENCE;
    loop {
        match system::try_lock(&lock) {
            Ok(()) => return Ok(lock),
            Err(TryLockError::Error(error)) => return Err(error),
            Err(TryLockError::WouldBlock) if Instant::now() >= until => {
                return Err(io::ErrorKind::TimedOut.into());
            }
            Err(TryLockError::WouldBlock) => std::thread::sleep(SLICE),
        }
    }
}
