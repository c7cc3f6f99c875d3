//! Typing at a terminal: joins the keys of the terminal, the line editor and the row that
//! shows the line. Never knows what a line means.

use std::collections::VecDeque;
use std::time::Duration;

use crate::devices::terminal::{Signal, Terminal};
use crate::present::editor::{EditEffect, Editor, EditorRow, Key, KeyEntry, Rewriting};

use super::keyboard::key_of;

/// A person at a terminal.
#[derive(Debug)]
pub struct Typing {
    terminal: Terminal,
    /// What came together with other keys; no more than one signal brings.
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
    /// At the terminal.
    Terminal,
    /// At something else that types, such as a braille display.
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

    /// For how long the program was suspended by a key, if that was not asked for yet.
    pub fn take_suspension(&mut self) -> Option<Duration> {
        self.suspended.take()
    }

    /// Changes what keys are from now on.
    pub fn enter_by(&mut self, entry: KeyEntry) {
        self.editor.enter_by(entry);
    }

    /// The line as typed so far.
    #[must_use]
    pub fn text(&self) -> &str {
        self.editor.text()
    }

    /// The byte of the line before which the cursor stands.
    #[must_use]
    pub fn cursor(&self) -> usize {
        self.editor.cursor()
    }

    /// A key that was pressed elsewhere than at the terminal.
    pub fn press(&mut self, key: Key) {
        self.waiting.push_back(Entered::Key(key, PressedAt::Elsewhere));
    }

    /// Takes a signal. Its keys are looked at with [`Typing::look_at_next_key`].
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

    /// What follows next from the key that was looked at and is more than the look of the line,
    /// which is shown here.
    pub fn next_effect(&mut self) -> Option<EditEffect> {
        while let Some(effect) = self.effects.pop_front() {
            if let Some(effect) = self.show(effect) {
                return Some(effect);
            }
        }
        None
    }

    /// Whether the next key that waits is this one.
    #[must_use]
    pub fn comes(&self, key: Key) -> bool {
        matches!(self.waiting.front(), Some(Entered::Key(next, _)) if *next == key)
    }

    /// Looks at the next key, if one waits, and says where it was pressed. What followed from the
    /// key before is answered by then: a line may change what keys mean.
    pub fn look_at_next_key(&mut self) -> Option<PressedAt> {
        let (effects, pressed_at) = match self.waiting.pop_front()? {
            Entered::Key(key, pressed_at) => (self.editor.take(key), pressed_at),
            Entered::Pasted(text) => (self.editor.paste(&text), PressedAt::Terminal),
        };
        self.effects.extend(effects);
        Some(pressed_at)
    }

    /// Puts lines above the line being typed.
    pub fn print_line(&mut self, line: &str) {
        self.terminal.write(&self.row.put_above(line));
    }

    /// Shows an effect, and gives back what is for others.
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
