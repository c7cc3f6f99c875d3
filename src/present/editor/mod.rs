//! A line editor as a value: keys in, effects out. Never reads a key and never writes.
//!
//! ```
//! use hector::present::editor::{Editor, Effect, Key};
//!
//! let mut editor = Editor::default();
//! for letter in "Eva".chars() {
//!     editor.take(Key::Character(letter));
//! }
//! assert_eq!(editor.take(Key::Enter), [Effect::Line("Eva".to_owned())]);
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
pub use row::Row;

use history::History;
use line::{Line, Way};

use crate::words::Texts;

/// What keys are while no line has been begun.
///
/// Once a line has been begun, everything edits it, until it is ended with Enter or has
/// been erased. Only function keys, Tab and the keys for pages are always handed on, and
/// Control with C, D, L and Z mean what they always mean.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Entry {
    /// Every key edits the line.
    #[default]
    Line,
    /// These characters are commands, and every key that is no character is handed on as
    /// itself. Any other character begins a line; so does a space, after which the
    /// letter of a command is a letter.
    Keys(BTreeSet<char>),
    /// Every key edits a line of which nothing is shown, told or remembered.
    Secret,
}

/// What follows from a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// The line shall look so, with the cursor before this byte of it.
    Redraw {
        /// All of the line.
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
    /// This was put back at the cursor.
    PutBack(String),
    /// This was pasted at the cursor.
    Pasted(String),
    /// The cursor went: the letter there, or after a move by words the word; none at the
    /// end of the line.
    Moved(Option<String>),
    /// A line typed before, or what was being typed, stands there now.
    Recalled(String),
    /// Nothing was done, and why.
    Refused(Refusal),
    /// The person wants the line shown, or said, again.
    ShowAgain,
    /// Control and C. The line was given up; it can be recalled.
    Interrupt,
    /// Control and Z.
    Suspend,
    /// Control and D where no line had been begun.
    EndOfInput,
}

/// Why a key did nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The line has all the bytes it can have.
    LineFull,
    /// There is nothing before the cursor.
    AtStart,
    /// There is nothing after the cursor.
    AtEnd,
    /// There is no older line.
    NoneEarlier,
    /// There is no newer line.
    NoneLater,
    /// Nothing was erased that could be put back.
    NothingErased,
    /// The key means nothing here.
    NoSuchKey,
}

impl Refusal {
    /// What the person is told, in the person's language.
    #[must_use]
    pub fn told(self, texts: &Texts) -> String {
        match self {
            Refusal::LineFull => texts.line_full(),
            Refusal::AtStart => texts.line_start(),
            Refusal::AtEnd => texts.line_end(),
            Refusal::NoneEarlier => texts.no_earlier_line(),
            Refusal::NoneLater => texts.no_later_line(),
            Refusal::NothingErased => texts.nothing_erased(),
            Refusal::NoSuchKey => texts.no_such_key(),
        }
    }
}

/// A line being typed, the lines before it, and what was erased last.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Editor {
    line: Line,
    history: History,
    entry: Entry,
    erased: String,
}

/// Effects, or why there are none.
type Done = Result<Vec<Effect>, Refusal>;

impl Editor {
    /// An editor with an empty line.
    #[must_use]
    pub fn new(entry: Entry) -> Editor {
        Editor { entry, ..Editor::default() }
    }

    /// Changes what keys are from now on; the line stays, unless it was a secret.
    pub fn enter_by(&mut self, entry: Entry) {
        if self.entry == Entry::Secret {
            (self.line, self.erased) = (Line::default(), String::new());
        }
        self.entry = entry;
    }

    /// The line as typed so far, as far as it may be seen.
    #[must_use]
    pub fn text(&self) -> &str {
        if self.entry == Entry::Secret { "" } else { self.line.text() }
    }

    /// The byte of the line before which the cursor stands.
    #[must_use]
    pub fn cursor(&self) -> usize {
        if self.entry == Entry::Secret { 0 } else { self.line.cursor() }
    }

    /// Takes a key. How the line shall look comes before what else is to be told of it.
    pub fn take(&mut self, key: Key) -> Vec<Effect> {
        let done = match key {
            Key::Control('c') => Ok(self.give_up()),
            Key::Control('z') => Ok(vec![Effect::Suspend]),
            Key::Control('l') => Ok(vec![Effect::ShowAgain]),
            Key::Control('d') if self.line.text().is_empty() => Ok(vec![Effect::EndOfInput]),
            _ if self.is_command(key) => Ok(vec![Effect::Key(key)]),
            _ => self.edit(key),
        };
        self.shown(done)
    }

    /// Takes a text that was pasted: all of it stands in the line, whose end is left to the
    /// person, or none of it where it has no room.
    pub fn paste(&mut self, text: &str) -> Vec<Effect> {
        let text = text.trim_matches(['\r', '\n']).replace("\r\n", " ").replace(is_harmful, " ");
        if text.is_empty() {
            return Vec::new();
        }
        let is_in = self.line.insert(&text);
        let done = if is_in {
            Ok(vec![self.redraw(), Effect::Pasted(text)])
        } else {
            Err(Refusal::LineFull)
        };
        self.shown(done)
    }

    fn shown(&self, done: Done) -> Vec<Effect> {
        let effects = done.unwrap_or_else(|refusal| vec![Effect::Refused(refusal)]);
        if self.entry == Entry::Secret {
            effects.into_iter().map(unseen).collect()
        } else {
            effects
        }
    }

