//! Compares the clocks of the computer while the clock of a game runs. The game clock follows the monotonic count that
//! goes on in sleep. If the computer slept or its wall clock was set, that is told with the next sign of life.

use crate::clock::Span;
use crate::record::{ClockSetting, parted};

use super::machine::ClockCounts;

/// The time between two looks, the same as between two signs of life. Gradual clock correction (slewing) does not
/// exceed the tolerance in that time.
const BETWEEN: Span = Span::from_seconds(5);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Parted {
    /// The computer slept this long while the game clock went on.
    Slept(Span),
    /// The wall clock was set by this much; the game clock was not affected.
    WallSet(Span, ClockSetting),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum MachineClocks {
    /// No game clock is running, or none was at the last look.
    Unseen,
    /// The last reading, taken while a game clock ran.
    Seen(ClockCounts),
}

impl MachineClocks {
    /// Compares the clocks while the game clock runs. In a script, whose lines give the time, there is nothing to
    /// compare.
    pub(crate) fn look(&mut self, counts: impl FnOnce() -> Option<ClockCounts>) -> Vec<Parted> {
        match *self {
            MachineClocks::Unseen => {
                self.look_first(counts);
                Vec::new()
            }
            MachineClocks::Seen(before) => {
                let Some(now) = counts() else { return Vec::new() };
                if span(before.since_boot, now.since_boot) < BETWEEN {
                    return Vec::new();
                }
                *self = MachineClocks::Seen(now);
                told_by(before, now)
            }
        }
    }

    /// A game clock has started: clocks are compared from here on.
    pub(crate) fn look_first(&mut self, counts: impl FnOnce() -> Option<ClockCounts>) {
        if *self == MachineClocks::Unseen
            && let Some(counts) = counts()
        {
            *self = MachineClocks::Seen(counts);
        }
    }

    /// No game clock is running, so changes of the computer's clocks do not matter.
    pub(crate) fn look_away(&mut self) {
        if let MachineClocks::Seen(_) = self {
            *self = MachineClocks::Unseen;
        }
    }
}

/// What two readings show.
fn told_by(before: ClockCounts, now: ClockCounts) -> Vec<Parted> {
    let passed = span(before.since_boot, now.since_boot);
    let awake = now.awake.saturating_sub(before.awake) / 1_000;
    let slept = match parted(passed, awake) {
        Some((slept, ClockSetting::Back)) => Some(Parted::Slept(in_seconds(slept))),
        Some((_, ClockSetting::Forward)) | None => None,
    };
    let set = parted(passed, now.wall.saturating_sub(before.wall));
    slept.into_iter().chain(set.map(|(by, way)| Parted::WallSet(in_seconds(by), way))).collect()
}

/// Rounds to seconds: the clocks are read one after the other, so a fraction of a second means nothing.
fn in_seconds(span: Span) -> Span {
    Span::from_seconds(span.as_micros().saturating_add(500_000) / 1_000_000)
}

fn span(from: i64, to: i64) -> Span {
    Span::from_micros(u64::try_from(to.saturating_sub(from)).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reading(since_boot: i64, awake: i64, wall: i64) -> ClockCounts {
        ClockCounts {
            since_boot: since_boot * 1_000_000,
            awake: awake * 1_000_000,
            wall: wall * 1_000,
        }
    }

    #[test]
    fn sleep_and_a_clock_that_was_set_are_told_apart() {
        let before = reading(1_000, 900, 50_000);
        let told = |since_boot, awake, wall| told_by(before, reading(since_boot, awake, wall));
        let seconds = Span::from_seconds;
        assert_eq!(told(1_005, 905, 50_005), []);
        // Within the tolerance for normal drift.
        assert_eq!(told(1_007, 905, 50_005), []);
        assert_eq!(told(1_605, 905, 50_605), [Parted::Slept(seconds(600))]);
        let set = |by, way| Parted::WallSet(seconds(by), way);
        assert_eq!(told(1_005, 905, 53_605), [set(3_600, ClockSetting::Forward)]);
        assert_eq!(told(1_005, 905, 46_405), [set(3_600, ClockSetting::Back)]);
        let both = [Parted::Slept(seconds(600)), set(600, ClockSetting::Back)];
        assert_eq!(told(1_605, 905, 50_005), both);
        // One clock was read a moment later.
        let late = ClockCounts { wall: 46_405_400, ..reading(1_005, 905, 0) };
        assert_eq!(told_by(before, late), [set(3_600, ClockSetting::Back)]);
        // Time awake cannot exceed the total.
        assert_eq!(told(1_005, 1_905, 50_005), []);
    }
}
