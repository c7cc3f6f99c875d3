//! What stands in the seal of a device: the record of its game, the home, when it was written, and the mark
//! of the lock beside it. Never looks at a file.

use std::path::{Path, PathBuf};

use super::player::A_DAY;
use crate::clock::Span;

/// What stands in the file of a seal, and in the lock.
pub(crate) struct SealText {
    pub(crate) record: PathBuf,
    /// Which folder the home is, whatever its name.
    pub(crate) home: Option<(u64, u64)>,
    /// When it was written, by the clock on the wall.
    wall: Option<i64>,
    /// The mark of the lock, as it is written; the lock itself has none.
    pub(crate) witness: Option<String>,
}

impl SealText {
    /// The seal of the game of a record.
    pub(crate) fn of(record: &Path, home: Option<(u64, u64)>, wall: i64) -> SealText {
        SealText { record: record.to_owned(), home, wall: Some(wall), witness: None }
    }

    /// As it is written.
    pub(crate) fn written(&self) -> String {
        let mut text = String::new();
        if let Some((device, number)) = self.home {
            text += &format!("home {device} {number}\n");
        }
        if let Some(wall) = self.wall {
            text += &format!("wall {wall}\n");
        }
        if let Some(witness) = &self.witness {
            text += &format!("witness {witness}\n");
        }
        text + "record " + &self.record.display().to_string()
    }

    /// An earlier Hector wrote the name of the record and nothing else.
    pub(crate) fn read(text: &str) -> SealText {
        let mut read =
            SealText { record: PathBuf::from(text), home: None, wall: None, witness: None };
        let mut rest = text;
        while let Some((line, after)) = rest.split_once('\n') {
            match line.split_once(' ') {
                Some(("home", words)) => {
                    read.home = words.split_once(' ').and_then(|(device, number)| {
                        Some((device.parse().ok()?, number.parse().ok()?))
                    });
                }
                Some(("wall", words)) => read.wall = words.parse().ok(),
                Some(("witness", words)) => read.witness = Some(words.to_owned()),
                _ => break,
            }
            rest = after;
        }
        if let Some(record) = rest.strip_prefix("record ") {
            read.record = PathBuf::from(record);
        }
        read
    }

    /// Whether it was written less than a day before, by the clock on the wall.
    pub(crate) fn is_of_the_last_day(&self, now: i64) -> bool {
        self.wall.is_some_and(|wall| {
            let since = u64::try_from(now.saturating_sub(wall)).unwrap_or(0);
            Span::from_millis(since) < A_DAY
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again_and_the_name_alone_too() {
        let mut seal = SealText::of(Path::new("/a b/game.hector"), Some((1, 2)), 3);
        seal.witness = Some("4 5".to_owned());
        let read = SealText::read(&seal.written());
        assert_eq!(read.record, seal.record);
        assert_eq!((read.home, read.wall), (Some((1, 2)), Some(3)));
        assert_eq!(read.witness.as_deref(), Some("4 5"));
        let alone = SealText::read("/a b/game.hector");
        assert_eq!((alone.record, alone.home, alone.wall), (seal.record, None, None));
    }

    #[test]
    fn a_seal_without_a_record_holds_for_a_day() {
        let seal = SealText::of(Path::new("game.hector"), None, 0);
        let day = 24 * 60 * 60 * 1_000;
        assert!(seal.is_of_the_last_day(day - 1) && !seal.is_of_the_last_day(day));
    }
}
