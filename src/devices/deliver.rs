//! How a device passes an event to its owner without waiting for ever.

use std::sync::mpsc::{SyncSender, TrySendError};
use std::time::Duration;

/// Passes an event on. Gives up after a second, because the owner may no longer be there.
#[cfg(any(feature = "voice", feature = "braille", feature = "hall"))]
pub(super) fn deliver<E>(events: &SyncSender<E>, event: E) {
    const STEP: Duration = Duration::from_millis(5);
    const STEPS: usize = 200;
    let mut steps = 0..STEPS;
    hand_on(events, event, STEP, || steps.next().is_some());
}

/// Passes an event on as soon as the queue has room. Tries again after each `step` while `is_waited_for` says so.
/// Returns whether the event was taken.
pub(super) fn hand_on<E>(
    events: &SyncSender<E>,
    event: E,
    step: Duration,
    mut is_waited_for: impl FnMut() -> bool,
) -> bool {
    let mut event = event;
    while is_waited_for() {
        match events.try_send(event) {
            Ok(()) => return true,
            Err(TrySendError::Disconnected(_)) => return false,
            Err(TrySendError::Full(back)) => event = back,
        }
        std::thread::sleep(step);
    }
    false
}
