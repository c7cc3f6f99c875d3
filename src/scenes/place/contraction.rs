//! Long texts contracted by a table of liblouis for the display, beside the loop of a place:
//! nobody waits for it, and what comes late changes no row that is being read. A move never
//! goes through a contracted table.

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

/// More long texts than anybody reads; one that comes on top is spelled out.
const MOST_WAITING: usize = 64;

/// How long liblouis is waited for when nobody wants its cells any more.
const LEAVE_LIMIT: Duration = Duration::from_millis(500);

/// The table of liblouis by a name, or in a language why there is none.
pub(in crate::scenes) fn table_found(name: &str, language: Language) -> Result<String, String> {
    found(name).map_err(|error| reasons::liblouis(&error, &Texts::new(language)))
}

/// What comes of a text.
pub(super) enum Contracted {
    /// The text, and its cells.
    Cells(String, Vec<Cell>),
    /// Nothing is contracted: liblouis or its table is gone.
    Failed(LiblouisError),
}

/// Who contracts.
pub(super) struct Contraction {
    texts: Option<SyncSender<String>>,
    /// Whether nobody wants cells any more.
    left: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Contraction {
    /// Contracts with a table of liblouis; what must not be contracted is spelled with one
    /// of the house.
    pub(super) fn with(louis: String, table: Table, sender: SyncSender<PlaceEvent>) -> Contraction {
        let (texts, waiting) = sync_channel(MOST_WAITING);
        let left = Arc::new(AtomicBool::new(false));
        let is_left = Arc::clone(&left);
        let work = move || contract((&waiting, &is_left), &louis, table, &sender);
        let thread = thread::Builder::new().name("contraction".to_owned()).spawn(work).ok();
        Contraction { texts: Some(texts), left, thread }
    }

    /// Has a text contracted.
    pub(super) fn take(&self, text: String) {
        if let Some(texts) = &self.texts {
            // A full queue leaves the text spelled out.
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
        // Another table may be in use by now, and these cells would be read by it.
        if is_left.load(Ordering::Acquire) {
            return;
        }
        // A place that takes nothing any more is being left.
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
