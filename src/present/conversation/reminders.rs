//! The times at which a running clock is told by itself. Whether that is allowed is decided elsewhere.

use crate::chess::Color;
use crate::clock::Span;
use crate::words::is_typed_as_any;
use crate::words::scripts::length;

/// The times, the longest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimesToTell(Vec<Span>);

/// Words that turn the reminders off.
const NEVER: [&str; 7] = ["never", "none", "off", "nie", "keine", "aus", "jamais"];

/// How late a reminder may come and still be told as its round time.
const A_MOMENT: Span = Span::from_millis(200);

impl TimesToTell {
    const MOST: usize = 20;

    pub const NONE: TimesToTell = TimesToTell(Vec::new());

    /// Times as typed, separated by commas: "10 min, 1 min, 30 s", or "never".
    pub fn read(text: &str) -> Option<TimesToTell> {
        let text = text.trim().to_lowercase();
        if is_never(&text) {
            return Some(TimesToTell::NONE);
        }
        let times: Result<Vec<Span>, _> = text.split(',').map(length::read).collect();
        let mut times = times.ok()?;
        times.sort_unstable();
        times.dedup();
        times.reverse();
        let are_few = times.len() <= TimesToTell::MOST && !times.contains(&Span::ZERO);
        are_few.then_some(TimesToTell(times))
    }

    /// In the form that [`TimesToTell::read`] reads.
    pub(crate) fn written(&self) -> String {
        if self.0.is_empty() {
            return NEVER[0].to_owned();
        }
        let written = |time: &Span| match time.as_micros() / 1_000 {
            millis if millis % 1_000 == 0 => format!("{} s", millis / 1_000),
            millis => format!("{millis} ms"),
        };
        self.0.iter().map(written).collect::<Vec<_>>().join(", ")
    }

    /// The times, the longest first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Span> {
        self.0.iter().copied()
    }

    /// The times that apply in a game with this starting time: the starting time is not news, nor is a time that the
    /// clock reaches again after the first moves.
    pub fn after(&self, given: Option<Span>) -> TimesToTell {
        TimesToTell(self.iter().filter(|time| given.is_none_or(|given| *time < given)).collect())
    }

    /// How long until the next of them, with this time left.
    pub fn until_next(&self, left: Span) -> Option<Span> {
        self.iter().find(|time| *time < left).map(|time| left - time)
    }
}

impl Default for TimesToTell {
    fn default() -> TimesToTell {
        TimesToTell(vec![
            Span::from_minutes(10),
            Span::from_minutes(5),
            Span::from_minutes(1),
            Span::from_seconds(30),
            Span::from_seconds(10),
        ])
    }
}

pub(super) fn is_never(text: &str) -> bool {
    is_typed_as_any(text, &NEVER)
}

/// The reading of the running clock at the last check.
#[derive(Debug, Default)]
pub struct LastLook(Option<(Color, Span)>);

impl LastLook {
    /// Notes the reading of another side's clock when it starts.
    pub fn begins(&mut self, running: Option<(Color, Span)>) {
        if self.0.map(|(side, _)| side) != running.map(|(side, _)| side) {
            self.0 = running;
        }
    }

    /// Checks the running clock; returns the time to tell, if one has been reached since.
    pub fn time_to_tell(
        &mut self,
        running: Option<(Color, Span)>,
        times: &TimesToTell,
    ) -> Option<Span> {
        let before = std::mem::replace(&mut self.0, running);
        let (Some((before_side, before)), Some((side, left))) = (before, running) else {
            return None;
        };
        if before_side != side || left == Span::ZERO {
            return None;
        }
        let come = times.iter().filter(|time| before > *time && left <= *time).min()?;
        Some(as_called(come, left))
    }
}

/// The round time to tell for a reminder: the clock is checked a moment later, and "nine minutes and fifty-nine
/// seconds" is not wanted for ten minutes.
pub(super) fn as_called(come: Span, left: Span) -> Span {
    if come < left + A_MOMENT { come } else { left }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_in_any_language_and_written_as_they_are_read() {
        let read = |text| TimesToTell::read(text).map(|times| times.0);
        let expected = [Span::from_minutes(10), Span::from_seconds(30)];
        for text in ["30 s, 10 min", "10 Minuten, 30 Sekunden, 30 s", "10 minutes,30 secondes"] {
            assert_eq!(read(text).as_deref(), Some(&expected[..]), "{text}");
        }
        assert_eq!(read("nie"), Some(Vec::new()));
        for text in ["", "10", "0 s", "soon", "10 min,", "-1 s", &"1 s,".repeat(30)] {
            assert_eq!(read(text), None, "{text}");
        }
        for times in [TimesToTell::default(), TimesToTell::NONE] {
            assert_eq!(TimesToTell::read(&times.written()), Some(times));
        }
    }
    #[test]
    fn what_a_game_begins_with_is_no_time_to_tell() {
        let times = |given| TimesToTell::default().after(given).0.len();
        assert_eq!(times(Some(Span::from_minutes(5))), 3);
        assert_eq!(times(Some(Span::from_minutes(15))), 5);
        assert_eq!(times(None), 5);
    }

    #[test]
    fn a_time_that_came_a_moment_ago_is_told_as_it_is_called() {
        let seconds = Span::from_seconds;
        let ago = |millis| seconds(60) - Span::from_millis(millis);
        for (left, told) in [
            (seconds(60), Some(seconds(60))),
            (ago(20), Some(seconds(60))),
            // A player who was talking meanwhile wants to know the actual time left.
            (ago(2_000), Some(ago(2_000))),
            (seconds(61), None),
            (Span::ZERO, None),
        ] {
            let mut look = LastLook(Some((Color::White, seconds(90))));
            assert_eq!(
                look.time_to_tell(Some((Color::White, left)), &TimesToTell::default()),
                told
            );
        }
    }
}
