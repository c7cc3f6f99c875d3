//! The braille display: cells out, keys in. Never knows what the cells mean.
//!
//! BRLTTY has it on Linux and its like, the screen reader NVDA under Windows.

#[cfg(unix)]
mod brltty;
mod nvda;

use std::time::Duration;

#[cfg(unix)]
pub use brltty::{Display, WhichBrltty, try_display};
pub use nvda::NvdaDisplay;

/// The display as this system has it.
#[cfg(unix)]
pub type UsualDisplay = Display;

/// The display as this system has it.
#[cfg(not(unix))]
pub type UsualDisplay = NvdaDisplay;

/// Asks for the display of this system: how many cells it has, if anybody tells.
///
/// # Errors
/// When there is none, or nobody who has it.
pub fn try_usual() -> Result<Option<u32>, Blank> {
    #[cfg(unix)]
    return try_display().map(Some);
    #[cfg(not(unix))]
    return nvda::try_nvda().map(|()| None);
}

/// How large a display is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// Cells in a row.
    pub columns: usize,
    /// Rows.
    pub rows: usize,
}

/// What the display tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DisplayEvent {
    /// It is there, or has another size now.
    Here {
        /// Its size.
        size: Size,
        /// The two letters by which BRLTTY knows its kind; none where nobody tells.
        driver: String,
    },
    /// It is not there. It is sought until it is back.
    Lost(Blank),
    /// A key was pressed.
    Pressed {
        /// When, by the timepiece the display was opened with.
        at: Duration,
        /// Which.
        key: DisplayKey,
    },
}

/// A key, or keys that BRLTTY takes for one command.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum DisplayKey {
    /// The key over a cell, counted from 0, row by row.
    Route(usize),
    /// Dots pressed together on the keyboard of the display; the lowest bit is dot 1.
    Dots(u8),
    /// Dots pressed together with the space bar.
    Chord(u8),
    /// A character.
    Character(char),
    /// Anything else, by BRLTTY's own name for it, such as `FWINRT`.
    Command(String),
}

/// Why nothing can be felt.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no braille: {self:?}")]
pub enum Blank {
    /// BRLTTY does not run, or lets no program in.
    NoService,
    /// BRLTTY runs, and does not let this user in.
    NotLetIn,
    /// BRLTTY took the connection and said nothing.
    Silent,
    /// BRLTTY runs and has no display.
    NoDisplay,
    /// BRLTTY answered something else.
    Refused(String),
    /// NVDA does not run, or takes no words from Hector.
    NoNvda,
    /// NVDA's library for other programs is missing, or another one.
    NoNvdaLibrary,
}
