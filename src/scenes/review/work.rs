//! Long work in the background of the listener: counting the games of a file, or reading the moves of all. The listener
//! fetches the results, and can leave without waiting.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;

use crate::devices::library::{Catalogue, CatalogueKind};

use super::games::Games;
use super::indexing::{NotMade, rows};
use super::shortening::moves;

/// Wakes the thread of the listener.
pub(super) type WorkWaker = Arc<dyn Fn() + Send + Sync>;

/// News of the work.
pub(super) enum WorkDone {
    /// How many tenths are done.
    Tenths(u8),
    /// The catalogue, or why there is none.
    All(Result<Catalogue, NotMade>),
}

pub(super) struct Work {
    pub(super) kind: CatalogueKind,
    stop: Arc<AtomicBool>,
    done: Receiver<WorkDone>,
    thread: Option<JoinHandle<()>>,
}

/// At most ten tenths and the end.
const MOST_WAITING: usize = 16;
/// Shorter files are read before anybody could be told.
const WORTH_TELLING: u64 = 16 << 20;
/// Longer than work on any file.
const LONGEST: Duration = Duration::from_secs(24 * 3600);

impl Work {
    /// Starts to find out where the games of a file are.
    pub(super) fn on_rows(games: Games, call: WorkWaker) -> Work {
        let length = games.stamp.length;
        Work::begin(CatalogueKind::Rows, length, call, move |go_on| rows(&Arc::new(games), go_on))
    }

    /// Starts to write their moves in shorthand, for searching positions.
    pub(super) fn on_moves(games: Games, known: Arc<Catalogue>, call: WorkWaker) -> Work {
        let length = games.stamp.length;
        Work::begin(CatalogueKind::Moves, length, call, move |go_on| {
            moves(&Arc::new(games), &known, go_on)
        })
    }

    fn begin(
        kind: CatalogueKind,
        length: u64,
        call: WorkWaker,
        make: impl FnOnce(&mut dyn FnMut(u64, u64) -> bool) -> Result<Catalogue, NotMade>
        + Send
        + 'static,
    ) -> Work {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, done) = sync_channel(MOST_WAITING);
        let stopped = Arc::clone(&stop);
        let thread = std::thread::spawn(move || {
            let mut told = 0;
            let made = make(&mut |at, of| {
                let tenths = (at * 10).checked_div(of).unwrap_or_default().min(9) as u8;
                if tenths > told && length >= WORTH_TELLING {
                    told = tenths;
                    tell(&sender, WorkDone::Tenths(tenths), &call);
                }
                !stopped.load(Ordering::Relaxed)
            });
            tell(&sender, WorkDone::All(made), &call);
        });
        Work { kind, stop, done, thread: Some(thread) }
    }

    /// The next news, if there is any. Does not wait.
    pub(super) fn done(&self) -> Option<WorkDone> {
        match self.done.try_recv() {
            Ok(done) => Some(done),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(WorkDone::All(Err(NotMade::GivenUp))),
        }
    }

    /// Waits for the next news.
    pub(super) fn next_done(&self) -> WorkDone {
        match self.done.recv_timeout(LONGEST) {
            Ok(done) => done,
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                WorkDone::All(Err(NotMade::GivenUp))
            }
        }
    }
}

fn tell(sender: &SyncSender<WorkDone>, done: WorkDone, call: &WorkWaker) {
    // There is room for all news; sending fails only if the listener has left.
    let _ = sender.try_send(done);
    call();
}

impl Drop for Work {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
