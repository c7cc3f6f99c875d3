//! How the reading thread waits for keys and system signals on Unix. The order to end wakes every wait.
//!
//! crossterm's reader loops without pause once the terminal is gone (crossterm 0.29, issue 793). So it is called only
//! after the system has said that there is something to read, and the end of the terminal is learned from the system.

use std::io;
use std::os::fd::AsFd;
use std::time::Duration;

use crossterm::event::{self, Event as Input, KeyEventKind};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;

use super::joining::Joining;
use super::news::TerminalNews;
use crate::terminal::key_reading::{KeyReading, MOST_TOGETHER, ReadingEnd};
use crate::terminal::{KeyEvent, Signal, Stamped};

/// How long keys are collected before they are reported.
const LONGEST_TOGETHER: Duration = Duration::from_millis(1);

/// How long crossterm may look for more. With no time at all it would not look at what it has already read. It does not
/// sleep in a wait shorter than a millisecond, nor in the last millisecond of a longer one.
const MOMENT: Duration = Duration::from_micros(20);

/// A busy system can use up the whole moment before crossterm has looked, but hardly this many times in a row.
const LOOKS: usize = 3;

/// How long the rest of an escape sequence may take. Escape alone is reported after this time.
const ESCAPE_LIMIT: Timespec = Timespec { tv_sec: 0, tv_nsec: 40_000_000 };

/// The same after more keys than anybody presses at once: when a flood is interrupted, a busy system brings the rest
/// late, and Escape was not pressed.
const FLOOD_LIMIT: Timespec = Timespec { tv_sec: 1, tv_nsec: 0 };

/// This many keys at once count as a flood.
const FLOOD: usize = 16;

/// Keys that are reported together.
#[derive(Default)]
struct Together {
    keys: Vec<KeyEvent>,
    /// When the first of them was read.
    at: Duration,
}

impl Together {
    fn add(&mut self, keys: Vec<KeyEvent>, now: Duration) {
        if self.keys.is_empty() {
            self.at = now;
        }
        self.keys.extend(keys);
    }

    fn is_enough(&self, now: Duration) -> bool {
        self.keys.len() >= MOST_TOGETHER || now.saturating_sub(self.at) >= LONGEST_TOGETHER
    }
}

/// Makes crossterm look at the terminal for the first time, so that it notices changes of the screen size from now on.
pub(in crate::terminal) fn begin() -> io::Result<()> {
    event::poll(MOMENT).map(drop)
}

impl<Event: From<Stamped>> KeyReading<Event> {
    /// Waits once, and reports what has come.
    pub(in crate::terminal) fn read_once(&mut self) -> Result<(), ReadingEnd> {
        let ready = wait([&io::stdin(), &self.heard], None);
        self.tell_news()?;
        let terminal = match ready {
            Ok([terminal, _]) => terminal,
            Err(Errno::INTR) => return Ok(()),
            Err(_) => return Err(ReadingEnd::TerminalLost),
        };
        // Also if nothing was typed: a change of the screen size wakes this thread too.
        self.read_input()?;
        if terminal.intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL) {
            return Err(ReadingEnd::TerminalLost);
        }
        Ok(())
    }

    /// Reads until nothing is left.
    fn read_input(&mut self) -> Result<(), ReadingEnd> {
        let (mut joining, mut together, mut read) = (Joining::default(), Together::default(), 0);
        loop {
            while let Some(input) = next()? {
                let now = self.timepiece.elapsed();
                read += 1;
                match input {
                    Input::Key(key) if key.kind == KeyEventKind::Release => {}
                    Input::Key(key) => {
                        together.add(joining.take(key), now);
                        // The first key is reported before it is known whether more have come.
                        if read == 1 || together.is_enough(now) {
                            self.tell_together(&mut together)?;
                        }
                    }
                    Input::Paste(text) => {
                        together.add(joining.give_up(), now);
                        self.tell_together(&mut together)?;
                        self.tell(Signal::Pasted(text))?;
                    }
                    Input::Resize(..) => self.tell(Signal::Resized)?,
                    Input::Mouse(_) | Input::FocusGained | Input::FocusLost => {}
                }
            }
            self.tell_together(&mut together)?;
            if !joining.is_waiting() {
                return Ok(());
            }
            let limit = if read > FLOOD { FLOOD_LIMIT } else { ESCAPE_LIMIT };
            let more = wait([&io::stdin()], Some(&limit));
            if !more.is_ok_and(|[terminal]| terminal == PollFlags::IN) {
                together.add(joining.give_up(), self.timepiece.elapsed());
            }
        }
    }

    fn tell_together(&self, together: &mut Together) -> Result<(), ReadingEnd> {
        self.tell_keys(&mut together.keys, together.at)
    }

    /// Handles the news from the system.
    fn tell_news(&mut self) -> Result<(), ReadingEnd> {
        match self.heard.news() {
            TerminalNews::None => Ok(()),
            TerminalNews::End => Err(ReadingEnd::Unheard),
            TerminalNews::Gone => Err(ReadingEnd::TerminalLost),
            TerminalNews::ExpectedStopOver => {
                let _ = self.again.try_send(());
                Ok(())
            }
            TerminalNews::Continued => {
                // If the terminal cannot be set, it is lost, and the next read reports that.
                let _ = self.manner.set();
                self.tell(Signal::Continued)
            }
        }
    }
}

/// The next event that crossterm has, or can read now.
fn next() -> io::Result<Option<Input>> {
    for _ in 0..LOOKS {
        if event::poll(MOMENT)? {
            return event::read().map(Some);
        }
    }
    Ok(None)
}

/// Waits until one of the sources can be read, or is lost.
fn wait<const COUNT: usize>(
    sources: [&dyn AsFd; COUNT],
    limit: Option<&Timespec>,
) -> Result<[PollFlags; COUNT], Errno> {
    let mut asked = sources.map(|source| PollFd::from_borrowed_fd(source.as_fd(), PollFlags::IN));
    poll(&mut asked, limit)?;
    Ok(asked.map(|answered| answered.revents()))
}