    fn is_command(&self, key: Key) -> bool {
        match (&self.entry, key) {
            (Entry::Secret, _) => false,
            (_, Key::Function(_) | Key::PageUp | Key::PageDown | Key::Tab | Key::BackTab) => true,
            (_, Key::Unknown) | (Entry::Line, _) => false,
            (Entry::Keys(_), _) if !self.text().is_empty() => false,
            (Entry::Keys(commands), Key::Character(character)) => commands.contains(&character),
            (Entry::Keys(_), _) => true,
        }
    }

    fn edit(&mut self, key: Key) -> Done {
        match key {
            Key::Character(character) => self.insert(character),
            Key::Enter => Ok(vec![Effect::Line(self.end_line())]),
            Key::Left | Key::Control('b') => self.go(Way::LetterBack),
            Key::Right | Key::Control('f') => self.go(Way::LetterOn),
            Key::WordLeft | Key::Alt('b') => self.go(Way::WordBack),
            Key::WordRight | Key::Alt('f') => self.go(Way::WordOn),
            Key::Home | Key::Control('a') => self.go(Way::ToStart),
            Key::End | Key::Control('e') => self.go(Way::ToEnd),
            Key::Backspace => self.erase(Way::LetterBack),
            Key::Delete | Key::Control('d') => self.erase(Way::LetterOn),
            Key::WordBackspace | Key::Control('w') => self.erase(Way::WordBack),
            Key::WordDelete | Key::Alt('d') => self.erase(Way::WordOn),
            Key::Control('u') => self.erase(Way::ToStart),
            Key::Control('k') => self.erase(Way::ToEnd),
            Key::Control('y') => self.put_back(),
            Key::Up | Key::Down | Key::Control('p' | 'n') if self.entry == Entry::Secret => {
                Err(Refusal::NoSuchKey)
            }
            Key::Up | Key::Control('p') => {
                let older = self.history.older(self.line.text());
                self.recall(older, Refusal::NoneEarlier)
            }
            Key::Down | Key::Control('n') => {
                let newer = self.history.newer();
                self.recall(newer, Refusal::NoneLater)
            }
            Key::Escape if !self.line.text().is_empty() => {
                self.erased = self.end_line();
                Ok(vec![self.redraw(), Effect::Erased(self.erased.clone())])
            }
            Key::Escape => Ok(vec![Effect::Key(key)]),
            _ => Err(Refusal::NoSuchKey),
        }
    }

    fn insert(&mut self, character: char) -> Done {
        // A control character in a line would be an order to the terminal that shows it.
        if is_harmful(character) {
            return Err(Refusal::NoSuchKey);
        }
        if self.line.insert(character.encode_utf8(&mut [0; 4])) {
            Ok(vec![self.redraw()])
        } else {
            Err(Refusal::LineFull)
        }
    }

    fn go(&mut self, way: Way) -> Done {
        self.line.go(way).ok_or(nothing(way))?;
        let reached = match way {
            Way::WordBack | Way::WordOn => self.line.word(),
            _ => self.line.letter(),
        };
        Ok(vec![self.redraw(), Effect::Moved(reached.map(str::to_owned))])
    }

    fn erase(&mut self, way: Way) -> Done {
        self.erased = self.line.erase(way).ok_or(nothing(way))?;
        Ok(vec![self.redraw(), Effect::Erased(self.erased.clone())])
    }

    fn put_back(&mut self) -> Done {
        if self.erased.is_empty() {
            return Err(Refusal::NothingErased);
        }
        if !self.line.insert(&self.erased) {
            return Err(Refusal::LineFull);
        }
        Ok(vec![self.redraw(), Effect::PutBack(self.erased.clone())])
    }

    fn recall(&mut self, line: Option<String>, refusal: Refusal) -> Done {
        let line = line.ok_or(refusal)?;
        self.line.become_text(line.clone());
        Ok(vec![self.redraw(), Effect::Recalled(line)])
    }

    fn give_up(&mut self) -> Vec<Effect> {
        self.end_line();
        vec![Effect::Interrupt]
    }

    /// Remembers the line and begins an empty one.
    fn end_line(&mut self) -> String {
        let text = self.line.text().to_owned();
        if self.entry != Entry::Secret {
            self.history.remember(&text);
        }
        self.line = Line::default();
        text
    }

    fn redraw(&self) -> Effect {
        Effect::Redraw { line: self.text().to_owned(), cursor: self.cursor() }
    }
}

/// What may be told of an effect on a secret line.
fn unseen(effect: Effect) -> Effect {
    match effect {
        Effect::Redraw { .. } => Effect::Redraw { line: String::new(), cursor: 0 },
        Effect::Erased(_) => Effect::Erased(String::new()),
        Effect::PutBack(_) => Effect::PutBack(String::new()),
        Effect::Pasted(_) => Effect::Pasted(String::new()),
        Effect::Recalled(_) => Effect::Recalled(String::new()),
        Effect::Moved(_) => Effect::Moved(None),
        Effect::Line(_)
        | Effect::Key(_)
        | Effect::Refused(_)
        | Effect::ShowAgain
        | Effect::Interrupt
        | Effect::Suspend
        | Effect::EndOfInput => effect,
    }
}

fn nothing(way: Way) -> Refusal {
    match way {
        Way::LetterBack | Way::WordBack | Way::ToStart => Refusal::AtStart,
        Way::LetterOn | Way::WordOn | Way::ToEnd => Refusal::AtEnd,
    }
}
