//! The row of a terminal in which a line is typed: what to write so that it shows the
//! line as it is now. Writes letters, spaces, backspaces, carriage returns and line
//! feeds, after which a row begins at the left; never an escape sequence. Never touches a
//! terminal.
//!
//! A screen reader speaks what is written, so as little as possible is: a letter typed
//! at the end is that letter alone.

use super::letter::{continues, is_surely_one_wide, width, width_of};
use crate::chess::notation::harmless;

/// A narrower screen is not asked to hold a line: it breaks it.
const NARROWEST: usize = 8;

/// What a row does where something else shall stand than stands there.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Rewriting {
    /// It writes over what stands there.
    #[default]
    InPlace,
    /// It leaves what stands there and goes on below, so that a screen reader comes past
    /// everything once, in order. Only what is added or erased at the end of a line is
    /// written in its row, as a terminal does by itself.
    Append,
}

/// What the row shows. A line too long for it is shown in part, around the cursor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EditorRow {
    columns: usize,
    screen: Rewriting,
    line: String,
    cursor: usize,
    shown: Vec<char>,
    /// The place of the cursor in what is shown.
    at: usize,
}

impl EditorRow {
    /// An empty row of a screen with so many columns.
    #[must_use]
    pub fn new(columns: usize, screen: Rewriting) -> EditorRow {
        let columns = columns.max(NARROWEST);
        EditorRow { columns, screen, line: String::new(), cursor: 0, shown: Vec::new(), at: 0 }
    }

    /// Shows a line, with the cursor before this byte of it.
    #[must_use]
    pub fn show(&mut self, line: &str, cursor: usize) -> String {
        line.clone_into(&mut self.line);
        self.cursor = cursor;
        let (shown, at) = self.part();
        let mut written = String::new();
        if self.screen == Rewriting::Append
            && !shown.starts_with(&self.shown)
            && !self.shown.starts_with(&shown)
        {
            written = self.leave();
        }
        if shown != self.shown {
            let same = shown.iter().zip(&self.shown).take_while(|(new, old)| new == old).count();
            self.go(same, &mut written);
            let tail = shown.get(same..).unwrap_or_default();
            written.extend(tail);
            let rest = width(self.shown.get(same..).unwrap_or_default());
            let blanks = rest.saturating_sub(width(tail));
            written.extend(std::iter::repeat_n(' ', blanks));
            written.extend(std::iter::repeat_n(BACK, blanks));
            self.at = shown.len();
            self.shown = shown;
        }
        self.go(at, &mut written);
        written
    }

    /// Puts text above the row, as lines of their own. What could be an order to the
    /// terminal becomes a space.
    #[must_use]
    pub fn put_above(&mut self, text: &str) -> String {
        let mut written = String::new();
        if !self.shown.is_empty() && self.screen == Rewriting::Append {
            written = self.leave();
        } else if !self.shown.is_empty() {
            let blanks = width(&self.shown);
            written.push('\r');
            written.extend(std::iter::repeat_n(' ', blanks));
            written.push('\r');
        }
        for line in text.lines() {
            written.push_str(&harmless(line));
            written.push('\n');
        }
        written + &self.show_again()
    }

    /// Ends the row: all of its line stands there, and the next row is empty.
    #[must_use]
    pub fn end(&mut self) -> String {
        let mut written = String::new();
        if self.line.chars().eq(self.shown.iter().copied()) {
            self.go(self.shown.len(), &mut written);
        } else {
            match self.screen {
                Rewriting::InPlace => written.push('\r'),
                Rewriting::Append => written = self.leave(),
            }
            written.push_str(&self.line);
        }
        *self = EditorRow::new(self.columns, self.screen);
        written + "\n"
    }

    /// Leaves the row as it is, for the one below it, which is empty.
    #[must_use]
    pub fn leave(&mut self) -> String {
        let mut written = String::new();
        self.go(self.shown.len(), &mut written);
        self.shown.clear();
        self.at = 0;
        written + "\n"
    }

    /// The screen has so many columns now. A line that no longer fits, or could be shown
    /// in a larger part, is shown again below.
    #[must_use]
    pub fn resize(&mut self, columns: usize) -> String {
        self.columns = columns.max(NARROWEST);
        let (shown, _) = self.part();
        if shown == self.shown { String::new() } else { self.leave() + &self.show_again() }
    }

    /// Shows the line in a row that is empty.
    #[must_use]
    pub fn show_again(&mut self) -> String {
        self.shown.clear();
        self.at = 0;
        let line = std::mem::take(&mut self.line);
        self.show(&line, self.cursor)
    }

    /// Goes to a place in what is shown.
    fn go(&mut self, to: usize, written: &mut String) {
        if let Some(passed) = self.shown.get(self.at..to) {
            written.extend(passed);
        } else if let Some(passed) = self.shown.get(to..self.at) {
            if passed.iter().copied().all(is_surely_one_wide) {
                written.extend(std::iter::repeat_n(BACK, passed.len()));
            } else {
                written.push('\r');
                written.extend(self.shown.get(..to).unwrap_or_default());
            }
        }
        self.at = to;
    }

    /// The part of the line to show, and the place of the cursor in it. It moves by half
    /// a row at a time, so that it rarely moves.
    fn part(&self) -> (Vec<char>, usize) {
        // The last column stays free: a letter there makes some terminals begin a row.
        let room = self.columns - 1;
        let characters: Vec<char> = self.line.chars().collect();
        let cursor = self.line.get(..self.cursor).map_or(0, |before| before.chars().count());
        let (mut start, mut before) = (0, width(characters.get(..cursor).unwrap_or_default()));
        while before > room {
            let passed = start..fitting(&characters, start, room / 2);
            start = passed.end;
            before -= width(characters.get(passed).unwrap_or_default());
        }
        let end = fitting(&characters, start, room);
        (characters.get(start..end).unwrap_or_default().to_vec(), cursor.saturating_sub(start))
    }
}

/// Back by one place; what the kernel writes itself when a letter is erased.
const BACK: char = '\x08';

/// The place after the letters from `start` on that fit into so many columns.
fn fitting(characters: &[char], start: usize, columns: usize) -> usize {
    let mut taken = 0;
    let rest = characters.get(start..).unwrap_or_default();
    let fits = rest.iter().take_while(|character| {
        taken += width_of(**character);
        taken <= columns
    });
    let end = start + fits.count();
    end + characters
        .get(end..)
        .unwrap_or_default()
        .iter()
        .take_while(|mark| continues(**mark))
        .count()
}
