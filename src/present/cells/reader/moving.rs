//! Movements on the page.

use super::showing::CURSOR;
use super::{PageMode, PageReader, Wish};
use crate::cells::Window;
use crate::cells::board::BoardLayout;
use crate::chess::Color;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pan {
    Left,
    Right,
}

impl PageReader {
    fn has(&self, place: PageMode) -> bool {
        match place {
            PageMode::Standing { .. } => !self.around.standing.is_empty(),
            PageMode::Board { .. } => self.around.board.is_some(),
            PageMode::Commands { .. } => !self.around.choices.is_empty(),
            PageMode::Typed { .. } => !self.typed.is_empty(),
            PageMode::Words { .. } => true,
        }
    }

    pub(super) fn go(&mut self, place: PageMode) -> Option<Wish> {
        if !self.has(place) {
            return Some(Wish::End);
        }
        (self.place, self.left, self.looked) = (place, None, None);
        None
    }

    /// The newest words, or back to where the player was.
    pub(super) fn newest(&mut self) -> Option<Wish> {
        if let Some(left) = self.left.take() {
            self.place = left;
            return None;
        }
        if !self.typed.is_empty() && !matches!(self.place, PageMode::Typed { .. }) {
            return self.go(PageMode::Typed { row: None });
        }
        let line = self.log.first_unread();
        match self.place {
            PageMode::Board { .. } | PageMode::Standing { .. } | PageMode::Commands { .. } => {
                let back = self.place;
                let _ = self.go(PageMode::Words { line, row: 0 });
                self.left = Some(back);
                None
            }
            _ => self.go(PageMode::Words { line, row: 0 }),
        }
    }

    /// To the board; if the player is there already, to the next way of reading it.
    pub(super) fn board(&mut self) -> Option<Wish> {
        let back_on_board = matches!(self.left, Some(PageMode::Board { .. }));
        if matches!(self.place, PageMode::Board { .. }) && !back_on_board {
            self.along = self.along.next();
        }
        self.go(PageMode::Board { first: 0 })
    }

    /// One display further in a direction.
    pub(super) fn pan(&mut self, pan: Pan) -> Option<Wish> {
        match self.place {
            PageMode::Words { line, row } => {
                let all = self.rows_of(&self.words(line));
                match moved(row, self.window.rows, all, pan) {
                    Some(row) => self.place = PageMode::Words { line, row },
                    None => return self.step_words(line, pan, LinePart::Near),
                }
            }
            PageMode::Typed { .. } => {
                let all = self.rows_of(&self.typed_strip().0);
                match moved(self.typed_row(), 1, all, pan) {
                    Some(row) => self.place = PageMode::Typed { row: Some(row) },
                    None => return Some(Wish::End),
                }
            }
            PageMode::Standing { row } => {
                let all = self.rows_of(&self.standing_strip());
                match moved(row, self.window.rows, all, pan) {
                    Some(row) => self.place = PageMode::Standing { row },
                    None => return self.section(pan),
                }
            }
            PageMode::Board { first } => return self.step_board(first, pan),
            PageMode::Commands { row } => {
                match moved(row, self.window.rows, self.choice_rows().count(), pan) {
                    Some(row) => self.place = PageMode::Commands { row },
                    None => return self.section(pan),
                }
            }
        }
        None
    }

    /// One line further in a direction.
    pub(super) fn step(&mut self, pan: Pan) -> Option<Wish> {
        match self.place {
            PageMode::Words { line, .. } => self.step_words(line, pan, LinePart::Start),
            PageMode::Board { first } => self.step_board(first, pan),
            PageMode::Commands { row } => {
                match moved(row, self.window.rows, self.choice_rows().count(), pan) {
                    Some(row) => {
                        self.place = PageMode::Commands { row };
                        None
                    }
                    None => self.section(pan),
                }
            }
            PageMode::Typed { .. } | PageMode::Standing { .. } => self.section(pan),
        }
    }

