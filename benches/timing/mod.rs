//! Measures a time as the median of several runs.

use std::time::{Duration, Instant};

/// The median time of an odd number of runs.
pub(crate) fn median(runs: usize, mut work: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..runs)
        .map(|_| {
            let begun = Instant::now();
            work();
            begun.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[runs / 2]
}

#[allow(dead_code, reason = "a benchmark of rates asks for no time")]
pub(crate) fn seconds(time: Duration) -> String {
    format!("{:.4} s", time.as_secs_f64())
}
