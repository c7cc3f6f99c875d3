//! A line editor as a value: keys in, effects out. Reading keys and writing to the terminal is the caller's part.
//!
//! ```
//! use hector_present::editor::{Editor, EditEffect, Key};
//!
//! let mut editor = Editor::default();
//! for letter in "Eva".chars() {
//!     editor.take(Key::Character(letter));
//! }
//! assert_eq!(editor.take(Key::Enter), [EditEffect::Line("Eva".to_owned())]);
//! ```

mod history;
mod key;
mod key_name;
mod letter;
mod line;
mod row;

use crate::chess::notation::is_harmful;
use std::collections::BTreeSet;

pub use history::MOST_REMEMBERED;
pub use key::Key;
pub use key_name::key_named;
pub use line::LONGEST_LINE;
pub use row::{EditorRow, Rewriting};

use history::LineHistory;
use line::{CursorMove, LineBeingTyped};

use crate::words::Texts;

/// What keys do while the line is empty.
///
/// Once a line has text, every key edits it until Enter, or until it is erased. Function keys, Tab and the page keys
/// are always passed on, and Control with C, D, L and Z keeps its usual meaning.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum KeyEntry {
    /// Every key edits the line.
    #[default]
    Line,
    /// These characters are commands, and keys that are not characters are passed on. Any other character begins a
    /// line; so does a space, after which the letters of commands are ordinary letters.
    Keys(BTreeSet<char>),
    /// Every key edits a line that is neither shown, told nor remembered.
    Secret,
}

/// The effect of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EditEffect {
    /// Show the line like this, with the cursor before this byte of it.
    Redraw {
        /// The whole line.
        line: String,
        /// A byte at which a letter begins, or the end.
        cursor: usize,
    },
    /// A line was ended with Enter; the next one is empty.
    Line(String),
    /// A key that is not for the line.
    Key(Key),
    /// This was erased.
    Erased(String),
    /// Erased text was put back at the cursor.
    PutBack(String),
    /// This was pasted at the cursor.
    Pasted(String),
    /// The cursor moved: the letter at it, or after a move by words the word; `None` at the end of the line.
    Moved(Option<String>),
    /// A line typed before, or the text that was being typed, was recalled.
    Recalled(String),
    /// Nothing was done, for this reason.
    Refused(EditRefusal),
    /// The person wants the line shown, or said, again.
    ShowAgain,
    /// Control and C. The line was dropped; it can be recalled.
    Interrupt,
    /// Control and Z.
    Suspend,
    /// Control and D in an empty line.
    EndOfInput,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EditRefusal {
    /// The line has its maximum length.
    LineFull,
    /// There is nothing before the cursor.
    AtStart,
    /// There is nothing after the cursor.
    AtEnd,
    /// There is no older line.
    NoneEarlier,
    /// There is no newer line.
    NoneLater,
    /// Nothing was erased before.
    NothingErased,
    /// The key has no meaning here.
    NoSuchKey,
}

impl EditRefusal {
    /// The message for the person, in the person's language.
    #[must_use]
    pub fn told(self, texts: &Texts) -> String {
        match self {
            EditRefusal::LineFull => texts.line_full(),
            EditRefusal::AtStart => texts.line_start(),
            EditRefusal::AtEnd => texts.line_end(),
            EditRefusal::NoneEarlier => texts.no_earlier_line(),
            EditRefusal::NoneLater => texts.no_later_line(),
            EditRefusal::NothingErased => texts.nothing_erased(),
            EditRefusal::NoSuchKey => texts.no_such_key(),
        }
    }
}

/// The line being typed, the lines before it, and the text erased last.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Editor {
    line: LineBeingTyped,
    history: LineHistory,
    entry: KeyEntry,
    erased: String,
}

type EditDone = Result<Vec<EditEffect>, EditRefusal>;

impl Editor {
    #[must_use]
    pub fn new(entry: KeyEntry) -> Editor {
        Editor { entry, ..Editor::default() }
    }

    /// Changes what keys do from now on; the line stays, unless it was a secret.
    pub fn enter_by(&mut self, entry: KeyEntry) {
        if self.entry == KeyEntry::Secret {
            (self.line, self.erased) = (LineBeingTyped::default(), String::new());
        }
        self.entry = entry;
    }

