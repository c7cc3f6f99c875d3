//! How the thread of a device reports to its owner: in order, at the owner's pace. It stops waiting if the owner drops
//! the device.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::SyncSender;
use std::time::Duration;

use super::deliver::hand_on;

/// How long to wait before the next try if the owner's queue is full.
const AGAIN: Duration = Duration::from_millis(1);

/// Whether the owner still listens. The device and its thread share this, because the channel alone does not tell: an
/// owner that drops the device may still hold the receiver. The thread would then wait for room for ever, and the
/// device for its thread.
#[derive(Debug, Clone, Default)]
pub(super) struct OwnerListens {
    no_more: Arc<AtomicBool>,
}

impl OwnerListens {
    /// The device is dropped: its thread stops waiting for room.
    pub(super) fn no_more(&self) {
        self.no_more.store(true, Ordering::Release);
    }

    /// Reports an event as soon as there is room for it. Returns whether it was taken.
    pub(super) fn tell<E>(&self, events: &SyncSender<E>, event: E) -> bool {
        hand_on(events, event, AGAIN, || !self.no_more.load(Ordering::Acquire))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::sync::mpsc::{Receiver, sync_channel};
    use std::thread;

    use super::*;

    /// A limit that holds on a busy machine too.
    const PATIENCE: Duration = Duration::from_secs(30);

    /// Drops a device whose thread is about to report something (`tells` says so) while the queue is full and still
    /// held. Fails if the drop does not return.
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
