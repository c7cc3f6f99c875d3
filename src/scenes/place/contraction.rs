//! Long texts contracted by a table of liblouis for the display, beside the loop of a place:
//! nobody waits for it, and what comes late changes no row that is being read. A move never
//! goes through a contracted table.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

use crate::devices::liblouis::{LiblouisError, TableDirection, translated};
use crate::scenes::convert::liblouis::found;
use crate::scenes::reasons;
use crate::words::braille::{Cell, Table, TextPart, parts};
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
        let (outcome, goes_on) = match cells_of(&text, louis, table) {
            Ok(cells) => (Contracted::Cells(text, cells), true),
            Err(error) => (Contracted::Failed(error), false),
        };
        // A place that takes nothing any more is being left.
        if sender.try_send(PlaceEvent::Contracted(outcome)).is_err() || !goes_on {
            return;
        }
    }
}

/// The cells of a text, its prose contracted.
fn cells_of(text: &str, louis: &str, table: Table) -> Result<Vec<Cell>, LiblouisError> {
    let parts = parts(text);
    let prose: Vec<String> = parts
        .iter()
        .filter_map(|part| match part {
            TextPart::Prose(words) => Some((*words).to_owned()),
            TextPart::Exact(_) => None,
        })
        .collect();
    let mut contracted = translated(louis, TableDirection::Forward, &prose)?.into_iter();
    let mut cells: Vec<Cell> = Vec::new();
    for part in parts {
        if !cells.is_empty() {
            cells.push(Cell::BLANK);
        }
        match part {
            TextPart::Exact(word) => cells.extend(table.spell(word)),
            TextPart::Prose(words) => {
                let dots = contracted.next().unwrap_or_default();
                let own: Option<Vec<Cell>> = dots.chars().map(Cell::of_liblouis).collect();
                // A sign that is no braille would say something else.
                cells.extend(own.unwrap_or_else(|| table.spell(words)));
            }
        }
    }
    Ok(cells)
}
