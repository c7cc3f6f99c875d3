//! Whole games in braille: their words, the lines and pages that these are laid out on,
//! and the way back. What was written is read again the same, tags, comments, glyphs and
//! variations included, whatever the width of the paper.
//!
//! A game is a box of tags, each on a line, and after it a stream of words as game files
//! have it: numbers, moves, comments in braces, variations in brackets, the result. Only
//! lines of one repeated cell, and a word torn at the end of a line, mean anything as lines.

mod draft;
mod layout;
mod lines;
mod pages;
mod paragraphs;
mod problem;
mod reader;
mod replay;
mod spellings;

pub use layout::{CellScript, Layout, LayoutError, PageNumbers};
pub use pages::Pages;
pub use problem::{PageFault, ScoreError};
pub use reader::ScoreReader;
pub use spellings::{Spellings, TextMatter};

use super::cell::Cell;

/// Opens the box of tags, filling a line: dots 2, 3, 5 and 6, as boxes open in braille.
const BOX_OPENS: Cell = Cell::of_bits(0b11_0110);

/// Closes the box: dots 1, 2, 4 and 5.
const BOX_CLOSES: Cell = Cell::of_bits(0b01_1011);

/// Stands between a page's head and its number, and never within a line: so much that no
/// indentation looks like it.
const WIDE_GAP: usize = 3;
