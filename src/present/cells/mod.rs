//! The page on a braille display: a tall page of words, the board and the commands, and the part of it that a display
//! of any size shows. Keys in, cells and wishes out. The device itself is elsewhere.

mod board;
mod choices;
mod key_map;
mod log;
mod reader;
mod strip;

pub use board::{Along, Pieces, ShownBoard};
pub use choices::{Choice, Chosen};
pub use key_map::{KeyAct, KeyMap, KeyMapError, KeyMapFault, Pressed};
pub use reader::{Heed, PageReader, Surroundings, Wish};

/// The size of a display: at least one cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    columns: usize,
    rows: usize,
}

impl Window {
    /// The maximum of cells in a row and of rows; larger displays are used in part.
    const LARGEST: usize = 400;

    #[must_use]
    pub fn new(columns: usize, rows: usize) -> Window {
        let fit = |number: usize| number.clamp(1, Window::LARGEST);
        Window { columns: fit(columns), rows: fit(rows) }
    }
}

/// A movement on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touch {
    /// To the left; from the first cell, to what comes before.
    Left,
    /// To the right; from the last cell, to what comes after.
    Right,
    /// The line above.
    Up,
    /// The line below.
    Down,
    /// The first remembered words.
    First,
    /// The commands.
    Commands,
    /// The newest words, or back from there.
    Newest,
    /// The last move and whose turn it is.
    Standing,
    /// The board, or the next way of reading it.
    Board,
    /// The part of the page above.
    SectionUp,
    /// The part of the page below.
    SectionDown,
    /// The key over a cell.
    Over(usize),
}
