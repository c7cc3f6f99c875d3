//! Waits a limited time for a thread that may hang in a foreign library or program.

use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How often to check whether the thread has ended.
const AGAIN: Duration = Duration::from_millis(1);

/// Waits for the end of a thread that was told to end. After the limit the thread is left behind, and ends with the
/// program.
pub fn wait_for_end(thread: JoinHandle<()>, limit: Duration) {
    let until = Instant::now() + limit;
    while !thread.is_finished() {
        if Instant::now() >= until {
            return;
        }
        std::thread::sleep(AGAIN);
    }
    let _ = thread.join();
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::thread;

    use super::*;

    #[test]
    fn a_thread_that_ends_is_waited_for_and_one_that_hangs_is_left_behind() {
        let (done, ended) = channel();
        let ends = thread::spawn(move || {
            thread::sleep(Duration::from_millis(20));
            let _ = done.send(());
        });
        wait_for_end(ends, Duration::from_secs(60));
        assert!(ended.try_recv().is_ok(), "it was waited for");
        let (hung, hangs) = channel::<()>();
        let stuck = thread::spawn(move || {
            let _ = hangs.recv();
        });
        wait_for_end(stuck, Duration::from_millis(20));
        assert!(hung.send(()).is_ok(), "it is left behind, and hangs still");
    }
}
