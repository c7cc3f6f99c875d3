//! Breaks words into lines, and words that are longer than a line.

use super::super::cell::Cell;
use super::super::table::Table;

/// Cells that stay together if they fit on a line: the spelling of a sign, or a whole move.
pub(super) type Unit = Vec<Cell>;

/// A word of units, without a blank.
pub(super) type CellWord = Vec<Unit>;

/// One line of cells, without blanks at its end.
pub(super) type CellRow = Vec<Cell>;

/// The indentation of lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Indent {
    pub(super) first: usize,
    pub(super) others: usize,
}

/// At the end of a line: the word continues on the next one. A hyphen and the escape sign, after which every table
/// expects a letter.
pub(super) fn torn_mark(table: Table) -> Vec<Cell> {
    [&[HYPHEN], table.escape()].concat()
}

const HYPHEN: Cell = Cell::of_bits(0b10_0100);

/// Fills lines with words.
pub(super) fn filled(
    words: &[CellWord],
    indent: Indent,
    width: usize,
    table: Table,
) -> Vec<CellRow> {
    let mark = torn_mark(table);
    let mut rows = Vec::new();
    let mut row = vec![Cell::BLANK; indent.first];
    let mut bare = true;
    for word in words {
        let length: usize = word.iter().map(Vec::len).sum();
        let gap = usize::from(!bare);
        if !bare && row.len() + gap + length > width {
            rows.push(std::mem::replace(&mut row, vec![Cell::BLANK; indent.others]));
        } else if !bare {
            row.push(Cell::BLANK);
        }
        let mut left = length;
        for unit in word {
            let closing = if left > unit.len() { mark.len() } else { 0 };
            if row.len() + left > width && row.len() + unit.len() + closing > width {
                row.extend(&mark);
                rows.push(std::mem::replace(&mut row, vec![Cell::BLANK; indent.others]));
            }
            row.extend(unit);
            left -= unit.len();
        }
        bare = false;
    }
    if !bare {
        rows.push(row);
    }
    rows
}
