//! Typing at a terminal: connects the keys of the terminal, the line editor and the row that shows the line.

use std::collections::VecDeque;
use std::time::Duration;

use crate::devices::terminal::{Signal, Terminal};
use crate::present::editor::{EditEffect, Editor, EditorRow, Key, KeyEntry, Rewriting};

use super::keyboard::key_of;

#[derive(Debug)]
pub struct Typing {
    terminal: Terminal,
    /// Keys that arrived together with others, at most those of one signal.
    waiting: VecDeque<Entered>,
    editor: Editor,
    effects: VecDeque<EditEffect>,
    suspended: Option<Duration>,
    row: EditorRow,
}

/// What a person does to the line.
#[derive(Debug)]
enum Entered {
    Key(Key, PressedAt),
    Pasted(String),
}

/// Where a key was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PressedAt {
    Terminal,
    /// On another device that types, such as a braille display.
    Elsewhere,
}

impl Typing {
    /// An empty line at an open terminal.
    #[must_use]
    pub fn new(terminal: Terminal, entry: KeyEntry, screen: Rewriting) -> Typing {
        Typing {
            row: EditorRow::new(terminal.columns(), screen),
            terminal,
            waiting: VecDeque::new(),
            editor: Editor::new(entry),
            effects: VecDeque::new(),
            suspended: None,
        }
    }

    /// How long a key had suspended the program. Returns it once.
    pub fn take_suspension(&mut self) -> Option<Duration> {
        self.suspended.take()
    }

    /// Changes what keys mean from now on.
    pub fn enter_by(&mut self, entry: KeyEntry) {
        self.editor.enter_by(entry);
    }

    /// The line as typed so far.
    #[must_use]
    pub fn text(&self) -> &str {
        self.editor.text()
    }

    /// The position of the cursor, in bytes.
    #[must_use]
    pub fn cursor(&self) -> usize {
        self.editor.cursor()
    }

    /// A key that was not pressed at the terminal.
    pub fn press(&mut self, key: Key) {
        self.waiting.push_back(Entered::Key(key, PressedAt::Elsewhere));
    }

    /// Takes a signal. Its keys are processed by [`Typing::look_at_next_key`].
    pub fn take(&mut self, signal: &Signal) {
        match signal {
            Signal::Typed(keys) => {
                let entered = |key| Entered::Key(key_of(key), PressedAt::Terminal);
                self.waiting.extend(keys.iter().map(entered));
            }
            Signal::Pasted(text) => self.waiting.push_back(Entered::Pasted(text.clone())),
            Signal::Resized => self.terminal.write(&self.row.resize(self.terminal.columns())),
            Signal::Continued => {
                self.terminal.write("\n");
                self.terminal.write(&self.row.show_again());
            }
            Signal::Gone => {}
        }
    }

    /// The next effect of the processed key. Effects on the look of the line are shown here and not returned.
    pub fn next_effect(&mut self) -> Option<EditEffect> {
        while let Some(effect) = self.effects.pop_front() {
            if let Some(effect) = self.show(effect) {
                return Some(effect);
            }
        }
        None
    }

    /// Whether this is the next waiting key.
    #[must_use]
    pub fn comes(&self, key: Key) -> bool {
        matches!(self.waiting.front(), Some(Entered::Key(next, _)) if *next == key)
    }

    /// Processes the next key, if one waits, and returns where it was pressed. The effects of the previous key must be
    /// handled before, because a line may change what keys mean.
    pub fn look_at_next_key(&mut self) -> Option<PressedAt> {
        let (effects, pressed_at) = match self.waiting.pop_front()? {
            Entered::Key(key, pressed_at) => (self.editor.take(key), pressed_at),
            Entered::Pasted(text) => (self.editor.paste(&text), PressedAt::Terminal),
        };
        self.effects.extend(effects);
        Some(pressed_at)
    }

    /// Prints a line above the one that is typed.
    pub fn print_line(&mut self, line: &str) {
        self.terminal.write(&self.row.put_above(line));
    }

    /// Shows an effect. Returns it if it concerns others.
    fn show(&mut self, effect: EditEffect) -> Option<EditEffect> {
        let written = match &effect {
            EditEffect::Redraw { line, cursor } => {
                self.terminal.write(&self.row.show(line, *cursor));
                return None;
            }
            EditEffect::Suspend => {
                self.terminal.write(&self.row.leave());
                self.suspended = self.terminal.suspend();
                self.terminal.write(&self.row.show_again());
                return None;
            }
            EditEffect::Line(_) | EditEffect::Interrupt | EditEffect::EndOfInput => self.row.end(),
            EditEffect::ShowAgain => self.row.leave() + &self.row.show_again(),
            _ => String::new(),
        };
        self.terminal.write(&written);
        Some(effect)
    }
}
