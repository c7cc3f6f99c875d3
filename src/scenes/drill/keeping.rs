//! Progress on the disk: one file of readable lines, a drill or a task each, written anew
//! after every answer. Several programs may keep theirs in it at a time: each adds what was
//! answered to what the file has by then. A file that cannot be read is never lost. Never says
//! what is in it.

use std::fmt::Write as _;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::clock::calendar::{Stamp, day_of};
use crate::devices::whole::{self, FileOpening};
use crate::devices::{folders, system, timepiece};

use crate::home::drills::schedule::{Card, Change, Day, DrillRecord, Progress};
use crate::home::drills::task::Drill;

/// The first line: what the file is, and the number of its format.
const HEAD: &str = "hector drills ";
const FORMAT: u32 = 1;
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
    /// A later Hector has written it.
    Newer,
    /// A line is none of such a file: its number, and what stands there.
    Line(usize, String),
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
    read(&String::from_utf8_lossy(&bytes))
}

/// The progress in a file, and where a damaged one lies that was moved out of its way.
pub(super) fn take_up(file: &Path) -> Result<(Progress, Option<SetAside>), UnreadableProgress> {
    if let Ok(progress) = open(file) {
        return Ok((progress, None));
    }
    // One program at a time moves a damaged file, or the second would move what the first
    // has begun anew.
    let _alone = alone(file).map_err(UnreadableProgress::File)?;
    match open(file) {
        Ok(progress) => Ok((progress, None)),
        Err(reason @ UnreadableProgress::Line(..)) => {
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
        Err(reason @ UnreadableProgress::Line(..)) => {
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

/// Moves a file out of the way, and says where it lies now.
fn set_aside(file: &Path) -> io::Result<PathBuf> {
    let stamp = Stamp::of(timepiece::wall()).file_name();
    let aside = file.with_extension(format!("unreadable-{stamp}.txt"));
    fs::rename(file, &aside)?;
    Ok(aside)
}

fn read(text: &str) -> Result<Progress, UnreadableProgress> {
    let mut lines = text.lines().enumerate();
    let unreadable =
        |(number, line): (usize, &str)| UnreadableProgress::Line(number + 1, line.to_owned());
    let first = lines.next().unwrap_or((0, ""));
    match first.1.strip_prefix(HEAD).and_then(|number| number.parse::<u32>().ok()) {
        Some(FORMAT) => {}
        Some(newer) if newer > FORMAT => return Err(UnreadableProgress::Newer),
        _ => return Err(unreadable(first)),
    }
    let mut progress = Progress::default();
    for line in lines.filter(|(_, line)| !line.trim().is_empty()) {
        take(line.1, &mut progress).ok_or_else(|| unreadable(line))?;
    }
    Ok(progress)
}

fn take(line: &str, progress: &mut Progress) -> Option<()> {
    let (name, rest) = line.split_once(": ")?;
    let mut parts = rest.split(", ");
    if let Some(drill) = name.strip_prefix("drill ") {
        let drill = Drill::ALL.into_iter().find(|known| known.code() == drill)?;
        let level = value(parts.next()?, "level")?.parse().ok()?;
        let (right, wrong) = counts(&mut parts)?;
        let is_level = (1..=drill.levels()).contains(&level);
        progress.records.insert(drill, DrillRecord { level, right, wrong });
        return (is_level && parts.next().is_none()).then_some(());
    }
    let task = name.parse().ok()?;
    let stage = value(parts.next()?, "box")?.parse().ok()?;
    let due = Day(day_of(value(parts.next()?, "due")?)?);
    let (right, wrong) = counts(&mut parts)?;
    progress.cards.insert(task, Card { stage, due, right, wrong });
    let is_box = (1..=Card::BOXES).contains(&stage);
    (is_box && parts.next().is_none()).then_some(())
}

fn counts<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<(u32, u32)> {
    let right = value(parts.next()?, "right")?.parse().ok()?;
    let wrong = value(parts.next()?, "wrong")?.parse().ok()?;
    Some((right, wrong))
}

fn value<'a>(part: &'a str, name: &str) -> Option<&'a str> {
    part.strip_prefix(name)?.strip_prefix(' ')
}

fn written(progress: &Progress) -> String {
    let mut text = format!("{HEAD}{FORMAT}\n");
    for (drill, DrillRecord { level, right, wrong }) in &progress.records {
        let drill = drill.code();
        let _ = writeln!(text, "drill {drill}: level {level}, right {right}, wrong {wrong}");
    }
    for (task, Card { stage, due, right, wrong }) in &progress.cards {
        let due = Stamp::of_day(due.0).iso_date();
        let _ = writeln!(text, "{task}: box {stage}, due {due}, right {right}, wrong {wrong}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Square;
    use crate::home::drills::schedule::Answered;
    use crate::home::drills::task::Task;

    #[test]
    fn progress_is_taken_up_as_it_was_left() {
        let mut progress = Progress::default();
        progress.set_level(Drill::Alphabet, 3);
        progress.take(&Task::Colour(Square::E4), Answered::Right, Day(20_778));
        progress.take(&Task::Mate(2, 17), Answered::Wrong, Day(20_778));
        let text = written(&progress);
        assert_eq!(
            text,
            "hector drills 1\n\
             drill alphabet: level 3, right 0, wrong 0\n\
             drill colours: level 1, right 1, wrong 0\n\
             drill mate: level 1, right 0, wrong 1\n\
             colours e4: box 2, due 2026-11-22, right 1, wrong 0\n\
             mate 2 17: box 1, due 2026-11-21, right 0, wrong 1\n"
        );
        assert_eq!(read(&text).expect("progress"), progress);
    }

    #[test]
    fn a_line_that_is_none_is_found() {
        let head = "hector drills 1\n";
        for (line, text) in [
            (1, ""),
            (1, "PNG"),
            (2, "nonsense"),
            (2, "colours e9: box 1, due 2026-11-21, right 0, wrong 1"),
            (2, "colours e4: box 7, due 2026-11-21, right 0, wrong 1"),
            (2, "colours e4: box 1, due 2026-13-21, right 0, wrong 1"),
            (2, "colours e4: box 1, due 2026-11-21, right 0, wrong 1, more"),
            (2, "drill mate: level 4, right 0, wrong 1"),
        ] {
            let text = if line == 1 { text.to_owned() } else { format!("{head}{text}\n") };
            let Err(UnreadableProgress::Line(found, _)) = read(&text) else { panic!("{text}") };
            assert_eq!(found, line, "{text}");
        }
        assert!(matches!(read("hector drills 2\nnew\n"), Err(UnreadableProgress::Newer)));
    }
}
