//! NVDA, the screen reader of Windows, by the library that its makers give to other programs: it
//! speaks, is silent and shows braille. Never decides what is said, and never starts NVDA.
//!
//! The library is loaded when it is first needed, by its full name: from the folder of the program,
//! or from wherever a test says. It takes words in UTF-16 and answers with a number of Windows, of
//! which nought means done. Nothing here belongs to Windows alone, so a library with the same
//! functions does in its place anywhere.

mod client;
mod ssml;

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::system;

pub(crate) use client::{Client, NvdaRefusal, PlaceToWait, Return};
pub(crate) use ssml::ssml;

/// The names of the library: as NVDA calls it since 2024.1, and as it did before.
const NAMES: [&str; 2] = ["nvdaControllerClient", "nvdaControllerClient64"];

/// Why NVDA cannot be asked for anything.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoNvda {
    /// Its library is not there, is not to be loaded, or is another one.
    #[error("no library of NVDA in {}: {why}", .file.display())]
    NoLibrary {
        /// The file.
        file: PathBuf,
        /// The system's words, or the function that it lacks.
        why: String,
    },
    /// It does not run, or takes no words from Hector.
    #[error("NVDA does not answer: {0}")]
    NotRunning(u32),
}

/// A way to NVDA: where its library is, and the library once it is loaded. Copies are one way.
#[derive(Debug, Clone)]
pub struct Nvda {
    file: PathBuf,
    client: Arc<Mutex<Option<Arc<Client>>>>,
    seen: Arc<AtomicBool>,
}

impl Nvda {
    /// By the library in this file.
    #[must_use]
    pub fn by(file: &Path) -> Nvda {
        Nvda { file: file.to_owned(), client: Arc::default(), seen: Arc::default() }
    }

    /// By the library beside the program. No other folder: whoever may write there could make
    /// Hector run what they like.
    #[must_use]
    pub fn beside_program() -> Nvda {
        let program = std::env::current_exe()
            .and_then(|program| system::canonical(&program))
            .unwrap_or_default();
        let file = |name| program.with_file_name(format!("{DLL_PREFIX}{name}{DLL_SUFFIX}"));
        let [newer, usual] = NAMES.map(file);
        Nvda::by(if newer.exists() { &newer } else { &usual })
    }

    /// The file of the library, whether it is there or not.
    #[must_use]
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// The library of an NVDA that runs and answers.
    ///
    /// # Errors
    /// When there is no library, or no NVDA.
    pub(crate) fn answering(&self) -> Result<Arc<Client>, NoNvda> {
        let client = self.loaded()?;
        client.is_running().map_err(|refusal| NoNvda::NotRunning(refusal.number()))?;
        self.seen.store(true, Ordering::Relaxed);
        Ok(client)
    }

    /// Whether it runs, or why nothing can be asked of it.
    ///
    /// # Errors
    /// When there is no library, or no NVDA.
    pub fn look(&self) -> Result<(), NoNvda> {
        self.answering().map(drop)
    }

    /// Whether it ran since this way was made.
    pub(crate) fn was_seen(&self) -> bool {
        self.seen.load(Ordering::Relaxed)
    }

    fn loaded(&self) -> Result<Arc<Client>, NoNvda> {
        let mut loaded = self.client.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(client) = &*loaded {
            return Ok(client.clone());
        }
        let client = Client::load(&self.file)
            .map_err(|why| NoNvda::NoLibrary { file: self.file.clone(), why })?;
        Ok(loaded.insert(Arc::new(client)).clone())
    }
}
