//! Progress on the disk: one file of readable lines, a drill or a task each, written again
//! after every answer. Several programs may keep theirs in it at a time: each adds what was
//! answered to what the file has by then. A file that cannot be read is never lost. Never says
//! what is in it.

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
/// For so long another program is waited for that has the file; it needs milliseconds.
const PATIENCE: Duration = Duration::from_secs(5);
/// Between two looks whether it is done.
const SLICE: Duration = Duration::from_millis(10);

/// Why progress cannot be taken up.
#[derive(Debug)]
pub(super) enum UnreadableProgress {
    /// The file cannot be read at all.
    File(io::Error),
    /// What is in it is no progress.
    Text(NoProgress),
}

/// The file where it is not named.
pub(super) fn usual_file() -> Option<PathBuf> {
    Some(folders::home()?.join("drills").join("progress.txt"))
}

/// Today, by the clock on the wall.
pub(super) fn today() -> Day {
    Day(Stamp::day(timepiece::wall()))
}

/// The progress in a file; none yet where there is no file.
pub(super) fn open(file: &Path) -> Result<Progress, UnreadableProgress> {
    let bytes = match whole::bytes(file, MOST_BYTES) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Progress::default()),
        Err(error) => return Err(UnreadableProgress::File(error)),
    };
    read(&String::from_utf8_lossy(&bytes)).map_err(UnreadableProgress::Text)
}

/// The progress in a file, and where a damaged one lies that was moved out of its way.
pub(super) fn take_up(file: &Path) -> Result<(Progress, Option<SetAside>), UnreadableProgress> {
    if let Ok(progress) = open(file) {
        return Ok((progress, None));
    }
    // One program at a time moves a damaged file, or the second would move what the first
    // has started over.
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

/// A damaged file that was moved out of the way.
#[derive(Debug)]
pub(super) struct SetAside {
    pub(super) reason: UnreadableProgress,
    pub(super) lies_at: PathBuf,
}

/// Adds what has changed to what a file has, and gives what is known then. Where there is no
/// file, or a damaged one that is moved out of the way, `own` is written, which has the
/// changes. A failure half way leaves the file as it was.
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

/// Has the file for this program alone until it is dropped. The lock is on a file beside it,
/// because the file itself is replaced.
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