    fn step_words(&mut self, line: usize, pan: Pan, part: LinePart) -> Option<Wish> {
        if let (Some(left), Pan::Right) = (self.left, pan)
            && line == self.log.last()
        {
            // Read to the end: back to the place before the words came.
            (self.place, self.left) = (left, None);
            return None;
        }
        match pan {
            Pan::Left => {
                let Some(line) = line.checked_sub(1) else { return Some(Wish::End) };
                let rows = self.rows_of(&self.words(line));
                let row = match part {
                    LinePart::Start => 0,
                    LinePart::Near => (rows - 1) / self.window.rows * self.window.rows,
                };
                self.place = PageMode::Words { line, row };
                None
            }
            Pan::Right if line < self.log.last() => {
                self.place = PageMode::Words { line: line + 1, row: 0 };
                None
            }
            Pan::Right => self.section(pan),
        }
    }

    fn step_board(&mut self, first: usize, pan: Pan) -> Option<Wish> {
        let layout = BoardLayout::of(self.window);
        let all = layout.count(self.along, self.side());
        match moved(first, layout.step(), all, pan) {
            Some(first) => {
                self.place = PageMode::Board { first };
                None
            }
            None => self.section(pan),
        }
    }

    fn side(&self) -> Color {
        self.around.board.as_ref().map_or(Color::White, |board| board.from)
    }

    /// The next part of the page in a direction that is not empty.
    pub(super) fn section(&mut self, pan: Pan) -> Option<Wish> {
        let parts = [
            PageMode::Words { line: self.log.last(), row: 0 },
            PageMode::Typed { row: None },
            PageMode::Standing { row: 0 },
            PageMode::Board { first: 0 },
            PageMode::Commands { row: 0 },
        ];
        let here = match self.place {
            PageMode::Words { .. } => 0,
            PageMode::Typed { .. } => 1,
            PageMode::Standing { .. } => 2,
            PageMode::Board { .. } => 3,
            PageMode::Commands { .. } => 4,
        };
        let mut others: Vec<PageMode> = match pan {
            Pan::Left => parts.iter().take(here).rev().copied().collect(),
            Pan::Right => parts.iter().skip(here + 1).copied().collect(),
        };
        others.retain(|place| self.has(*place));
        match others.first() {
            Some(place) => self.go(*place),
            None => Some(Wish::End),
        }
    }

    pub(super) fn over(&mut self, cell: usize) -> Option<Wish> {
        if let PageMode::Board { first } = self.left.unwrap_or(self.place) {
            return self.over_board(first, cell);
        }
        let Window { columns, rows } = self.window;
        let (row, column) = (cell / columns, cell % columns);
        match self.place {
            PageMode::Words { line, row: from } => {
                let strip = self.words(line);
                let shown = strip.rows(columns).get(from + row)?.clone();
                let at = shown.start + column;
                (strip.cells.get(at) == Some(&CURSOR)).then_some(Wish::Return)
            }
            PageMode::Typed { .. } if row + 1 == rows => {
                let (strip, cursor) = self.typed_strip();
                let shown = strip.rows(columns).get(self.typed_row())?.clone();
                let at = (shown.start + column).min(strip.cells.len() - 1);
                if at == cursor {
                    return Some(Wish::Return);
                }
                strip.letter_at(at).map(Wish::Cursor)
            }
            PageMode::Commands { row: from } => {
                let number = self.choice_rows().at(from + row, column)?;
                self.around.choices.get(number).map(|choice| Wish::Choose(choice.chosen.clone()))
            }
            _ => None,
        }
    }

    /// The key over a square: pressed once it reads the square, twice it selects it; two selected squares make a
    /// move.
    fn over_board(&mut self, first: usize, cell: usize) -> Option<Wish> {
        let layout = BoardLayout::of(self.window);
        let square = layout.square_at(cell, first, self.along, self.side())?;
        if self.looked != Some(square) {
            self.looked = Some(square);
            return Some(Wish::Look(square));
        }
        (self.place, self.left, self.looked) = (PageMode::Board { first }, None, None);
        match self.chosen.take() {
            None => {
                self.chosen = Some(square);
                None
            }
            // Selecting it again cancels the selection.
            Some(from) if from == square => None,
            Some(from) => Some(Wish::Type(format!("{from}{square}"))),
        }
    }
}

/// Where in a line of words to continue reading.
#[derive(Clone, Copy)]
enum LinePart {
    Start,
    Near,
}

/// A place some steps further in a direction; `None` beyond the ends.
fn moved(at: usize, step: usize, all: usize, pan: Pan) -> Option<usize> {
    match pan {
        Pan::Left if at == 0 => None,
        Pan::Left => Some(at.saturating_sub(step)),
        Pan::Right => Some(at + step).filter(|next| *next < all),
    }
}
