//! How the thread that reads the console waits for keys: it asks crossterm for them, and looks now and
//! then whether it shall end. Never sends what it has read.

use std::time::Duration;

use crossterm::event::{self, Event as Input, KeyCode, KeyEventKind, KeyModifiers};

use super::orders::TerminalNews;
use crate::terminal::key_reading::{KeyReading, MOST_TOGETHER, ReadingEnd};
use crate::terminal::{KeyEvent, Signal, Stamped};

/// How long it waits for a key before it looks whether it shall end. A key wakes it at once.
const SLICE: Duration = Duration::from_millis(50);

impl<Event: From<Stamped>> KeyReading<Event> {
    /// Waits once, and tells what has come.
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
        // What has come together is told together, the first at once.
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
