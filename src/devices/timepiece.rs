//! How much time has passed since a moment: monotonic, and a computer that slept was not
//! timeless (a game clock runs on). Never knows what the time is for.
//!
//! All time comes from one place, [`Counts`]: those of the system, unless a program has brought
//! its own before it looked at any. So a machine that sleeps, and a clock on the wall that is
//! set, can be tried with the whole program.

use std::sync::OnceLock;
use std::time::{Duration, SystemTime};

use super::system;

/// What a machine counts time by.
pub trait Counts: Send + Sync {
    /// Microseconds since the machine was on, those that it slept included.
    fn since_boot(&self) -> i64;

    /// Microseconds that the machine was on and did not sleep.
    fn awake(&self) -> i64;

    /// Milliseconds since 1970 by the clock on the wall, which may jump.
    fn wall(&self) -> i64;
}

/// The counts of the system.
#[derive(Debug, Clone, Copy)]
pub struct SystemCounts;

impl Counts for SystemCounts {
    fn since_boot(&self) -> i64 {
        system::since_boot()
    }

    fn awake(&self) -> i64 {
        system::awake()
    }

    fn wall(&self) -> i64 {
        SystemTime::now()
            .duration_since(SystemTime::UNIX_EPOCH)
            .map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }
}

static COUNTS: OnceLock<Box<dyn Counts>> = OnceLock::new();

fn counts() -> &'static dyn Counts {
    COUNTS.get_or_init(|| Box::new(SystemCounts)).as_ref()
}

/// Has all time counted so from now on.
///
/// # Errors
/// When time was looked at before: what was measured would be of two counts.
pub fn count_by(counts: Box<dyn Counts>) -> Result<(), CountsAlready> {
    COUNTS.set(counts).map_err(|_| CountsAlready)
}

/// Time is counted already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("Time is counted already. Expected other counts before the first look at any.")]
pub struct CountsAlready;

/// All counts at once, to be held against each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeCounts {
    /// Microseconds since the machine was on, those that it slept included.
    pub since_boot: i64,
    /// Microseconds that the machine was on and did not sleep.
    pub awake: i64,
    /// Milliseconds since 1970 by the clock on the wall.
    pub wall: i64,
}

impl TimeCounts {
    /// What they say now.
    #[must_use]
    pub fn now() -> TimeCounts {
        let counts = counts();
        TimeCounts { since_boot: counts.since_boot(), awake: counts.awake(), wall: counts.wall() }
    }
}

/// A watch whose hands stood at zero once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timepiece {
    /// The machine's own count at zero, in microseconds; before the machine was on if
    /// negative.
    zero: i64,
}

impl Timepiece {
    /// Starts to measure.
    #[must_use]
    pub fn started() -> Timepiece {
        Timepiece { zero: since_boot() }
    }

    /// A watch whose zero was at this count of the machine.
    #[must_use]
    pub fn with_zero(zero: i64) -> Timepiece {
        Timepiece { zero }
    }

    /// A watch that shows this time now.
    #[must_use]
    pub fn showing(elapsed: Duration) -> Timepiece {
        let elapsed = i64::try_from(elapsed.as_micros()).unwrap_or(i64::MAX);
        Timepiece { zero: since_boot().saturating_sub(elapsed) }
    }

    /// The machine's own count at zero, in microseconds.
    #[must_use]
    pub fn zero(self) -> i64 {
        self.zero
    }

    /// What has passed since zero, the time of sleep included.
    #[must_use]
    pub fn elapsed(self) -> Duration {
        let passed = since_boot().saturating_sub(self.zero);
        Duration::from_micros(u64::try_from(passed).unwrap_or(0))
    }
}

/// What tells this start of the machine from every other; empty where the system does
/// not say, and then no two starts are taken for the same.
#[must_use]
pub fn this_boot() -> String {
    system::this_boot()
}

/// Milliseconds since 1970 by the clock on the wall, which may jump.
#[must_use]
pub fn wall() -> i64 {
    counts().wall()
}

fn since_boot() -> i64 {
    counts().since_boot()
}
