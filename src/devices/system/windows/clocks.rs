//! The clocks of Windows.

use windows_sys::Win32::System::Performance::{QueryPerformanceCounter, QueryPerformanceFrequency};
use windows_sys::Win32::System::WindowsProgramming::QueryUnbiasedInterruptTime;

/// Microseconds since the machine was started, including sleep.
#[must_use]
pub fn since_boot() -> i64 {
    let (mut count, mut a_second) = (0, 1);
    // SAFETY: each writes one number where it is told.
    unsafe {
        QueryPerformanceCounter(&raw mut count);
        QueryPerformanceFrequency(&raw mut a_second);
    }
    let micros = i128::from(count) * 1_000_000 / i128::from(a_second.max(1));
    i64::try_from(micros).unwrap_or(i64::MAX)
}

/// Microseconds since the machine was started, without sleep.
#[must_use]
pub fn awake() -> i64 {
    let mut count = 0;
    // SAFETY: writes one number where it is told.
    unsafe { QueryUnbiasedInterruptTime(&raw mut count) };
    i64::try_from(count / 10).unwrap_or(i64::MAX)
}
