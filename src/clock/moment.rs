//! Moments and spans of time, in whole microseconds. Where the time comes from is for the caller.

use std::fmt;
use std::ops::{Add, Sub};
use std::time::Duration;

/// A moment, counted from the start of the game's record.
///
/// Adding a [`Span`] stops at the last possible moment, some 580,000 years later.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Moment(u64);

/// A length of time, not negative. Sums and differences stop at the ends of the range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span(u64);

impl Moment {
    /// The start of the record.
    pub const ZERO: Moment = Moment(0);
    pub const MAX: Moment = Moment(u64::MAX);

    /// The moment this many microseconds after the start.
    #[must_use]
    pub const fn from_micros(micros: u64) -> Moment {
        Moment(micros)
    }

    /// Microseconds since the start.
    #[must_use]
    pub const fn as_micros(self) -> u64 {
        self.0
    }

    /// How long after `earlier` this is; zero if it is not later.
    #[must_use]
    pub const fn since(self, earlier: Moment) -> Span {
        Span(self.0.saturating_sub(earlier.0))
    }

    /// The moment a span later. `None` if it is out of range.
    #[must_use]
    pub fn checked_add(self, span: Span) -> Option<Moment> {
        self.0.checked_add(span.0).map(Moment)
    }
}

impl Span {
    pub const ZERO: Span = Span(0);
    pub const MAX: Span = Span(u64::MAX);

    #[must_use]
    pub const fn from_micros(micros: u64) -> Span {
        Span(micros)
    }

    #[must_use]
    pub const fn from_millis(millis: u64) -> Span {
        Span(millis.saturating_mul(1_000))
    }

    #[must_use]
    pub const fn from_seconds(seconds: u64) -> Span {
        Span(seconds.saturating_mul(1_000_000))
    }

    #[must_use]
    pub const fn from_minutes(minutes: u64) -> Span {
        Span::from_seconds(minutes.saturating_mul(60))
    }

    #[must_use]
    pub const fn as_micros(self) -> u64 {
        self.0
    }

    /// Whole seconds, rounded down.
    #[must_use]
    pub const fn whole_seconds(self) -> u64 {
        self.0 / 1_000_000
    }

    /// Hours, minutes and seconds in digits, `1:29:30`; rounded down.
    #[must_use]
    pub fn in_digits(self) -> String {
        let seconds = self.whole_seconds();
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
        format!("{hours}:{minutes:02}:{:02}", seconds % 60)
    }

    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The span multiplied by a factor.
    #[must_use]
    pub const fn times(self, factor: u64) -> Span {
        Span(self.0.saturating_mul(factor))
    }
}

impl Add<Span> for Moment {
    type Output = Moment;
    fn add(self, span: Span) -> Moment {
        Moment(self.0.saturating_add(span.0))
    }
}

impl Add for Span {
    type Output = Span;
    fn add(self, other: Span) -> Span {
        Span(self.0.saturating_add(other.0))
    }
}

/// Too long a duration becomes the longest span.
impl From<Duration> for Span {
    fn from(duration: Duration) -> Span {
        u64::try_from(duration.as_micros()).map_or(Span::MAX, Span)
    }
}

impl From<Span> for Duration {
    fn from(span: Span) -> Duration {
        Duration::from_micros(span.as_micros())
    }
}

impl Sub for Span {
    type Output = Span;
    fn sub(self, other: Span) -> Span {
        Span(self.0.saturating_sub(other.0))
    }
}

/// Minutes and seconds as a clock shows them, `90:40`; rounded down.
impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.whole_seconds();
        write!(f, "{}:{:02}", seconds / 60, seconds % 60)
    }
}
