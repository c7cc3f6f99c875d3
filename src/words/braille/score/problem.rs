//! The errors in braille games, and their places.

use super::super::cell::Cell;
use super::super::notation::UnreadableCells;
use super::super::table::Unspellable;
use super::layout::CellScript;
use crate::chess::notation::Unresolved;
use crate::chess::notation::pgn::TagError;
use crate::chess::{Color, FenError};

/// Why a game in braille cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no game in braille: {self:?}")]
pub struct ScoreError {
    /// The page, from 1.
    pub page: usize,
    /// The line of the page, from 1.
    pub line: usize,
    pub fault: PageFault,
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no game in braille: {self:?}")]
pub enum PageFault {
    /// A sign that is not a cell.
    Sign {
        sign: char,
        /// What was expected.
        script: CellScript,
    },
    /// Bytes that are not text.
    NotText,
    /// A line longer than any paper is wide.
    LongLine(usize),
    /// A gap inside a line.
    Columns,
    /// Something before the first game.
    NoGame,
    /// A game that is too long.
    LongGame(usize),
    /// The file ends in the box of tags.
    OpenBox,
    /// A tag without its name.
    NoTag(String),
    /// A tag that occurs twice.
    TagTwice(String),
    /// A tag that cannot be kept.
    Tag(#[from] TagError),
    /// An unknown variant.
    Variant(String),
    /// A start that is not a position.
    Start(Box<FenError>),
    /// Cells that spell nothing.
    Spelling(#[from] Unspellable),
    /// A number other than the move's own.
    Number {
        /// The number on the page.
        read: u32,
        /// The number of the move.
        expected: u32,
        /// The side to move.
        mover: Color,
    },
    /// Cells that are not a move.
    Unreadable {
        /// The dots of its cells.
        dots: String,
        why: UnreadableCells,
    },
    /// A move that cannot be played.
    Unplayable {
        /// The dots of its cells.
        dots: String,
        why: Unresolved,
    },
    /// A side in check that passes.
    PassInCheck(Color),
    /// A comment that does not end.
    OpenComment,
    /// A variation that does not end.
    OpenVariation,
    /// A bracket without a variation to close.
    NoVariation,
    /// A variation without a move to vary.
    MisplacedVariation,
    /// Variations that are nested too deeply.
    VariationTooDeep,
    /// A glyph without a move, or one unknown to game files.
    Glyph(String),
    /// The file ends before the game does.
    NoResult,
    /// Something after the end of the game.
    AfterResult,
}

/// The dots of cells, twenty cells at most.
pub(super) fn dots(cells: &[Cell]) -> String {
    let cells: Vec<String> = cells.iter().take(20).map(Cell::to_string).collect();
    cells.join(" ")
}
