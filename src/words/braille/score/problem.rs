//! What can be wrong with games in braille, and where.

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
    /// What is wrong there.
    pub fault: PageFault,
}

/// What can be wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no game in braille: {self:?}")]
pub enum PageFault {
    /// A sign that stands for no cell.
    Sign {
        /// The sign.
        sign: char,
        /// What was expected.
        script: CellScript,
    },
    /// Bytes that are no text at all.
    NotText,
    /// A line longer than any paper.
    LongLine(usize),
    /// A gap inside a line.
    Columns,
    /// Something before the first game.
    NoGame,
    /// More than a game ever has.
    LongGame(usize),
    /// The file ends in the box of tags.
    OpenBox,
    /// A tag without its name.
    NoTag(String),
    /// A tag that stands there twice.
    TagTwice(String),
    /// A tag that cannot be kept.
    Tag(#[from] TagError),
    /// A variant that is not played here.
    Variant(String),
    /// A start that is none.
    Start(Box<FenError>),
    /// Cells that spell nothing.
    Spelling(#[from] Unspellable),
    /// A number other than the move's own.
    Number {
        /// What stands there.
        read: u32,
        /// The number of the move.
        expected: u32,
        /// Whose move it is.
        mover: Color,
    },
    /// No move.
    Unreadable {
        /// The dots of its cells.
        dots: String,
        /// Why not.
        why: UnreadableCells,
    },
    /// A move that cannot be played.
    Unplayable {
        /// The dots of its cells.
        dots: String,
        /// Why not.
        why: Unresolved,
    },
    /// A side in check that passes.
    PassInCheck(Color),
    /// A comment that does not end.
    OpenComment,
    /// A variation that does not end.
    OpenVariation,
    /// A bracket that closes nothing.
    NoVariation,
    /// A variation of no move.
    MisplacedVariation,
    /// Variations within variations, too many of them.
    VariationTooDeep,
    /// A glyph without a move, or one that game files do not have.
    Glyph(String),
    /// The file ends before the game does.
    NoResult,
    /// Something after the end of the game.
    AfterResult,
}

/// The dots of cells, of as many as a sentence bears.
pub(super) fn dots(cells: &[Cell]) -> String {
    let cells: Vec<String> = cells.iter().take(20).map(Cell::to_string).collect();
    cells.join(" ")
}
