//! The connection to NVDA, the screen reader of Windows, through its controller library: it speaks, stops speaking and
//! shows braille. NVDA itself is not started here.
//!
//! The library is loaded when it is first needed, by its full path: from the folder of the program, or from where a
//! test says. It takes UTF-16 text and returns a Windows error code; 0 means success. The code here is portable, so
//! that tests can use a library with the same functions on any system.

mod client;
mod ssml;

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::system;

pub(crate) use client::{Client, NvdaRefusal, PlaceToWait, Return};
pub(crate) use ssml::ssml;

/// The names of the library: since NVDA 2024.1, and before.
const NAMES: [&str; 2] = ["nvdaControllerClient", "nvdaControllerClient64"];

/// Why NVDA cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoNvda {
    /// Its library is missing, cannot be loaded, or lacks a function.
    #[error("no library of NVDA in {}: {why}", .file.display())]
    NoLibrary {
        file: PathBuf,
        /// The system's message, or the missing function.
        why: String,
    },
    /// NVDA is not running, or does not accept words from Hector.
    #[error("NVDA does not answer: {0}")]
    NotRunning(u32),
}

/// The connection to NVDA: the path of its library, and the library once it is loaded. Clones share it.
#[derive(Debug, Clone)]
pub struct Nvda {
    file: PathBuf,
    client: Arc<Mutex<Option<Arc<Client>>>>,
    seen: Arc<AtomicBool>,
}

impl Nvda {
    /// Uses the library in this file.
    #[must_use]
    pub fn by(file: &Path) -> Nvda {
        Nvda { file: file.to_owned(), client: Arc::default(), seen: Arc::default() }
    }

    /// Uses the library next to the program. No other folder is searched, because a user who may write to it could make
    /// Hector run any code.
    #[must_use]
    pub fn beside_program() -> Nvda {
        let program = std::env::current_exe()
            .and_then(|program| system::canonical(&program))
            .unwrap_or_default();
        let file = |name| program.with_file_name(format!("{DLL_PREFIX}{name}{DLL_SUFFIX}"));
        let [newer, usual] = NAMES.map(file);
        Nvda::by(if newer.exists() { &newer } else { &usual })
    }

    /// The path of the library, even if the file does not exist.
    #[must_use]
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// The library, if NVDA is running and answers.
    ///
    /// # Errors
    /// If the library or NVDA is missing.
    pub(crate) fn answering(&self) -> Result<Arc<Client>, NoNvda> {
        let client = self.loaded()?;
        client.is_running().map_err(|refusal| NoNvda::NotRunning(refusal.number()))?;
        self.seen.store(true, Ordering::Relaxed);
        Ok(client)
    }

    /// Checks whether NVDA is running.
    ///
    /// # Errors
    /// If the library or NVDA is missing.
    pub fn look(&self) -> Result<(), NoNvda> {
        self.answering().map(drop)
    }

    /// Whether NVDA was running at any time since this connection was made.
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
