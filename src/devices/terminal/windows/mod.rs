//! The console of Windows: keys and modes come from crossterm, the order to end from the system.

mod orders;
mod reading;

use std::io;
use std::sync::mpsc::Receiver;

use crossterm::ansi_support::supports_ansi;
use crossterm::terminal::{disable_raw_mode, enable_raw_mode, size};

use super::Stop;

pub(super) use orders::{KeyThreadEnd, TerminalWatch};

/// On Windows no shell resumes a stopped program.
pub(super) const STOPS: bool = false;

/// Nothing to do on Windows.
pub(super) fn begin() -> io::Result<()> {
    Ok(())
}

/// The width of the screen in columns, if it reports it.
pub(super) fn columns() -> Option<u16> {
    size().ok().map(|(columns, _)| columns)
}

/// Programs are not stopped on Windows.
pub(super) fn stop(_: &Receiver<()>) -> io::Result<Stop> {
    Err(io::ErrorKind::Unsupported.into())
}

/// A console that delivers every key at once. When it is dropped, the console is as it was before.
#[derive(Debug)]
pub(super) struct Raw;

impl Raw {
    /// Sets the mode.
    pub(super) fn set() -> io::Result<Raw> {
        TerminalManner.set()?;
        Ok(Raw)
    }

    /// Restores the console for a while.
    pub(super) fn pause(&self) -> io::Result<()> {
        disable_raw_mode()
    }

    /// The mode of the console while it is open.
    pub(super) fn manner(&self) -> TerminalManner {
        TerminalManner
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        let _ = self.pause();
    }
}

/// There is only one mode on Windows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TerminalManner;

impl TerminalManner {
    /// Sets the mode, if the console understands ANSI sequences. Without them the typed line could not be shown.
    pub(super) fn set(self) -> io::Result<()> {
        if !supports_ansi() {
            return Err(io::ErrorKind::Unsupported.into());
        }
        enable_raw_mode()
    }
}
