//! Holds the clocks of the machine against each other while the clock of a game runs. That one
//! follows the count that nobody can set and that goes on in sleep; where the machine slept, or
//! where its clock on the wall was set, this is told with the next sign of life.

use crate::clock::Span;
use crate::record::{ClockSetting, parted};

use super::machine::ClockCounts;

/// How long it takes from one look to the next: as long as from one sign of life to the next.
/// What steers a clock slowly does not part it from another in that time.
const BETWEEN: Span = Span::from_seconds(5);

/// What the clocks of the machine tell of each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Parted {
    /// The machine slept so long, and the clock of the game went on.
    Slept(Span),
    /// The clock on the wall was set by so much, and the clock of the game was not.
    WallSet(Span, ClockSetting),
}

/// The clocks of the machine, as they are looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum MachineClocks {
    /// No clock of a game runs, or none did when they were last looked at.
    Unseen,
    /// They were looked at while a clock ran.
    Seen(ClockCounts),
}

impl MachineClocks {
    /// Looks at them while the clock of the game runs. Where the lines of a script tell the time
    /// there is nothing to see.
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

    /// A clock runs, perhaps since a moment ago: from then on they are compared.
    pub(crate) fn look_first(&mut self, counts: impl FnOnce() -> Option<ClockCounts>) {
        if *self == MachineClocks::Unseen
            && let Some(counts) = counts()
        {
            *self = MachineClocks::Seen(counts);
        }
    }

    /// No clock runs: what happens to those of the machine is no matter of the game.
    pub(crate) fn look_away(&mut self) {
        if let MachineClocks::Seen(_) = self {
            *self = MachineClocks::Unseen;
        }
    }
}

/// What two looks tell.
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

/// The clocks are read one after the other, so that less than a second says nothing.
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
        // As far as clocks part by themselves.
        assert_eq!(told(1_007, 905, 50_005), []);
        assert_eq!(told(1_605, 905, 50_605), [Parted::Slept(seconds(600))]);
        let set = |by, way| Parted::WallSet(seconds(by), way);
        assert_eq!(told(1_005, 905, 53_605), [set(3_600, ClockSetting::Forward)]);
        assert_eq!(told(1_005, 905, 46_405), [set(3_600, ClockSetting::Back)]);
        let both = [Parted::Slept(seconds(600)), set(600, ClockSetting::Back)];
        assert_eq!(told(1_605, 905, 50_005), both);
        // One clock was read a moment after the other.
        let late = ClockCounts { wall: 46_405_400, ..reading(1_005, 905, 0) };
        assert_eq!(told_by(before, late), [set(3_600, ClockSetting::Back)]);
        // No clock counts further awake than in all.
        assert_eq!(told(1_005, 1_905, 50_005), []);
    }
}
