//! How long a game was left, by a clock that goes on and by the clock on the wall, which somebody may set.
//! Never reads a clock.

use crate::clock::Span;
use crate::record::CLOCK_TOLERANCE;
use crate::table::Absence;

/// Longer than any game is adjourned: a clock that says so was set wrong.
const LONGEST_ABSENCE: Span = Span::from_minutes(60 * 24 * 366);

/// By how much the clock on the wall was set back since it was last seen, in its milliseconds.
pub fn set_back(seen: i64, wall: i64) -> Option<Span> {
    let by = u64::try_from(seen.checked_sub(wall)?).ok()?;
    Some(Span::from_millis(by)).filter(|by| *by > CLOCK_TOLERANCE)
}

/// How long ago the program was last seen alive, by the clock on the wall; nothing where that
/// clock was set back, or by years.
pub fn by_the_wall(seen: i64, wall: i64) -> Option<Span> {
    let since = u64::try_from(wall.checked_sub(seen)?).ok()?;
    Some(Span::from_millis(since)).filter(|since| *since < LONGEST_ABSENCE)
}

/// An absence by the clock that goes on, held against the clock on the wall.
pub fn measured(measured: Span, wall: Option<Span>) -> Absence {
    match wall {
        Some(wall) if wall.max(measured) - wall.min(measured) > CLOCK_TOLERANCE => {
            Absence::Disputed { measured, wall }
        }
        // A clock that was set back says nothing that could be told.
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
