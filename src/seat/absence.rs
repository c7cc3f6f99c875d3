//! How long a game was left: measured by a monotonic clock and compared with the wall clock, which can be set.

use crate::clock::Span;
use crate::record::CLOCK_TOLERANCE;
use crate::table::Absence;

/// Longer than any adjournment. A wall clock that reports more was set wrong.
const LONGEST_ABSENCE: Span = Span::from_minutes(60 * 24 * 366);

/// By how much the wall clock was set back since the program was last seen alive. Both in milliseconds.
pub fn set_back(seen: i64, wall: i64) -> Option<Span> {
    let by = u64::try_from(seen.checked_sub(wall)?).ok()?;
    Some(Span::from_millis(by)).filter(|by| *by > CLOCK_TOLERANCE)
}

/// How long ago the program was last seen alive, by the wall clock. `None` if that clock was set back or is years off.
pub fn by_the_wall(seen: i64, wall: i64) -> Option<Span> {
    let since = u64::try_from(wall.checked_sub(seen)?).ok()?;
    Some(Span::from_millis(since)).filter(|since| *since < LONGEST_ABSENCE)
}

/// Compares an absence measured by the monotonic clock with the wall clock.
pub fn measured(measured: Span, wall: Option<Span>) -> Absence {
    match wall {
        Some(wall) if wall.max(measured) - wall.min(measured) > CLOCK_TOLERANCE => {
            Absence::Disputed { measured, wall }
        }
        // A clock that was set back gives nothing to compare with.
        _ => Absence::Measured(measured),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_was_set_disputes_the_absence_or_says_nothing() {
        let minute = Span::from_minutes(1);
        assert_eq!(measured(minute, by_the_wall(0, 61_000)), Absence::Measured(minute));
        let wall = Span::from_minutes(5);
        let disputed = Absence::Disputed { measured: minute, wall };
        assert_eq!(measured(minute, by_the_wall(0, 300_000)), disputed);
        assert_eq!(measured(minute, by_the_wall(300_000, 0)), Absence::Measured(minute));
        assert_eq!(set_back(300_000, 0), Some(wall));
        assert_eq!(set_back(1_000, 0), None);
    }
}