    /// The line typed so far; empty if it is secret.
    #[must_use]
    pub fn text(&self) -> &str {
        if self.entry == KeyEntry::Secret { "" } else { self.line.text() }
    }

    /// The byte of the line before which the cursor stands.
    #[must_use]
    pub fn cursor(&self) -> usize {
        if self.entry == KeyEntry::Secret { 0 } else { self.line.cursor() }
    }

    /// Takes a key. The redraw comes before the other effects.
    pub fn take(&mut self, key: Key) -> Vec<EditEffect> {
        let done = match key {
            Key::Control('c') => Ok(self.give_up()),
            Key::Control('z') => Ok(vec![EditEffect::Suspend]),
            Key::Control('l') => Ok(vec![EditEffect::ShowAgain]),
            Key::Control('d') if self.line.text().is_empty() => Ok(vec![EditEffect::EndOfInput]),
            _ if self.is_command(key) => Ok(vec![EditEffect::Key(key)]),
            _ => self.edit(key),
        };
        self.shown(done)
    }

    /// Takes a pasted text. It is inserted whole, without ending the line, or not at all if it does not fit.
    pub fn paste(&mut self, text: &str) -> Vec<EditEffect> {
        let text = text.trim_matches(['\r', '\n']).replace("\r\n", " ").replace(is_harmful, " ");
        if text.is_empty() {
            return Vec::new();
        }
        let is_in = self.line.insert(&text);
        let done = if is_in {
            Ok(vec![self.redraw(), EditEffect::Pasted(text)])
        } else {
            Err(EditRefusal::LineFull)
        };
        self.shown(done)
    }

    fn shown(&self, done: EditDone) -> Vec<EditEffect> {
        let effects = done.unwrap_or_else(|refusal| vec![EditEffect::Refused(refusal)]);
        if self.entry == KeyEntry::Secret {
            effects.into_iter().map(unseen).collect()
        } else {
            effects
        }
    }

    fn is_command(&self, key: Key) -> bool {
        match (&self.entry, key) {
            (KeyEntry::Secret, _) => false,
            (_, Key::Function(_) | Key::PageUp | Key::PageDown | Key::Tab | Key::BackTab) => true,
            (_, Key::Unknown) | (KeyEntry::Line, _) => false,
            (KeyEntry::Keys(_), _) if !self.text().is_empty() => false,
            (KeyEntry::Keys(commands), Key::Character(character)) => commands.contains(&character),
            (KeyEntry::Keys(_), _) => true,
        }
    }

    fn edit(&mut self, key: Key) -> EditDone {
        match key {
            Key::Character(character) => self.insert(character),
            Key::Enter => Ok(vec![EditEffect::Line(self.end_line())]),
            Key::Left | Key::Control('b') => self.go(CursorMove::LetterBack),
            Key::Right | Key::Control('f') => self.go(CursorMove::LetterOn),
            Key::WordLeft | Key::Alt('b') => self.go(CursorMove::WordBack),
            Key::WordRight | Key::Alt('f') => self.go(CursorMove::WordOn),
            Key::Home | Key::Control('a') => self.go(CursorMove::ToStart),
            Key::End | Key::Control('e') => self.go(CursorMove::ToEnd),
            Key::Backspace => self.erase(CursorMove::LetterBack),
            Key::Delete | Key::Control('d') => self.erase(CursorMove::LetterOn),
            Key::WordBackspace | Key::Control('w') => self.erase(CursorMove::WordBack),
            Key::WordDelete | Key::Alt('d') => self.erase(CursorMove::WordOn),
            Key::Control('u') => self.erase(CursorMove::ToStart),
            Key::Control('k') => self.erase(CursorMove::ToEnd),
            Key::Control('y') => self.put_back(),
            Key::Up | Key::Down | Key::Control('p' | 'n') if self.entry == KeyEntry::Secret => {
                Err(EditRefusal::NoSuchKey)
            }
            Key::Up | Key::Control('p') => {
                let older = self.history.older(self.line.text());
                self.recall(older, EditRefusal::NoneEarlier)
            }
            Key::Down | Key::Control('n') => {
                let newer = self.history.newer();
                self.recall(newer, EditRefusal::NoneLater)
            }
            // Blanks alone do not count as text.
            Key::Escape if !self.line.text().trim().is_empty() => {
                self.erased = self.end_line();
                Ok(vec![self.redraw(), EditEffect::Erased(self.erased.clone())])
            }
            Key::Escape if !self.line.text().is_empty() => {
                self.erased = self.end_line();
                Ok(vec![self.redraw(), EditEffect::Key(key)])
            }
            Key::Escape => Ok(vec![EditEffect::Key(key)]),
            _ => Err(EditRefusal::NoSuchKey),
        }
    }

