//! A text as cells, broken into rows between words. Every cell knows its letter.

use std::ops::Range;

use crate::words::braille::{Cell, Table};

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Strip {
    pub(super) cells: Vec<Cell>,
    /// The letter that each cell belongs to, counted from 0.
    letters: Vec<usize>,
}

impl Strip {
    pub(super) fn of(text: &str, table: Table) -> Strip {
        let mut strip = Strip::default();
        for (letter, (_, cells)) in table.spell_signs(text).into_iter().enumerate() {
            strip.letters.extend(cells.iter().map(|_| letter));
            strip.cells.extend(cells);
        }
        strip
    }

    /// Cells without a mapping to letters.
    pub(crate) fn spelled(cells: &[Cell]) -> Strip {
        Strip { cells: cells.to_vec(), letters: vec![0; cells.len()] }
    }

    /// The same with a blank cell at the end, which stands for the end of the text.
    pub(super) fn with_end(mut self) -> Strip {
        let end = self.letters.last().map_or(0, |last| last + 1);
        self.cells.push(Cell::BLANK);
        self.letters.push(end);
        self
    }

    /// The letter of a cell.
    pub(super) fn letter_at(&self, cell: usize) -> Option<usize> {
        self.letters.get(cell).copied()
    }

    /// The first cell of a letter; the last cell if the text has fewer letters.
    pub(super) fn cell_of(&self, letter: usize) -> usize {
        let found = self.letters.iter().position(|at| *at >= letter);
        found.unwrap_or(self.cells.len().saturating_sub(1))
    }

    /// Its rows, none longer than this; at least one, which may be empty.
    pub(super) fn rows(&self, columns: usize) -> Vec<Range<usize>> {
        let mut rows = Vec::new();
        let mut start = 0;
        while start < self.cells.len() {
            let row = self.row_from(start, columns.max(1));
            start = row.end;
            while self.is_blank(start) && start + 1 < self.cells.len() {
                start += 1;
            }
            rows.push(row);
        }
        if rows.is_empty() {
            rows.push(0..0);
        }
        rows
    }

    fn row_from(&self, start: usize, columns: usize) -> Range<usize> {
        let end = start + columns;
        if end >= self.cells.len() {
            return start..self.cells.len();
        }
        if self.is_blank(end) {
            return start..end;
        }
        let gap = (start + 1..end).rev().find(|at| self.is_blank(*at));
        start..gap.unwrap_or(end)
    }

    fn is_blank(&self, at: usize) -> bool {
        self.cells.get(at) == Some(&Cell::BLANK)
    }

    pub(super) fn part(&self, row: &Range<usize>) -> &[Cell] {
        self.cells.get(row.clone()).unwrap_or_default()
    }
}
