//! How the thread of an end tells its owner what happens: in order, and as late as the owner listens. Never waits for
//! an owner who has dropped the end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::SyncSender;
use std::time::Duration;

use super::deliver::hand_on;

/// How soon an owner who had no room is tried again.
const AGAIN: Duration = Duration::from_millis(1);

/// Whether the owner of an end listens. The end and its thread share it: the channel alone does not say it, because
/// whoever drops the end may still hold what the thread tells into. Such a thread would wait for room without end, and
/// the end for its thread.
#[derive(Debug, Clone, Default)]
pub(super) struct OwnerListens {
    no_more: Arc<AtomicBool>,
}

impl OwnerListens {
    /// The end is dropped: what its thread still tells is not waited for.
    pub(super) fn no_more(&self) {
        self.no_more.store(true, Ordering::Release);
    }

    /// Tells an event as soon as there is room for it; says whether somebody has it.
    pub(super) fn tell<E>(&self, events: &SyncSender<E>, event: E) -> bool {
        hand_on(events, event, AGAIN, || !self.no_more.load(Ordering::Acquire))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::sync::mpsc::{Receiver, sync_channel};
    use std::thread;

    use super::*;

    /// How long anything may take on a busy machine.
    const PATIENCE: Duration = Duration::from_secs(30);

    /// Drops an end whose thread is about to tell something that there is no room for, as `tells` has said, while the
    /// events are still held; fails where that does not come to an end.
    pub(crate) fn ends_while_it_tells<T: Send + 'static>(end: T, tells: &Receiver<()>) {
        tells.recv_timeout(PATIENCE).expect("it tells something");
        let (done, ended) = sync_channel(1);
        thread::spawn(move || {
            drop(end);
            let _ = done.send(());
        });
        ended.recv_timeout(PATIENCE).expect("whoever drops an end is not kept");
    }

    #[test]
    fn everything_comes_in_order_to_who_listens_late() {
        let (events, heard) = sync_channel(1);
        let teller = thread::spawn(move || {
            let listens = OwnerListens::default();
            (0..20).all(|number| listens.tell(&events, number))
        });
        assert_eq!(heard.iter().collect::<Vec<_>>(), (0..20).collect::<Vec<_>>());
        assert!(teller.join().expect("it ends"));
    }

    #[test]
    fn who_listens_no_more_is_not_waited_for() {
        let (events, heard) = sync_channel(0);
        let listens = OwnerListens::default();
        let teller = thread::spawn({
            let listens = listens.clone();
            move || listens.tell(&events, ())
        });
        listens.no_more();
        assert!(!teller.join().expect("it ends"), "nobody has it");
        drop(heard);
    }
}
