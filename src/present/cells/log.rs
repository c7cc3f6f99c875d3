//! The words that were said, in order, and which of them the player has read to the end. Drops the oldest when full.

use std::collections::VecDeque;

use crate::words::braille::Cell;

/// The maximum number of lines.
const MOST: usize = 500;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Log {
    lines: VecDeque<LogLine>,
    /// The number of lines already read.
    read: usize,
}

/// A line, and its cells if it was contracted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct LogLine {
    text: String,
    contracted: Option<Vec<Cell>>,
}

impl Log {
    /// Adds a line; returns how many lines were dropped for it.
    pub(super) fn push(&mut self, line: String) -> usize {
        self.lines.push_back(LogLine { text: line, contracted: None });
        if self.lines.len() <= MOST {
            return 0;
        }
        self.lines.pop_front();
        self.read = self.read.saturating_sub(1);
        1
    }

    pub(super) fn count(&self) -> usize {
        self.lines.len()
    }

    pub(super) fn line(&self, number: usize) -> &str {
        self.lines.get(number).map_or("", |line| &line.text)
    }

    /// The cells of a contracted line.
    pub(super) fn contracted(&self, number: usize) -> Option<&[Cell]> {
        self.lines.get(number)?.contracted.as_deref()
    }

    /// Sets the contracted cells of the lines with this text, except one.
    pub(super) fn contract(&mut self, text: &str, cells: &[Cell], but: Option<usize>) {
        for (number, line) in self.lines.iter_mut().enumerate() {
            if Some(number) != but && line.text == text {
                line.contracted = Some(cells.to_vec());
            }
        }
    }

    /// Removes all contractions.
    pub(super) fn spell_out(&mut self) {
        self.lines.iter_mut().for_each(|line| line.contracted = None);
    }

    pub(super) fn last(&self) -> usize {
        self.lines.len().saturating_sub(1)
    }

    /// The first unread line; the last one if all were read.
    pub(super) fn first_unread(&self) -> usize {
        self.read.min(self.last())
    }

    pub(super) fn all_are_read(&self) -> bool {
        self.read >= self.lines.len()
    }

    /// A line has been read to its end. One that was skipped stays unread.
    pub(super) fn has_read(&mut self, number: usize) {
        if number == self.read && number < self.lines.len() {
            self.read += 1;
        }
    }

    /// Stops waiting for lines before this one: the player asked for something new.
    pub(super) fn pass_over(&mut self, number: usize) {
        self.read = self.read.max(number.min(self.lines.len()));
    }
}
