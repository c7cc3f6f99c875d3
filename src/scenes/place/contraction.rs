//! Long texts contracted by a table of liblouis for the display, beside the loop of a place:
//! nobody waits for it, and what comes late changes no row that is being read. A move never
//! goes through a contracted table.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

use crate::devices::liblouis::{LiblouisError, TableDirection, translated};
use crate::scenes::convert::liblouis::found;
use crate::scenes::reasons;
use crate::words::braille::{Cell, Table, contracted};
use crate::words::{Language, Texts};

use super::PlaceEvent;

/// More long texts than anybody reads; one that comes on top is spelled out.
const MOST_WAITING: usize = 64;

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
    thread: Option<JoinHandle<()>>,
}

impl Contraction {
    /// Contracts with a table of liblouis; what must not be contracted is spelled with one
    /// of the house.
    pub(super) fn with(louis: String, table: Table, sender: SyncSender<PlaceEvent>) -> Contraction {
        let (texts, waiting) = sync_channel(MOST_WAITING);
        let work = move || contract(&waiting, &louis, table, &sender);
        let thread = thread::Builder::new().name("contraction".to_owned()).spawn(work).ok();
        Contraction { texts: Some(texts), thread }
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
        self.texts = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn contract(
    waiting: &Receiver<String>,
    louis: &str,
    table: Table,
    sender: &SyncSender<PlaceEvent>,
) {
    for text in waiting {
        let contract = |prose: &[String]| translated(louis, TableDirection::Forward, prose);
        let (outcome, goes_on) = match contracted(&text, table, contract) {
            Ok(cells) => (Contracted::Cells(text, cells), true),
            Err(error) => (Contracted::Failed(error), false),
        };
        // A place that takes nothing any more is being left.
        if sender.try_send(PlaceEvent::Contracted(outcome)).is_err() || !goes_on {
            return;
        }
    }
}
