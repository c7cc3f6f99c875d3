//! Keeps the program alive when a file reaches the size limit of the process: the write fails and is reported.

/// From now on such a write fails as it does on a full disk.
pub fn outlive() {
    #[cfg(unix)]
    {
        use std::sync::Arc;
        use std::sync::atomic::AtomicBool;

        // If the system accepts no handler, it ends the program at the limit, as it does by default.
        let _ = signal_hook::flag::register(
            signal_hook::consts::SIGXFSZ,
            Arc::new(AtomicBool::new(false)),
        );
    }
}
