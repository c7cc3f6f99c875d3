//! The text of a device's seal: the record of its game, the home folder, the time of sealing by two clocks, and the
//! mark of the lock beside it.

use std::path::{Path, PathBuf};

use super::player::A_DAY;
use crate::clock::Span;

/// The contents of a seal file, and of the lock.
pub struct SealText {
    pub record: PathBuf,
    /// Identifies the home folder, whatever its name.
    pub home: Option<(u64, u64)>,
    /// When it was written, by the wall clock.
    wall: Option<i64>,
    /// The boot in which it was written, and how many microseconds after booting.
    boot: Option<(String, i64)>,
    /// The mark of the lock as text; the lock itself has none.
    pub witness: Option<String>,
}

impl SealText {
    /// The seal for the game of a record.
    pub fn of(record: &Path, home: Option<(u64, u64)>, now: SealTime) -> SealText {
        let boot = (!now.boot.is_empty()).then_some((now.boot, now.since_boot));
        SealText { record: record.to_owned(), home, wall: Some(now.wall), boot, witness: None }
    }

    pub fn written(&self) -> String {
        let mut text = String::new();
        if let Some((device, number)) = self.home {
            text += &format!("home {device} {number}\n");
        }
        if let Some(wall) = self.wall {
            text += &format!("wall {wall}\n");
        }
        if let Some((boot, since_boot)) = &self.boot {
            text += &format!("boot {boot} {since_boot}\n");
        }
        if let Some(witness) = &self.witness {
            text += &format!("witness {witness}\n");
        }
        text + "record " + &self.record.display().to_string()
    }

    /// Reads a seal. Earlier versions of Hector wrote only the name of the record.
    pub fn read(text: &str) -> SealText {
        let record = PathBuf::from(text);
        let mut read = SealText { record, home: None, wall: None, boot: None, witness: None };
        let mut rest = text;
        while let Some((line, after)) = rest.split_once('\n') {
            match line.split_once(' ') {
                Some(("home", words)) => {
                    read.home = words.split_once(' ').and_then(|(device, number)| {
                        Some((device.parse().ok()?, number.parse().ok()?))
                    });
                }
                Some(("wall", words)) => read.wall = words.parse().ok(),
                Some(("boot", words)) => {
                    read.boot = words.split_once(' ').and_then(|(boot, since_boot)| {
                        Some((boot.to_owned(), since_boot.parse().ok()?))
                    });
                }
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

    /// Whether it was written less than a day ago: by the monotonic clock within one boot, by the wall clock after a
    /// reboot.
    pub fn is_of_the_last_day(&self, now: &SealTime) -> bool {
        let millis = match (&self.boot, self.wall) {
            (Some((boot, since_boot)), _) if *boot == now.boot => {
                now.since_boot.saturating_sub(*since_boot) / 1_000
            }
            (_, Some(wall)) => now.wall.saturating_sub(wall),
            (_, None) => return false,
        };
        Span::from_millis(u64::try_from(millis).unwrap_or(0)) < A_DAY
    }
}

/// A moment by the clocks that are written into a seal.
#[derive(Debug, Clone, Default)]
pub struct SealTime {
    /// Milliseconds since 1970, by the wall clock.
    pub wall: i64,
    /// Identifies the boot; empty if the system does not tell.
    pub boot: String,
    /// Microseconds since booting, sleep included.
    pub since_boot: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again_and_the_name_alone_too() {
        let time = SealTime { wall: 3, boot: "b".to_owned(), since_boot: 4 };
        let mut seal = SealText::of(Path::new("/a b/game.hector"), Some((1, 2)), time);
        seal.witness = Some("4 5".to_owned());
        let read = SealText::read(&seal.written());
        assert_eq!(read.record, seal.record);
        assert_eq!((read.home, read.wall), (Some((1, 2)), Some(3)));
        assert_eq!(read.boot, Some(("b".to_owned(), 4)));
        assert_eq!(read.witness.as_deref(), Some("4 5"));
        let alone = SealText::read("/a b/game.hector");
        assert_eq!((alone.record, alone.home, alone.wall), (seal.record, None, None));
    }

    #[test]
    fn a_seal_without_a_record_holds_for_a_day_whatever_the_clock_on_the_wall_says() {
        const DAY: i64 = 24 * 60 * 60 * 1_000;
        let at = |boot: &str, hours: i64, wall| SealTime {
            wall,
            boot: boot.to_owned(),
            since_boot: hours * 3_600_000_000,
        };
        let holds = |written: SealTime, now: SealTime| {
            SealText::of(Path::new("game.hector"), None, written).is_of_the_last_day(&now)
        };
        // If the system does not identify boots, the wall clock counts.
        assert!(holds(at("", 0, 0), at("", 0, DAY - 1)) && !holds(at("", 0, 0), at("", 0, DAY)));
        assert!(!holds(at("one", 9, 0), at("other", 1, DAY)));
        // The date was set forward by a year, and back.
        assert!(holds(at("one", 1, 0), at("one", 24, 365 * DAY)));
        assert!(!holds(at("one", 1, 0), at("one", 25, -DAY)));
    }
}
