//! The terminal row in which a line is typed: what to write so that it shows the present line. Writes letters,
//! spaces, backspaces, carriage returns and line feeds, after which a row begins at the left; no escape sequences.
//!
//! A screen reader speaks what is written, so as little as possible is: a letter typed
//! at the end is that letter alone.

use super::letter::{continues, is_surely_one_wide, width, width_of};
use crate::chess::notation::harmless;

/// On a narrower screen the terminal itself has to break the line.
const NARROWEST: usize = 8;

/// How a row replaces text that is already shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Rewriting {
    /// It overwrites the text.
    #[default]
    InPlace,
    /// It leaves the text and continues below, so that a screen reader meets everything once, in order. Only
    /// additions and erasures at the end of a line are written in its row, as a terminal does by itself.
    Append,
}

/// The row. A line too long for it is shown in part, around the cursor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EditorRow {
    columns: usize,
    screen: Rewriting,
    line: String,
    cursor: usize,
    shown: Vec<char>,
    /// The position of the cursor in the part shown.
    at: usize,
}

impl EditorRow {
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

    /// Writes text above the row, as separate lines. What could be a command to the terminal becomes a space.
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

    /// Ends the row: its whole line is shown, and the next row is empty.
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

    /// Leaves the row as it is and goes to the empty one below.
    #[must_use]
    pub fn leave(&mut self) -> String {
        let mut written = String::new();
        self.go(self.shown.len(), &mut written);
        self.shown.clear();
        self.at = 0;
        written + "\n"
    }

    /// The width of the screen has changed. A line that no longer fits, or of which a larger part fits now, is shown
    /// again below.
    #[must_use]
    pub fn resize(&mut self, columns: usize) -> String {
        self.columns = columns.max(NARROWEST);
        let (shown, _) = self.part();
        if shown == self.shown { String::new() } else { self.leave() + &self.show_again() }
    }

    /// Shows the line in an empty row.
    #[must_use]
    pub fn show_again(&mut self) -> String {
        self.shown.clear();
        self.at = 0;
        let line = std::mem::take(&mut self.line);
        self.show(&line, self.cursor)
    }

    /// Moves the cursor to a position in the part shown.
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

    /// The part of the line to show, and the cursor's position in it. It moves by half a row at a time, so that it
    /// rarely moves.
    fn part(&self) -> (Vec<char>, usize) {
        // The last column stays free: a letter there makes some terminals start a new row.
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

/// Back by one column; the kernel writes the same when a letter is erased.
const BACK: char = '\x08';

/// The end of the letters from `start` on that fit into this many columns.
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
