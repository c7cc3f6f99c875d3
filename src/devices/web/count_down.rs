//! What counts down on a page between two writings of it. Never knows whose time it is.

use std::time::{Duration, Instant};

/// How much is left, and since when it becomes less.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CountDown {
    /// What was left then.
    pub left: Duration,
    /// From when on it becomes less; it stands where there is no such moment.
    pub runs_from: Option<Instant>,
}

impl CountDown {
    /// What is left at a moment.
    pub(super) fn left(&self, now: Instant) -> Duration {
        let passed =
            self.runs_from.map_or(Duration::ZERO, |from| now.saturating_duration_since(from));
        self.left.saturating_sub(passed)
    }

    /// How long it shows what it shows now; nothing where that does not change.
    pub(super) fn shows_for(&self, now: Instant) -> Option<Duration> {
        let left = self.left(now);
        let waits = self.runs_from?.saturating_duration_since(now);
        let part = Duration::from_nanos(left.subsec_nanos().into());
        (!left.is_zero()).then_some(waits + part + Duration::from_millis(1))
    }

    /// As a clock shows it: hours, minutes and seconds, and no second too many.
    pub(super) fn shown(&self, now: Instant) -> String {
        let seconds = self.left(now).as_secs();
        format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    }
}

/// What stands in a page where this one of what counts down is shown: a sign that no text of people keeps.
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
