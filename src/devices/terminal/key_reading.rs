//! The part of the reading thread that is the same on every system: it reports keys, and ends when it is told to or
//! when the terminal is gone. How it waits for keys differs by system.

use std::io;
use std::sync::mpsc::{SyncSender, TrySendError};
use std::thread;
use std::time::Duration;

use super::own::{KeyThreadEnd, TerminalManner};
use super::{KeyEvent, Signal, Stamped};
use crate::timepiece::Timepiece;

/// Keys in one signal at most. More are sent in several signals.
pub(super) const MOST_TOGETHER: usize = 1024;

/// How long to wait before trying a full channel again.
const FULL_PAUSE: Duration = Duration::from_millis(10);

/// The state of the thread.
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
    /// The owner wants it, or no longer listens.
    Unheard,
    TerminalLost,
}

impl From<io::Error> for ReadingEnd {
    fn from(_: io::Error) -> ReadingEnd {
        ReadingEnd::TerminalLost
    }
}

impl<Event: From<Stamped>> KeyReading<Event> {
    /// Runs in the thread until the terminal is gone or the owner wants the end.
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

    /// Reports keys that were pressed together, if there are any, with the time at which the first was read.
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

    /// Reports a signal with the time of now.
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
