//! The braille display: cells out, keys in. What the cells mean is not known here.
//!
//! The display is reached through BRLTTY on Linux and other Unix systems, and through the screen reader NVDA on
//! Windows.

#[cfg(unix)]
mod brltty;
mod nvda;

use std::time::Duration;

#[cfg(unix)]
pub use brltty::{Display, WhichBrltty, try_display};
pub use nvda::NvdaDisplay;

/// The kind of display on this system.
#[cfg(unix)]
pub type UsualDisplay = Display;

/// The kind of display on this system.
#[cfg(not(unix))]
pub type UsualDisplay = NvdaDisplay;

/// Asks for the display of this system. Returns the number of its cells, if known.
///
/// # Errors
/// If there is no display, or no service that runs it.
pub fn try_usual() -> Result<Option<u32>, Blank> {
    #[cfg(unix)]
    return try_display().map(Some);
    #[cfg(not(unix))]
    return nvda::try_nvda().map(|()| None);
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    pub columns: usize,
    pub rows: usize,
}

/// What a display reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DisplayEvent {
    /// A display is there, or its size has changed.
    Here {
        size: Size,
        /// BRLTTY's two letters for the kind of display. Empty if not known.
        driver: String,
    },
    /// There is no display. It is looked for until it is back.
    Lost(Blank),
    /// A key was pressed.
    Pressed {
        /// When, by the timepiece that the display was opened with.
        at: Duration,
        key: DisplayKey,
    },
}

/// A key, or several keys that BRLTTY reports as one command.
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

/// Why there is no braille.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no braille: {self:?}")]
pub enum Blank {
    /// BRLTTY is not running, or lets no program in.
    NoService,
    /// BRLTTY is running, but does not let this user in.
    NotLetIn,
    /// BRLTTY accepted the connection but did not answer.
    Silent,
    /// BRLTTY is running, but has no display.
    NoDisplay,
    /// BRLTTY reported another error.
    Refused(String),
    /// NVDA is not running, or does not accept text from Hector.
    NoNvda,
    /// NVDA's library for other programs is missing, or a different one.
    NoNvdaLibrary,
}
