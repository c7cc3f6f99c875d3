//! The terminal of Unix: keys and modes come from crossterm. This folder adds what crossterm lacks: noticing the end of
//! the terminal, a stop by another program, and escape sequences that come in pieces.

mod joining;
mod mode;
mod news;
mod reading;

use std::io;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use crossterm::terminal::window_size;
use rustix::process::{Signal as SystemSignal, getpgrp, kill_process_group};

pub(super) use mode::{Raw, TerminalManner};
pub(super) use news::{KeyThreadEnd, TerminalWatch};
pub(super) use reading::begin;

use super::Stop;

/// A shell resumes a stopped program.
pub(super) const STOPS: bool = true;

/// How long a stop may take to come, in slices: the current slice is over when the program goes on. No stop comes if
/// there is no shell that could resume the program.
const STOP_SLICE: Duration = Duration::from_millis(50);
const STOP_SLICES: usize = 6;

/// The width of the screen in columns, if it reports it.
pub(super) fn columns() -> Option<u16> {
    window_size().ok().map(|size| size.columns)
}

/// Stops the program and everything that was started with it, and returns when it goes on. Tells whether it was
/// stopped.
pub(super) fn stop(continued: &Receiver<()>) -> io::Result<Stop> {
    kill_process_group(getpgrp(), SystemSignal::TSTP)?;
    // The stop may reach another thread first, so this one waits until it is over.
    match (0..STOP_SLICES).any(|_| continued.recv_timeout(STOP_SLICE).is_ok()) {
        true => Ok(Stop::Over),
        false => Ok(Stop::NeverCame),
    }
}
