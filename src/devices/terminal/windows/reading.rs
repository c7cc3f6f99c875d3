//! The thread that reads the console: asks crossterm for keys, and looks now and then whether it
//! shall end. Ends when told, or when the console is gone.

use std::sync::mpsc::{SyncSender, TrySendError};
use std::thread;
use std::time::Duration;

use crossterm::event::{self, Event as Input, KeyCode, KeyEventKind, KeyModifiers};

use super::Manner;
use super::orders::{KeyThreadEnd, TerminalNews};
use crate::devices::terminal::{KeyEvent, Signal, Stamped};
use crate::devices::timepiece::Timepiece;

/// How long it waits for a key before it looks whether it shall end. A key wakes it at once.
const SLICE: Duration = Duration::from_millis(50);

/// More keys are told in several signals.
const MOST_TOGETHER: usize = 1024;

/// How long to wait before a full channel is tried again.
const FULL_PAUSE: Duration = Duration::from_millis(10);

/// All that the thread needs.
pub(in crate::devices::terminal) struct KeyReading<Event> {
    pub(in crate::devices::terminal) timepiece: Timepiece,
    pub(in crate::devices::terminal) events: SyncSender<Event>,
    pub(in crate::devices::terminal) heard: KeyThreadEnd,
    /// Kept so that its other end is not taken for one that is gone.
    pub(in crate::devices::terminal) again: SyncSender<()>,
    pub(in crate::devices::terminal) manner: Manner,
}

/// Why the thread ends.
enum End {
    /// The owner wants it, or does not listen any more.
    Unheard,
    TerminalLost,
}

impl<Event: From<Stamped>> KeyReading<Event> {
    /// The life of the thread.
    pub(in crate::devices::terminal) fn read_until_gone(self) {
        let _ = (&self.again, self.manner);
        loop {
            match self.read_once() {
                Ok(()) => {}
                Err(End::Unheard) => return,
                Err(End::TerminalLost) => {
                    let _ =
                        self.send(Stamped { at: self.timepiece.elapsed(), signal: Signal::Gone });
                    return;
                }
            }
        }
    }

    fn read_once(&self) -> Result<(), End> {
        match self.heard.news() {
            TerminalNews::None => {}
            TerminalNews::End => return Err(End::Unheard),
            TerminalNews::Gone => return Err(End::TerminalLost),
            TerminalNews::Interrupted => {
                let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
                self.tell(Signal::Typed(vec![key]))?;
            }
        }
        let (mut keys, mut limit): (Vec<KeyEvent>, _) = (Vec::new(), SLICE);
        let mut at = self.timepiece.elapsed();
        // What has come together is told together, the first at once.
        while keys.len() < MOST_TOGETHER && next(limit)? {
            match event::read().map_err(|_| End::TerminalLost)? {
                Input::Key(key) if key.kind == KeyEventKind::Release => {}
                Input::Key(key) => {
                    if keys.is_empty() {
                        at = self.timepiece.elapsed();
                    }
                    keys.push(key);
                }
                Input::Paste(text) => {
                    self.tell_keys(&mut keys, at)?;
                    self.tell(Signal::Pasted(text))?;
                }
                Input::Resize(..) => {
                    self.tell_keys(&mut keys, at)?;
                    self.tell(Signal::Resized)?;
                }
                Input::Mouse(_) | Input::FocusGained | Input::FocusLost => {}
            }
            limit = Duration::ZERO;
        }
        self.tell_keys(&mut keys, at)
    }

    fn tell_keys(&self, keys: &mut Vec<KeyEvent>, at: Duration) -> Result<(), End> {
        if keys.is_empty() {
            return Ok(());
        }
        self.send(Stamped { at, signal: Signal::Typed(std::mem::take(keys)) })
    }

    fn tell(&self, signal: Signal) -> Result<(), End> {
        self.send(Stamped { at: self.timepiece.elapsed(), signal })
    }

    fn send(&self, stamped: Stamped) -> Result<(), End> {
        let mut event = Event::from(stamped);
        loop {
            match self.events.try_send(event) {
                Ok(()) => return Ok(()),
                Err(TrySendError::Disconnected(_)) => return Err(End::Unheard),
                Err(TrySendError::Full(back)) => event = back,
            }
            thread::sleep(FULL_PAUSE);
            if self.heard.is_end() {
                return Err(End::Unheard);
            }
        }
    }
}

fn next(limit: Duration) -> Result<bool, End> {
    event::poll(limit).map_err(|_| End::TerminalLost)
}
