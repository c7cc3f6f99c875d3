//! What the display shows of the page at the player's place.

use super::{PageMode, PageReader};
use crate::cells::Window;
use crate::cells::board::BoardLayout;
use crate::cells::choices::Rows;
use crate::cells::strip::Strip;
use crate::words::braille::Cell;

/// Under the letter before which typing goes on; alone, after the last words.
pub(super) const CURSOR: Cell = Cell::of_bits(0b1100_0000);
/// Under the last cell: there is more to read.
const MORE: Cell = Cell::of_bits(0b1100_0000);
/// A gap beside the board at least this wide is used.
const NARROWEST_MARGIN: usize = 8;

impl PageReader {
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        let Window { columns, rows } = self.window;
        let mut cells = match self.place {
            PageMode::Words { line, row } => self.of_strip(&self.words(line), row, rows),
            PageMode::Typed { .. } => self.typed_cells(),
            PageMode::Standing { row } => self.of_strip(&self.standing_strip(), row, rows),
            PageMode::Board { first } => return self.board_cells(first),
            PageMode::Commands { row } => {
                let all = self.choice_rows();
                (row..row + rows).flat_map(|row| self.filled(&all.cells(row))).collect()
            }
        };
        cells.resize(columns * rows, Cell::BLANK);
        let is_reading = matches!(self.place, PageMode::Words { .. } | PageMode::Typed { .. });
        let has_more = is_reading && !self.log.all_are_read();
        if let Some(last) = cells.last_mut().filter(|_| has_more) {
            *last = last.and(MORE);
        }
        cells
    }

    /// A line of words; after the newest one the cursor, if no line is being typed and the last row has room.
    pub(super) fn words(&self, line: usize) -> Strip {
        let strip = self.spelled(line);
        if line != self.log.last() || !self.typed.is_empty() {
            return strip;
        }
        let columns = self.window.columns;
        let used = strip.rows(columns).last().map_or(0, |row| row.len());
        let mut strip = match columns - used {
            0 => return strip,
            1 => strip.with_end(),
            _ if used == 0 => strip.with_end(),
            _ => strip.with_end().with_end(),
        };
        if let Some(cursor) = strip.cells.last_mut() {
            *cursor = CURSOR;
        }
        strip
    }

    fn spelled(&self, line: usize) -> Strip {
        match self.log.contracted(line) {
            Some(cells) => Strip::spelled(cells),
            None => Strip::of(self.log.line(line), self.table),
        }
    }

    pub(super) fn standing_strip(&self) -> Strip {
        Strip::of(&self.around.standing.join("  "), self.table)
    }

    pub(super) fn typed_strip(&self) -> (Strip, usize) {
        let mut strip = Strip::of(&self.typed, self.table).with_end();
        let cursor = strip.cell_of(self.cursor);
        if let Some(cell) = strip.cells.get_mut(cursor) {
            *cell = cell.and(CURSOR);
        }
        (strip, cursor)
    }

    /// The line being typed, in the last row; above it the newest words if there is room.
    fn typed_cells(&self) -> Vec<Cell> {
        let (strip, _) = self.typed_strip();
        let row = self.typed_row();
        let mut cells = match self.window.rows {
            1 => Vec::new(),
            rows => self.of_strip(&self.spelled(self.log.last()), 0, rows - 1),
        };
        cells.extend(self.of_strip(&strip, row, 1));
        cells
    }

    /// The row of the typed line that is shown.
    pub(super) fn typed_row(&self) -> usize {
        let (strip, cursor) = self.typed_strip();
        let rows = strip.rows(self.window.columns);
        match self.place {
            PageMode::Typed { row: Some(row) } => row.min(rows.len() - 1),
            _ => rows.iter().rposition(|row| row.start <= cursor).unwrap_or(0),
        }
    }

    fn board_cells(&self, first: usize) -> Vec<Cell> {
        let layout = BoardLayout::of(self.window);
        let Some(board) = &self.around.board else {
            return vec![Cell::BLANK; self.window.columns * self.window.rows];
        };
        let language = self.table.language;
        let mut cells = layout.cells(board, first, self.along, self.chosen, language);
        let free = layout.free();
        if free > NARROWEST_MARGIN && self.window.rows == 1 {
            let short = self.around.standing.first().map_or("", String::as_str);
            let start = self.window.columns - free + 1;
            for (place, cell) in cells.iter_mut().skip(start).zip(self.table.spell(short)) {
                *place = cell;
            }
        }
        cells
    }

    pub(super) fn choice_rows(&self) -> Rows {
        Rows::of(&self.around.choices, self.window.columns, self.table)
    }

    fn of_strip(&self, strip: &Strip, row: usize, rows: usize) -> Vec<Cell> {
        let all = strip.rows(self.window.columns);
        let shown = all.iter().skip(row).take(rows);
        let mut cells: Vec<Cell> = shown.flat_map(|row| self.filled(strip.part(row))).collect();
        cells.resize(self.window.columns * rows, Cell::BLANK);
        cells
    }

    fn filled(&self, cells: &[Cell]) -> Vec<Cell> {
        let mut row = cells.to_vec();
        row.resize(self.window.columns, Cell::BLANK);
        row
    }

    pub(super) fn rows_of(&self, strip: &Strip) -> usize {
        strip.rows(self.window.columns).len()
    }
}
