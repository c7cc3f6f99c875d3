//! The clock held against the figures of the Laws and against what happens to clocks
//! in a hall: late presses, double presses, fallen flags, corrections.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at a wrong expectation")]

use hector::chess::Color::{self, Black, White};
use hector::clock::{Clock, Moment, PeriodEnd, PressOutcome, Span};

fn set(control: &str, period_end: PeriodEnd) -> Clock {
    Clock::new(control.parse().expect("a test's own time control"), period_end)
}

fn running(control: &str, period_end: PeriodEnd) -> Clock {
    set(control, period_end).started(Moment::ZERO)
}

fn at(seconds: u64) -> Moment {
    Moment::ZERO + Span::from_seconds(seconds)
}

fn shown(clock: &Clock, side: Color, seconds: u64) -> String {
    let remaining = clock.reading(at(seconds)).of(side).remaining;
    remaining.map_or_else(|| "no limit".to_owned(), |span| span.to_string())
}

fn press(clock: &Clock, by: Color, seconds: u64) -> Clock {
    let (pressed, outcome) = clock.pressed(by, at(seconds));
    assert!(matches!(outcome, PressOutcome::Turned { .. }), "{outcome:?}");
    pressed
}

/// Each line: a time control, the seconds White uses on each move, and what White's
/// clock shows at the start and after each.
#[test]
fn the_clock_shows_the_figures_of_the_laws() {
    let mut checked = 0;
    for line in include_str!("seeds/clock_figures.txt").lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let [control, used, expected] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("three columns expected: {line}");
        };
        let mut clock = running(control, PeriodEnd::ByMoveCounter);
        let mut faces = vec![shown(&clock, White, 0)];
        let mut now = 0;
        for used in used.split_whitespace() {
            now += used.parse::<u64>().expect("seconds");
            clock = press(&press(&clock, White, now), Black, now);
            faces.push(shown(&clock, White, now));
        }
        assert_eq!(faces.join(" "), expected, "{line}");
        checked += 1;
    }
    assert!(checked >= 12, "only {checked} figures were read");
}
