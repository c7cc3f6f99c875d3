//! What the thread that reads keys does alike on every system: it ends when told or when the terminal
//! is gone, and tells what has come. How keys are waited for is the system's own.

use std::io;
use std::sync::mpsc::{SyncSender, TrySendError};
use std::thread;
use std::time::Duration;

use super::own::{KeyThreadEnd, TerminalManner};
use super::{KeyEvent, Signal, Stamped};
use crate::timepiece::Timepiece;

/// More keys are told in several signals.
pub(super) const MOST_TOGETHER: usize = 1024;

/// How long to wait before a full channel is tried again.
const FULL_PAUSE: Duration = Duration::from_millis(10);

/// All that the thread needs.
pub(super) struct KeyReading<Event> {
    pub(super) timepiece: Timepiece,
    pub(super) events: SyncSender<Event>,
    pub(super) heard: KeyThreadEnd,
    /// Tells the owner that an expected stop is over.
    #[cfg_attr(not(unix), expect(dead_code, reason = "held open: no stop is expected there"))]
    pub(super) again: SyncSender<()>,
    #[cfg_attr(not(unix), expect(dead_code, reason = "nobody else takes a console"))]
    pub(super) manner: TerminalManner,
}

/// Why the thread ends.
pub(super) enum ReadingEnd {
    /// The owner wants it, or does not listen any more.
    Unheard,
    TerminalLost,
}

impl From<io::Error> for ReadingEnd {
    fn from(_: io::Error) -> ReadingEnd {
        ReadingEnd::TerminalLost
    }
}

impl<Event: From<Stamped>> KeyReading<Event> {
    /// The life of the thread.
    pub(super) fn read_until_gone(mut self) {
        loop {
            match self.read_once() {
                Ok(()) => {}
                Err(ReadingEnd::Unheard) => return,
                Err(ReadingEnd::TerminalLost) => {
                    let _ = self.tell(Signal::Gone);
                    return;
                }
            }
        }
    }

    /// Tells keys that were pressed together, if there are any, and when the first was read.
    pub(super) fn tell_keys(
        &self,
        keys: &mut Vec<KeyEvent>,
        at: Duration,
    ) -> Result<(), ReadingEnd> {
        if keys.is_empty() {
            return Ok(());
        }
        self.send(Stamped { at, signal: Signal::Typed(std::mem::take(keys)) })
    }

    /// Tells what has happened now.
    pub(super) fn tell(&self, signal: Signal) -> Result<(), ReadingEnd> {
        self.send(Stamped { at: self.timepiece.elapsed(), signal })
    }

    fn send(&self, stamped: Stamped) -> Result<(), ReadingEnd> {
        let mut event = Event::from(stamped);
        loop {
            match self.events.try_send(event) {
                Ok(()) => return Ok(()),
                Err(TrySendError::Disconnected(_)) => return Err(ReadingEnd::Unheard),
                Err(TrySendError::Full(back)) => event = back,
            }
            thread::sleep(FULL_PAUSE);
            if self.heard.is_end() {
                return Err(ReadingEnd::Unheard);
            }
        }
    }
}
