//! A file that reaches the size which the system allows a process: writing fails, and is told,
//! instead of ending the program. Never knows which file.

/// From now on such a write fails as on a full disk.
pub fn outlive() {
    #[cfg(unix)]
    {
        use std::sync::Arc;
        use std::sync::atomic::AtomicBool;

        // Where the system takes no handler it ends the program, as before.
        let _ = signal_hook::flag::register(
            signal_hook::consts::SIGXFSZ,
            Arc::new(AtomicBool::new(false)),
        );
    }
}
