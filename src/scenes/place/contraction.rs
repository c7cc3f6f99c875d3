//! Contracts long texts for the display with a liblouis table, on a thread of its own. The place never waits for it,
//! and a late result does not change a row that is being read. Moves never go through a contracted table.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::devices::liblouis::{LiblouisError, TableDirection, translated};
use crate::devices::parting::wait_for_end;
use crate::scenes::convert::liblouis::found;
use crate::scenes::reasons;
use crate::words::braille::{Cell, Table, contracted};
use crate::words::{Language, Texts};

use super::PlaceEvent;

/// More long texts than anybody reads. A text that does not fit is spelled out.
const MOST_WAITING: usize = 64;

/// How long to wait for liblouis when the cells are no longer wanted.
const LEAVE_LIMIT: Duration = Duration::from_millis(500);

/// Finds a liblouis table by name. The error is a sentence.
pub(in crate::scenes) fn table_found(name: &str, language: Language) -> Result<String, String> {
    found(name).map_err(|error| reasons::liblouis(&error, &Texts::new(language)))
}

/// The result for a text.
pub(super) enum Contracted {
    /// The text, and its cells.
    Cells(String, Vec<Cell>),
    /// Contraction has stopped: liblouis or its table is missing.
    Failed(LiblouisError),
}

/// The thread that contracts, and its queue.
pub(super) struct Contraction {
    texts: Option<SyncSender<String>>,
    /// Whether the cells are no longer wanted.
    left: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Contraction {
    /// Contracts with a liblouis table. Text that must not be contracted is spelled with Hector's own table.
    pub(super) fn with(louis: String, table: Table, sender: SyncSender<PlaceEvent>) -> Contraction {
        let (texts, waiting) = sync_channel(MOST_WAITING);
        let left = Arc::new(AtomicBool::new(false));
        let is_left = Arc::clone(&left);
        let work = move || contract((&waiting, &is_left), &louis, table, &sender);
        let thread = thread::Builder::new().name("contraction".to_owned()).spawn(work).ok();
        Contraction { texts: Some(texts), left, thread }
    }

    pub(super) fn take(&self, text: String) {
        if let Some(texts) = &self.texts {
            // If the queue is full, the text stays spelled out.
            let _ = texts.try_send(text);
        }
    }
}

impl Drop for Contraction {
    fn drop(&mut self) {
        self.left.store(true, Ordering::Release);
        self.texts = None;
        if let Some(thread) = self.thread.take() {
            wait_for_end(thread, LEAVE_LIMIT);
        }
    }
}

fn contract(
    (waiting, is_left): (&Receiver<String>, &AtomicBool),
    louis: &str,
    table: Table,
    sender: &SyncSender<PlaceEvent>,
) {
    for text in waiting {
        if is_left.load(Ordering::Acquire) {
            return;
        }
        let contract = |prose: &[String]| translated(louis, TableDirection::Forward, prose);
        let (outcome, goes_on) = match contracted(&text, table, contract) {
            Ok(cells) => (Contracted::Cells(text, cells), true),
            Err(error) => (Contracted::Failed(error), false),
        };
        // Another table may be in use by now, and would misread these cells.
        if is_left.load(Ordering::Acquire) {
            return;
        }
        // A place that accepts nothing is being closed.
        if sender.try_send(PlaceEvent::Contracted(outcome)).is_err() || !goes_on {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Instant;

    use super::*;

    #[test]
    fn a_liblouis_that_hangs_keeps_nobody_from_leaving() {
        let (hung, hangs) = channel::<()>();
        let thread = thread::spawn(move || {
            let _ = hangs.recv();
        });
        let left = Arc::default();
        let contraction = Contraction { texts: None, left, thread: Some(thread) };
        let began = Instant::now();
        drop(contraction);
        assert!(began.elapsed() < LEAVE_LIMIT * 10, "{:?}", began.elapsed());
        assert!(hung.send(()).is_ok(), "it hangs still");
    }
}
