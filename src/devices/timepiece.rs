//! Measures how much time has passed since a moment: monotonic, and including the time that the computer slept, because
//! a game clock runs on.
//!
//! All time comes from one place, [`Counts`]: that of the system, unless a program sets another before the first
//! reading. So the whole program can be tested with a machine that sleeps or a wall clock that is set.

use std::sync::OnceLock;
use std::time::{Duration, SystemTime};

use super::system;

/// The clocks of a machine.
pub trait Counts: Send + Sync {
    /// Microseconds since the machine was started, including sleep.
    fn since_boot(&self) -> i64;

    /// Microseconds since the machine was started, without sleep.
    fn awake(&self) -> i64;

    /// Milliseconds since 1970 by the wall clock, which may jump.
    fn wall(&self) -> i64;
}

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

/// Sets the clocks from which all time is read from now on.
///
/// # Errors
/// If time was read before: measurements would mix two clocks.
pub fn count_by(counts: Box<dyn Counts>) -> Result<(), CountsAlready> {
    COUNTS.set(counts).map_err(|_| CountsAlready)
}

/// Time is already being counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("Time is counted already. Expected other counts before the first look at any.")]
pub struct CountsAlready;

/// All clocks read at once, to be compared with each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeCounts {
    /// Microseconds since the machine was started, including sleep.
    pub since_boot: i64,
    /// Microseconds since the machine was started, without sleep.
    pub awake: i64,
    /// Milliseconds since 1970 by the wall clock.
    pub wall: i64,
}

impl TimeCounts {
    /// Reads all clocks.
    #[must_use]
    pub fn now() -> TimeCounts {
        let counts = counts();
        TimeCounts { since_boot: counts.since_boot(), awake: counts.awake(), wall: counts.wall() }
    }
}

/// A stopwatch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timepiece {
    /// The machine's count at zero, in microseconds; negative if that was before the machine was started.
    zero: i64,
}

impl Timepiece {
    #[must_use]
    pub fn started() -> Timepiece {
        Timepiece { zero: since_boot() }
    }

    /// A watch that was at zero at this count of the machine.
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

    /// The machine's count at zero, in microseconds.
    #[must_use]
    pub fn zero(self) -> i64 {
        self.zero
    }

    /// The time since zero, including sleep.
    #[must_use]
    pub fn elapsed(self) -> Duration {
        let passed = since_boot().saturating_sub(self.zero);
        Duration::from_micros(u64::try_from(passed).unwrap_or(0))
    }
}

/// Identifies this start of the machine. Empty if the system does not say; then no two starts count as the same.
#[must_use]
pub fn this_boot() -> String {
    system::this_boot()
}

/// Milliseconds since 1970 by the wall clock, which may jump.
#[must_use]
pub fn wall() -> i64 {
    counts().wall()
}

fn since_boot() -> i64 {
    counts().since_boot()
}
