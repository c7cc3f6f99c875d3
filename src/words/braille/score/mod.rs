//! Whole games in braille: their words, the lines and pages for them, and the way back. A game is read back exactly,
//! with tags, comments, glyphs and variations, whatever the width of the paper.
//!
//! A game is a box of tags, each on its own line, and then a stream of words as in game files: numbers, moves, comments
//! in braces, variations in brackets, the result. Line ends mean nothing, except for lines of one repeated cell and for
//! a word broken at the end of a line.

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

/// Opens the box of tags and fills a line: dots 2, 3, 5 and 6, as boxes open in braille.
const BOX_OPENS: Cell = Cell::of_bits(0b11_0110);

/// Closes the box: dots 1, 2, 4 and 5.
const BOX_CLOSES: Cell = Cell::of_bits(0b01_1011);

/// The gap between a page's head and its number. It never occurs within a line, and is wider than any indentation.
const WIDE_GAP: usize = 3;