    fn insert(&mut self, character: char) -> EditDone {
        // A control character in a line would be a command to the terminal that shows it.
        if is_harmful(character) {
            return Err(EditRefusal::NoSuchKey);
        }
        if self.line.insert(character.encode_utf8(&mut [0; 4])) {
            Ok(vec![self.redraw()])
        } else {
            Err(EditRefusal::LineFull)
        }
    }

    fn go(&mut self, way: CursorMove) -> EditDone {
        self.line.go(way).ok_or(nothing(way))?;
        let reached = match way {
            CursorMove::WordBack | CursorMove::WordOn => self.line.word(),
            _ => self.line.letter(),
        };
        Ok(vec![self.redraw(), EditEffect::Moved(reached.map(str::to_owned))])
    }

    fn erase(&mut self, way: CursorMove) -> EditDone {
        self.erased = self.line.erase(way).ok_or(nothing(way))?;
        Ok(vec![self.redraw(), EditEffect::Erased(self.erased.clone())])
    }

    fn put_back(&mut self) -> EditDone {
        if self.erased.is_empty() {
            return Err(EditRefusal::NothingErased);
        }
        if !self.line.insert(&self.erased) {
            return Err(EditRefusal::LineFull);
        }
        Ok(vec![self.redraw(), EditEffect::PutBack(self.erased.clone())])
    }

    fn recall(&mut self, line: Option<String>, refusal: EditRefusal) -> EditDone {
        let line = line.ok_or(refusal)?;
        self.line.become_text(line.clone());
        Ok(vec![self.redraw(), EditEffect::Recalled(line)])
    }

    fn give_up(&mut self) -> Vec<EditEffect> {
        self.end_line();
        vec![EditEffect::Interrupt]
    }

    /// Remembers the line and begins an empty one.
    fn end_line(&mut self) -> String {
        let text = self.line.text().to_owned();
        if self.entry != KeyEntry::Secret {
            self.history.remember(&text);
        }
        self.line = LineBeingTyped::default();
        text
    }

    fn redraw(&self) -> EditEffect {
        EditEffect::Redraw { line: self.text().to_owned(), cursor: self.cursor() }
    }
}

/// The part of an effect on a secret line that may be told.
fn unseen(effect: EditEffect) -> EditEffect {
    match effect {
        EditEffect::Redraw { .. } => EditEffect::Redraw { line: String::new(), cursor: 0 },
        EditEffect::Erased(_) => EditEffect::Erased(String::new()),
        EditEffect::PutBack(_) => EditEffect::PutBack(String::new()),
        EditEffect::Pasted(_) => EditEffect::Pasted(String::new()),
        EditEffect::Recalled(_) => EditEffect::Recalled(String::new()),
        EditEffect::Moved(_) => EditEffect::Moved(None),
        EditEffect::Line(_)
        | EditEffect::Key(_)
        | EditEffect::Refused(_)
        | EditEffect::ShowAgain
        | EditEffect::Interrupt
        | EditEffect::Suspend
        | EditEffect::EndOfInput => effect,
    }
}

fn nothing(way: CursorMove) -> EditRefusal {
    match way {
        CursorMove::LetterBack | CursorMove::WordBack | CursorMove::ToStart => EditRefusal::AtStart,
        CursorMove::LetterOn | CursorMove::WordOn | CursorMove::ToEnd => EditRefusal::AtEnd,
    }
}
