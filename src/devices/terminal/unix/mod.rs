//! The terminal of Unix: keys and modes are crossterm's. Kept beside it is what it does not do: an
//! end of the terminal that is noticed, a stop by somebody else, and escape sequences in pieces.

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

/// A shell takes a stopped program up again.
pub(super) const STOPS: bool = true;

/// How long a stop may take to come, in slices: the slice under way is over when the
/// program goes on. A stop does not come at all where no shell could take the program up.
const STOP_SLICE: Duration = Duration::from_millis(50);
const STOP_SLICES: usize = 6;

/// How many columns the screen says that it has.
pub(super) fn columns() -> Option<u16> {
    window_size().ok().map(|size| size.columns)
}

/// Stops the program and all that was started with it, and comes back when it goes on. Says whether it
/// was stopped.
pub(super) fn stop(continued: &Receiver<()>) -> io::Result<Stop> {
    kill_process_group(getpgrp(), SystemSignal::TSTP)?;
    // The stop may reach another thread first, so this one waits for the end of it.
    match (0..STOP_SLICES).any(|_| continued.recv_timeout(STOP_SLICE).is_ok()) {
        true => Ok(Stop::Over),
        false => Ok(Stop::NeverCame),
    }
}
