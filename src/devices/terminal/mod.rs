//! The terminal, key by key: takes what is typed, stamped with its moment, and writes text.
//! Never knows what a key means, and never leaves the terminal other than it found it.
//!
//! Keys and modes are crossterm's; what it leaves to do differs from system to system.

mod key_reading;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::mpsc::{Receiver, SyncSender};
use std::thread::JoinHandle;
use std::time::Duration;

#[cfg(unix)]
use unix as own;
#[cfg(windows)]
use windows as own;

pub use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::timepiece::Timepiece;
use key_reading::KeyReading;
use own::{Raw, TerminalWatch};

/// How wide a screen is that does not say it.
const USUAL_COLUMNS: usize = 80;

/// What comes from the terminal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Signal {
    /// Keys that were pressed one after the other, at least one.
    Typed(Vec<KeyEvent>),
    /// A text that was pasted, where the terminal tells that.
    Pasted(String),
    /// The screen has another size.
    Resized,
    /// The program was stopped by somebody else and goes on: what the shell has written
    /// meanwhile stands where the line stood.
    Continued,
    /// The terminal is lost, or the system asks the program to end. Nothing comes after.
    Gone,
}

/// A signal and when it came, by the timepiece the terminal was opened with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stamped {
    /// When.
    pub at: Duration,
    /// What.
    pub signal: Signal,
}

/// Why there is no terminal to type at key by key.
#[derive(Debug, thiserror::Error)]
#[error("no terminal: {self:?}")]
pub enum NoTerminal {
    /// Lines come from a file or a pipe.
    Input,
    /// What is written goes to a file or a pipe.
    Output,
    /// It does not let itself be set.
    Refused(#[from] io::Error),
}

/// An open terminal. Dropped, or when the program panics, it is as it was before.
#[derive(Debug)]
pub struct Terminal {
    /// Goes after the thread has ended.
    raw: Raw,
    watch: TerminalWatch,
    continued: Receiver<()>,
    thread: Option<JoinHandle<()>>,
    timepiece: Timepiece,
}

/// What became of a stop that the program gave itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stop {
    /// It came, and the program goes on.
    #[cfg_attr(windows, allow(dead_code, reason = "nothing is stopped there"))]
    Over,
    /// There is no shell that could take the program up.
    #[cfg_attr(windows, allow(dead_code, reason = "nothing is stopped there"))]
    NeverCame,
}

impl Terminal {
    /// Whether there is a shell that takes a stopped program up again.
    pub const STOPS: bool = own::STOPS;

    /// Opens the terminal. What comes from it goes into the channel; while that is full,
    /// the system keeps what is typed.
    pub fn open<Event>(
        timepiece: Timepiece,
        events: SyncSender<Event>,
    ) -> Result<Terminal, NoTerminal>
    where
        Event: From<Stamped> + Send + 'static,
    {
        if !io::stdin().is_terminal() {
            return Err(NoTerminal::Input);
        }
        if !io::stdout().is_terminal() {
            return Err(NoTerminal::Output);
        }
        let raw = Raw::set()?;
        own::begin()?;
        let (watch, heard) = TerminalWatch::set()?;
        let (again, continued) = std::sync::mpsc::sync_channel(1);
        let reading = KeyReading { timepiece, events, heard, again, manner: raw.manner() };
        let thread = std::thread::Builder::new()
            .name("terminal".to_owned())
            .spawn(move || reading.read_until_gone())?;
        Ok(Terminal { raw, watch, continued, thread: Some(thread), timepiece })
    }

    /// Writes text at once; after a line feed a row begins at the left. A terminal that takes nothing any more is lost, and
    /// that is told as [`Signal::Gone`].
    pub fn write(&mut self, text: &str) {
        let mut out = io::stdout().lock();
        let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
        if written.is_err() {
            self.watch.tell_lost();
        }
    }

    /// How many columns the screen has.
    #[must_use]
    pub fn columns(&self) -> usize {
        own::columns().filter(|columns| *columns > 0).map_or(USUAL_COLUMNS, usize::from)
    }

    /// Stops the program and all that was started with it, as Control and Z does, and
    /// comes back when it goes on. The terminal is meanwhile as it was before.
    /// Says for how long, if it was stopped at all.
    pub fn suspend(&mut self) -> Option<Duration> {
        while self.continued.try_recv().is_ok() {}
        let began = self.timepiece.elapsed();
        self.watch.expect_stop();
        let stopped = self.raw.pause().and_then(|()| own::stop(&self.continued));
        self.watch.expect_no_stop();
        let stop = stopped.and_then(|stop| self.raw.manner().set().map(|()| stop));
        if stop.is_err() {
            self.watch.tell_lost();
        }
        let away = self.timepiece.elapsed().saturating_sub(began);
        stop.ok().filter(|stop| *stop == Stop::Over).map(|_| away)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.watch.end();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
