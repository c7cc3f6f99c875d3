//! How the thread that reads the terminal waits for keys and for signals of the system. Never waits
//! for anything without being woken by the order to end.
//!
//! crossterm's reader turns in a circle once the terminal is gone (crossterm 0.29, issue
//! 793). So it is asked only after the system has said that there is something to read, and
//! an end of the terminal is taken from the system.

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

/// So long keys are gathered before they are told.
const LONGEST_TOGETHER: Duration = Duration::from_millis(1);

/// How long crossterm is asked for more. With no time at all it would not look at what it
/// has read already; and it does not sleep in a wait that is shorter than a millisecond, nor
/// in the last millisecond of a longer one.
const MOMENT: Duration = Duration::from_micros(20);

/// A busy system can take the whole moment away before crossterm has looked, hardly so often
/// in turn.
const LOOKS: usize = 3;

/// How long the rest of an escape sequence may be on its way. Escape alone is told after
/// this time.
const ESCAPE_LIMIT: Timespec = Timespec { tv_sec: 0, tv_nsec: 40_000_000 };

/// The same after more keys than anybody presses at once: where a flood is cut, a busy system
/// brings the rest late, and nobody has pressed Escape.
const FLOOD_LIMIT: Timespec = Timespec { tv_sec: 1, tv_nsec: 0 };

/// So many keys at once are a flood.
const FLOOD: usize = 16;

/// Keys that are told together.
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

/// Has crossterm look at the terminal for the first time, so that it notes from now on when
/// the screen has another size.
pub(in crate::terminal) fn begin() -> io::Result<()> {
    event::poll(MOMENT).map(drop)
}

impl<Event: From<Stamped>> KeyReading<Event> {
    /// Waits once, and tells what has come.
    pub(in crate::terminal) fn read_once(&mut self) -> Result<(), ReadingEnd> {
        let ready = wait([&io::stdin(), &self.heard], None);
        self.tell_news()?;
        let terminal = match ready {
            Ok([terminal, _]) => terminal,
            Err(Errno::INTR) => return Ok(()),
            Err(_) => return Err(ReadingEnd::TerminalLost),
        };
        // Also where nothing was typed: a new size of the screen wakes this thread as well.
        self.read_input()?;
        if terminal.intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL) {
            return Err(ReadingEnd::TerminalLost);
        }
        Ok(())
    }

    /// Reads until nothing more is there.
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
                        // The first is told before it is known whether more has come.
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

    /// Tells what the system has said.
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
                // A terminal that cannot be taken is lost, and reading it will tell so.
                let _ = self.manner.set();
                self.tell(Signal::Continued)
            }
        }
    }
}

/// What crossterm has read, or can read now.
fn next() -> io::Result<Option<Input>> {
    for _ in 0..LOOKS {
        if event::poll(MOMENT)? {
            return event::read().map(Some);
        }
    }
    Ok(None)
}

/// Waits until one of these can be read, or is lost.
fn wait<const COUNT: usize>(
    sources: [&dyn AsFd; COUNT],
    limit: Option<&Timespec>,
) -> Result<[PollFlags; COUNT], Errno> {
    let mut asked = sources.map(|source| PollFd::from_borrowed_fd(source.as_fd(), PollFlags::IN));
    poll(&mut asked, limit)?;
    Ok(asked.map(|answered| answered.revents()))
}
