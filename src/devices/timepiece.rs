//! How much time has passed since Hector began to look: monotonic, and a computer that
//! slept was not timeless (a game clock runs on). Never knows what the time is for.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// A watch that was started once.
#[derive(Debug, Clone, Copy)]
pub struct Timepiece {
    started: Duration,
}

impl Timepiece {
    /// Starts to measure.
    #[must_use]
    pub fn started() -> Timepiece {
        Timepiece { started: since_boot() }
    }

    /// What has passed since the start, the time of sleep included.
    #[must_use]
    pub fn elapsed(self) -> Duration {
        since_boot().saturating_sub(self.started)
    }
}

fn since_boot() -> Duration {
    let now = clock_gettime(ClockId::Boottime);
    // Neither part of this clock is ever negative.
    let seconds = u64::try_from(now.tv_sec).unwrap_or(0);
    let nanos = u32::try_from(now.tv_nsec).unwrap_or(0);
    Duration::new(seconds, nanos)
}
