//! How the reading thread waits for keys on Windows: it polls crossterm, and checks now and then whether to end.

use std::time::Duration;

use crossterm::event::{self, Event as Input, KeyCode, KeyEventKind, KeyModifiers};

use super::orders::TerminalNews;
use crate::terminal::key_reading::{KeyReading, MOST_TOGETHER, ReadingEnd};
use crate::terminal::{KeyEvent, Signal, Stamped};

/// How long to wait for a key before checking whether to end. A key wakes it at once.
const SLICE: Duration = Duration::from_millis(50);

impl<Event: From<Stamped>> KeyReading<Event> {
    /// Waits once, and reports what has come.
    pub(in crate::terminal) fn read_once(&mut self) -> Result<(), ReadingEnd> {
        match self.heard.news() {
            TerminalNews::None => {}
            TerminalNews::End => return Err(ReadingEnd::Unheard),
            TerminalNews::Gone => return Err(ReadingEnd::TerminalLost),
            TerminalNews::Interrupted => {
                let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
                self.tell(Signal::Typed(vec![key]))?;
            }
        }
        let (mut keys, mut limit): (Vec<KeyEvent>, _) = (Vec::new(), SLICE);
        let mut at = self.timepiece.elapsed();
        // Keys that have come together are reported together. The wait applies only to the first.
        while keys.len() < MOST_TOGETHER && event::poll(limit)? {
            match event::read()? {
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
}
