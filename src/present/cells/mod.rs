//! What stands under the fingers: a tall page of words, the board and the commands, and the
//! part of it that a braille display of any size shows. Keys in, cells and wishes out. Never
//! touches a display, and never decides what is told.

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

/// How large a display is: at least one cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    columns: usize,
    rows: usize,
}

impl Window {
    /// The most cells of a row and the most rows: larger displays are used in part.
    const LARGEST: usize = 400;

    /// A display of so many columns and rows.
    #[must_use]
    pub fn new(columns: usize, rows: usize) -> Window {
        let fit = |number: usize| number.clamp(1, Window::LARGEST);
        Window { columns: fit(columns), rows: fit(rows) }
    }
}

/// A way over the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touch {
    /// What lies to the left; before the first cell, what comes before.
    Left,
    /// What lies to the right; after the last cell, what comes after.
    Right,
    /// The line above.
    Up,
    /// The line below.
    Down,
    /// The first words that are remembered.
    First,
    /// The commands.
    Commands,
    /// The newest words, or back from there.
    Newest,
    /// The last move and whose turn it is.
    Standing,
    /// The board, or along which lines it is read.
    Board,
    /// The part of the page above.
    SectionUp,
    /// The part of the page below.
    SectionDown,
    /// The key over a cell.
    Over(usize),
}
