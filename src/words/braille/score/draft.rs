//! The cells of a game, collected from the lines of pages before `replay` reads them.

use super::super::cell::Cell;
use super::problem::PageFault;

/// More cells than any game has.
const LONGEST_GAME: usize = 4 << 20;

/// A page and a line, both from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct PageLine {
    pub(super) page: usize,
    pub(super) line: usize,
}

/// The cells of a game, collected from its lines.
#[derive(Debug, Default)]
pub(super) struct GameDraft {
    pub(super) opened: PageLine,
    pub(super) tags: Vec<(PageLine, Vec<Cell>)>,
    /// Words, separated by single blanks.
    pub(super) moves: Vec<Cell>,
    /// Where each line starts in `moves`.
    pub(super) lines: Vec<(usize, PageLine)>,
    torn: bool,
    /// The total number of cells.
    length: usize,
}

impl GameDraft {
    pub(super) fn begun(opened: PageLine) -> GameDraft {
        GameDraft { opened, ..GameDraft::default() }
    }

    pub(super) fn is_too_long(&self) -> Option<PageFault> {
        (self.length > LONGEST_GAME).then_some(PageFault::LongGame(LONGEST_GAME))
    }

    /// Takes a line of the box. An indented line continues the previous tag.
    pub(super) fn tag(&mut self, place: PageLine, indent: &[Cell], text: &[Cell], torn: bool) {
        let was_torn = std::mem::replace(&mut self.torn, torn);
        self.length += text.len() + 1;
        match self.tags.last_mut() {
            Some((_, tag)) if was_torn => tag.extend(text),
            Some((_, tag)) if !indent.is_empty() => {
                tag.push(Cell::BLANK);
                tag.extend(text);
            }
            _ => self.tags.push((place, text.to_vec())),
        }
    }

    /// Takes a line after the box.
    pub(super) fn words(&mut self, place: PageLine, text: &[Cell], torn: bool) {
        let was_torn = std::mem::replace(&mut self.torn, torn);
        self.length += text.len() + 1;
        if !was_torn && !self.moves.is_empty() {
            self.moves.push(Cell::BLANK);
        }
        self.lines.push((self.moves.len(), place));
        let mut words = text.split(|cell| *cell == Cell::BLANK).filter(|word| !word.is_empty());
        self.moves.extend(words.next().unwrap_or_default());
        for word in words {
            self.moves.push(Cell::BLANK);
            self.moves.extend(word);
        }
    }
}
