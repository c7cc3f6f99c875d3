//! Typing at a terminal: joins the keys of the terminal, the line editor and the row that
//! shows the line. Never knows what a line means.

use std::collections::VecDeque;

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
    row: EditorRow,
}

/// What a person does to the line.
#[derive(Debug)]
enum Entered {
    Key(Key),
    Pasted(String),
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
        }
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
        self.waiting.push_back(Entered::Key(key));
    }

    /// Takes a signal. What follows from it is asked for with [`Typing::next_effect`].
    pub fn take(&mut self, signal: &Signal) {
        match signal {
            Signal::Typed(keys) => {
                self.waiting.extend(keys.iter().map(|key| Entered::Key(key_of(key))));
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

    /// What follows next and is more than the look of the line, which is shown here. Each
    /// is answered before the next key is looked at: a line may change what keys mean.
    pub fn next_effect(&mut self) -> Option<EditEffect> {
        loop {
            while let Some(effect) = self.effects.pop_front() {
                if let Some(effect) = self.show(effect) {
                    return Some(effect);
                }
            }
            let effects = match self.waiting.pop_front()? {
                Entered::Key(key) => self.editor.take(key),
                Entered::Pasted(text) => self.editor.paste(&text),
            };
            self.effects.extend(effects);
        }
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
                self.terminal.suspend();
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
