//! The console of Windows: keys and modes are crossterm's, the order to end is the system's own.

mod orders;
mod reading;

use std::io;
use std::sync::mpsc::Receiver;

use crossterm::ansi_support::supports_ansi;
use crossterm::terminal::{disable_raw_mode, enable_raw_mode, size};

use super::Stop;

pub(super) use orders::{KeyThreadEnd, TerminalWatch};

/// No shell of Windows takes a stopped program up again.
pub(super) const STOPS: bool = false;

/// Nothing has to be asked before the first key.
pub(super) fn begin() -> io::Result<()> {
    Ok(())
}

/// How many columns the screen says that it has.
pub(super) fn columns() -> Option<u16> {
    size().ok().map(|(columns, _)| columns)
}

/// Nothing is stopped here.
pub(super) fn stop(_: &Receiver<()>) -> io::Result<Stop> {
    Err(io::ErrorKind::Unsupported.into())
}

/// A console that hands every key on at once. Dropped, it is as it was found.
#[derive(Debug)]
pub(super) struct Raw;

impl Raw {
    /// Takes the console.
    pub(super) fn set() -> io::Result<Raw> {
        TerminalManner.set()?;
        Ok(Raw)
    }

    /// Gives the console back for a while.
    pub(super) fn pause(&self) -> io::Result<()> {
        disable_raw_mode()
    }

    /// How the console is while it is taken.
    pub(super) fn manner(&self) -> TerminalManner {
        TerminalManner
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        let _ = self.pause();
    }
}

/// There is one manner alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TerminalManner;

impl TerminalManner {
    /// Takes the console, if it moves the cursor as it is told: what is typed could not be shown
    /// otherwise.
    pub(super) fn set(self) -> io::Result<()> {
        if !supports_ansi() {
            return Err(io::ErrorKind::Unsupported.into());
        }
        enable_raw_mode()
    }
}
