//! How a device hands an event to whoever owns it. Never waits for ever.

use std::sync::mpsc::{SyncSender, TrySendError};
use std::time::Duration;

/// Hands an event on, as long as somebody can be expected to take it.
#[cfg(any(feature = "voice", feature = "braille", feature = "hall"))]
pub(super) fn deliver<E>(events: &SyncSender<E>, event: E) {
    const STEP: Duration = Duration::from_millis(5);
    const STEPS: usize = 200;
    let mut steps = 0..STEPS;
    hand_on(events, event, STEP, || steps.next().is_some());
}

/// Hands an event on as soon as there is room for it, which is looked for again after each step while somebody is
/// to be waited for; says whether it is taken.
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
