//! A countdown that a page shows between two updates.

use std::time::{Duration, Instant};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CountDown {
    /// The time left at the start.
    pub left: Duration,
    /// From when it decreases; `None` if it stands still.
    pub runs_from: Option<Instant>,
}

impl CountDown {
    pub(super) fn left(&self, now: Instant) -> Duration {
        let passed =
            self.runs_from.map_or(Duration::ZERO, |from| now.saturating_duration_since(from));
        self.left.saturating_sub(passed)
    }

    /// How long the shown value stays the same. `None` if it does not change.
    pub(super) fn shows_for(&self, now: Instant) -> Option<Duration> {
        let left = self.left(now);
        let waits = self.runs_from?.saturating_duration_since(now);
        let part = Duration::from_nanos(left.subsec_nanos().into());
        (!left.is_zero()).then_some(waits + part + Duration::from_millis(1))
    }

    /// Hours, minutes and seconds, rounded down.
    pub(super) fn shown(&self, now: Instant) -> String {
        let seconds = self.left(now).as_secs();
        format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    }
}

/// The placeholder in a page for the countdown with this number. Its control characters do not occur in other texts.
#[must_use]
pub fn count_place(number: usize) -> String {
    format!("\u{1}count {number}\u{1}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_cut_to_seconds_and_waits_until_it_runs() {
        let now = Instant::now();
        let stands = CountDown { left: Duration::from_millis(5_400_900), runs_from: None };
        assert_eq!((stands.shown(now).as_str(), stands.shows_for(now)), ("1:30:00", None));
        let delayed = CountDown {
            left: Duration::from_millis(61_500),
            runs_from: Some(now + Duration::from_secs(5)),
        };
        assert_eq!(delayed.shown(now + Duration::from_secs(5)), "0:01:01");
        assert_eq!(delayed.shows_for(now), Some(Duration::from_millis(5_501)));
        assert_eq!(delayed.shown(now + Duration::from_millis(5_501)), "0:01:00");
        let over = now + Duration::from_secs(600);
        assert_eq!((delayed.shown(over).as_str(), delayed.shows_for(over)), ("0:00:00", None));
    }
}
