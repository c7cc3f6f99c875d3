//! How much time has passed since a moment: monotonic, and a computer that slept was not
//! timeless (a game clock runs on). Never knows what the time is for.

use std::fs;
use std::time::{Duration, SystemTime};

use rustix::time::{ClockId, clock_gettime};

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
    fs::read_to_string("/proc/sys/kernel/random/boot_id")
        .map(|text| text.trim().to_owned())
        .unwrap_or_default()
}

/// Milliseconds since 1970 by the clock on the wall, which may jump.
#[must_use]
pub fn wall() -> i64 {
    SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

fn since_boot() -> i64 {
    let now = clock_gettime(ClockId::Boottime);
    now.tv_sec.saturating_mul(1_000_000).saturating_add(now.tv_nsec / 1_000)
}
