//! The terminal, key by key: reads keys with the time of each, and writes text. When it is closed, the terminal is as
//! it was before. What a key means is decided in other rooms.
//!
//! Keys and modes come from crossterm. What it lacks differs from system to system.

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

/// The width of a screen that does not report it.
const USUAL_COLUMNS: usize = 80;

/// An event from the terminal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Signal {
    /// Keys that were pressed one after another, at least one.
    Typed(Vec<KeyEvent>),
    /// A text that was pasted, if the terminal marks pastes.
    Pasted(String),
    /// The screen has another size.
    Resized,
    /// Another program stopped this one, and it goes on now. The output of the shell may have overwritten the line.
    Continued,
    /// The terminal is lost, or the system asks the program to end. No event comes after this one.
    Gone,
}

/// A signal with the time when it came, by the timepiece of the terminal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stamped {
    pub at: Duration,
    pub signal: Signal,
}

/// Why the terminal cannot be read key by key.
#[derive(Debug, thiserror::Error)]
#[error("no terminal: {self:?}")]
pub enum NoTerminal {
    /// The input is a file or a pipe.
    Input,
    /// The output is a file or a pipe.
    Output,
    /// The terminal mode cannot be set.
    Refused(#[from] io::Error),
}

/// An open terminal. When it is dropped or the program panics, the terminal is as it was before.
#[derive(Debug)]
pub struct Terminal {
    /// Restored after the thread has ended.
    raw: Raw,
    watch: TerminalWatch,
    continued: Receiver<()>,
    thread: Option<JoinHandle<()>>,
    timepiece: Timepiece,
}

/// The result when the program tries to stop itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stop {
    /// The program was stopped, and goes on.
    #[cfg_attr(windows, allow(dead_code, reason = "nothing is stopped there"))]
    Over,
    /// No shell could resume the program, so it was not stopped.
    #[cfg_attr(windows, allow(dead_code, reason = "nothing is stopped there"))]
    NeverCame,
}

impl Terminal {
    /// Whether there is a shell that resumes a stopped program.
    pub const STOPS: bool = own::STOPS;

    /// Opens the terminal. Its events go into the channel. While that is full, the system keeps what is typed.
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

    /// Writes text at once. A line feed also moves to the left edge. If the terminal takes no more output, it is lost,
    /// and [`Signal::Gone`] is sent.
    pub fn write(&mut self, text: &str) {
        let mut out = io::stdout().lock();
        let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
        if written.is_err() {
            self.watch.tell_lost();
        }
    }

    /// The width of the screen in columns.
    #[must_use]
    pub fn columns(&self) -> usize {
        own::columns().filter(|columns| *columns > 0).map_or(USUAL_COLUMNS, usize::from)
    }

    /// Stops the program and everything that was started with it, like Control and Z, and returns when it goes on.
    /// Meanwhile the terminal is as it was before. Returns how long the program was stopped, or `None` if it was not.
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
