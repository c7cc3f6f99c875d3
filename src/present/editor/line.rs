//! A line being typed and its cursor. The line is bounded, and the cursor is always between two letters.

use super::letter::{end_after, start_before};

/// In bytes.
pub const LONGEST_LINE: usize = 4096;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct LineBeingTyped {
    text: String,
    cursor: usize,
}

/// A movement from the cursor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CursorMove {
    LetterBack,
    LetterOn,
    /// To the start of the word, or of the one before.
    WordBack,
    /// To the start of the next word.
    WordOn,
    ToStart,
    ToEnd,
}

impl LineBeingTyped {
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    pub(super) fn cursor(&self) -> usize {
        self.cursor
    }

    /// Inserts text at the cursor; returns false, and does nothing, if the line would be too long.
    #[must_use]
    pub(super) fn insert(&mut self, text: &str) -> bool {
        if self.text.len() + text.len() > LONGEST_LINE {
            return false;
        }
        self.text.insert_str(self.cursor, text);
        self.cursor += text.len();
        self.leave_letter();
        true
    }

    /// Replaces the line, and goes to its end.
    pub(super) fn become_text(&mut self, text: String) {
        self.cursor = text.len();
        self.text = text;
    }

    /// Moves the cursor; `None` if there is nothing in that direction.
    pub(super) fn go(&mut self, way: CursorMove) -> Option<()> {
        self.cursor = self.target(way)?;
        Some(())
    }

    /// Removes text in that direction; `None` if there is nothing.
    pub(super) fn erase(&mut self, way: CursorMove) -> Option<String> {
        let target = self.target(way)?;
        let (from, to) = (self.cursor.min(target), self.cursor.max(target));
        let erased = self.text.drain(from..to).collect();
        self.cursor = from;
        self.leave_letter();
        Some(erased)
    }

    /// The letter at the cursor.
    pub(super) fn letter(&self) -> Option<&str> {
        let letter = self.text.get(self.cursor..end_after(&self.text, self.cursor))?;
        (!letter.is_empty()).then_some(letter)
    }

    /// The word at the cursor.
    pub(super) fn word(&self) -> Option<&str> {
        let word = self.text.get(self.cursor..self.over(self.cursor, LetterPart::Word))?;
        (!word.is_empty()).then_some(word)
    }

    /// Neighbours may join: an accent whose letter was erased joins the letter before it.
    fn leave_letter(&mut self) {
        if self.cursor > 0 {
            let start = start_before(&self.text, self.cursor);
            self.cursor = self.cursor.max(end_after(&self.text, start));
        }
    }

    fn target(&self, way: CursorMove) -> Option<usize> {
        let (text, cursor) = (self.text.as_str(), self.cursor);
        let target = match way {
            CursorMove::LetterBack => start_before(text, cursor),
            CursorMove::LetterOn => end_after(text, cursor),
            CursorMove::WordBack => self.word_start(),
            CursorMove::WordOn => self.next_word(),
            CursorMove::ToStart => 0,
            CursorMove::ToEnd => text.len(),
        };
        (target != cursor).then_some(target)
    }

    fn word_start(&self) -> usize {
        let gap = self.back_over(self.cursor, LetterPart::Gap);
        self.back_over(gap, LetterPart::Word)
    }

    fn next_word(&self) -> usize {
        let end = self.over(self.cursor, LetterPart::Word);
        self.over(end, LetterPart::Gap)
    }

    fn over(&self, mut place: usize, piece: LetterPart) -> usize {
        while self.piece_at(place) == Some(piece) {
            place = end_after(&self.text, place);
        }
        place
    }

    fn back_over(&self, mut place: usize, piece: LetterPart) -> usize {
        while place > 0 {
            let before = start_before(&self.text, place);
            if self.piece_at(before) != Some(piece) {
                break;
            }
            place = before;
        }
        place
    }

    fn piece_at(&self, place: usize) -> Option<LetterPart> {
        let letter = self.text.get(place..)?.chars().next()?;
        Some(if letter.is_alphanumeric() { LetterPart::Word } else { LetterPart::Gap })
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LetterPart {
    Word,
    Gap,
}
