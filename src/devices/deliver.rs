//! How a device hands an event to whoever owns it. Never waits for ever.

use std::sync::mpsc::{SyncSender, TrySendError};
use std::time::Duration;

/// Hands an event on, as long as somebody can be expected to take it.
pub(super) fn deliver<E>(events: &SyncSender<E>, event: E) {
    const STEP: Duration = Duration::from_millis(5);
    const STEPS: u32 = 200;
    let mut event = event;
    for _ in 0..STEPS {
        match events.try_send(event) {
            Ok(()) | Err(TrySendError::Disconnected(_)) => return,
            Err(TrySendError::Full(back)) => event = back,
        }
        std::thread::sleep(STEP);
    }
}
