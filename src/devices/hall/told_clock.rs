//! Tells the hall the time on the table's wall clock, if the hall does not know it.

use std::time::Instant;

use crate::timepiece;

/// A clock that has moved by this many milliseconds against the elapsed time is told again.
const MOVED: i64 = 5000;

/// What the hall knows of this clock.
pub(super) struct ToldClock {
    began: Instant,
    /// The time at the beginning, as it was told, and whether the hall has heard it.
    told: Option<(i64, bool)>,
}

impl ToldClock {
    pub(super) fn not_yet() -> ToldClock {
        ToldClock { began: Instant::now(), told: None }
    }

    /// The letter that tells the time, if it is due.
    pub(super) fn letter(&mut self) -> Option<String> {
        let shows = timepiece::wall();
        let passed = i64::try_from(self.began.elapsed().as_millis()).unwrap_or(i64::MAX);
        let began_at = shows.saturating_sub(passed);
        let is_known = |(told, is_heard): (i64, bool)| {
            is_heard && began_at.saturating_sub(told).saturating_abs() < MOVED
        };
        if self.told.is_some_and(is_known) {
            return None;
        }
        self.told = Some((began_at, false));
        Some(format!("{WALL}{shows}"))
    }

    /// The hall has answered, so it has heard the time too.
    pub(super) fn is_heard(&mut self) {
        if let Some((_, is_heard)) = &mut self.told {
            *is_heard = true;
        }
    }
}

/// Precedes the milliseconds since 1970.
const WALL: &str = "wall ";

/// The time of a table's clock, if the letter tells it.
pub(super) fn shown(letter: &str) -> Option<i64> {
    letter.strip_prefix(WALL)?.parse().ok()
}
