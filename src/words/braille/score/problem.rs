//! What can be wrong with games in braille, and where.

use super::super::cell::Cell;
use super::super::notation::Unreadable;
use super::super::table::Unspellable;
use super::layout::Script;
use crate::chess::notation::Unresolved;
use crate::chess::notation::pgn::TagError;
use crate::chess::{Color, FenError};

/// Why a game in braille cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("Page {page}, line {line}: {fault}.")]
pub struct ScoreError {
    /// The page, from 1.
    pub page: usize,
    /// The line of the page, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A sign that stands for no cell.
    #[error("{} is no sign of {}", shown(*.sign), name(*.script))]
    Sign {
        /// The sign.
        sign: char,
        /// What was expected.
        script: Script,
    },
    /// Bytes that are no text at all.
    #[error("these bytes are no text")]
    NotText,
    /// A line longer than any paper.
    #[error("this line has more than {0} signs, so this is no page of braille")]
    LongLine(usize),
    /// A gap inside a line.
    #[error("there is a wide gap in the line, as between two columns, and one column was expected")]
    Columns,
    /// Something before the first game.
    #[error("a game was expected, and it begins with a line full of dots 2 3 5 6")]
    NoGame,
    /// More than a game ever has.
    #[error("this game is longer than {0} cells")]
    LongGame(usize),
    /// The file ends in the box of tags.
    #[error("the box of tags is not closed by a line full of dots 1 2 4 5")]
    OpenBox,
    /// A tag without its name.
    #[error("\"{0}\" is no tag. A name, a colon and a value were expected")]
    NoTag(String),
    /// A tag that stands there twice.
    #[error("the tag {0} stands there twice")]
    TagTwice(String),
    /// A tag that cannot be kept.
    #[error("{}", without_stop(.0))]
    Tag(#[from] TagError),
    /// A variant that is not played here.
    #[error("the variant \"{0}\" is not known. Chess960 was expected")]
    Variant(String),
    /// A start that is none.
    #[error("{}", without_stop(.0))]
    Start(Box<FenError>),
    /// Cells that spell nothing.
    #[error("the dots {} spell nothing in the table {}", .0.cell, .0.table.code())]
    Spelling(#[from] Unspellable),
    /// A number other than the move's own.
    #[error("number {read} stands before move {expected} of {}", player(*.mover))]
    Number {
        /// What stands there.
        read: u32,
        /// The number of the move.
        expected: u32,
        /// Whose move it is.
        mover: Color,
    },
    /// No move.
    #[error("the dots {dots} are no move: {why}")]
    Unreadable {
        /// The dots of its cells.
        dots: String,
        /// Why not.
        why: Unreadable,
    },
    /// A move that cannot be played.
    #[error("the move of the dots {dots} cannot be played: {why}")]
    Unplayable {
        /// The dots of its cells.
        dots: String,
        /// Why not.
        why: Unresolved,
    },
    /// A comment that does not end.
    #[error("a comment is not closed")]
    OpenComment,
    /// A variation that does not end.
    #[error("a variation is not closed")]
    OpenVariation,
    /// A bracket that closes nothing.
    #[error("a closing bracket stands where no variation is open")]
    NoVariation,
    /// A variation of no move.
    #[error("a variation stands where there is no move that it could replace")]
    MisplacedVariation,
    /// Variations within variations, too many of them.
    #[error("this variation lies too deep within others")]
    VariationTooDeep,
    /// A glyph without a move, or one that game files do not have.
    #[error(
        "\"{0}\" is no glyph of a move. A dollar sign, a number up to 255 and a move before them were expected"
    )]
    Glyph(String),
    /// The file ends before the game does.
    #[error("the game ends without a result")]
    NoResult,
    /// Something after the end of the game.
    #[error("there is more after the result")]
    AfterResult,
}

/// The dots of cells, of as many as a sentence bears.
pub(super) fn dots(cells: &[Cell]) -> String {
    let cells: Vec<String> = cells.iter().take(20).map(Cell::to_string).collect();
    cells.join(" ")
}

fn name(script: Script) -> &'static str {
    match script {
        Script::Unicode => "Unicode braille",
        Script::Brf => "braille ASCII",
    }
}

fn shown(sign: char) -> String {
    if sign.is_control() || sign.is_whitespace() {
        format!("The sign with the number {}", u32::from(sign))
    } else {
        format!("\"{sign}\"")
    }
}

fn player(mover: Color) -> &'static str {
    mover.fold_wb("White", "Black")
}

/// Sentences of other rooms come with their full stop.
fn without_stop(sentence: &impl ToString) -> String {
    sentence.to_string().trim_end_matches('.').to_owned()
}
