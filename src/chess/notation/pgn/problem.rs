//! What can be wrong with a game in a file, and where. A problem ends the reading of the game; after a remark it goes
//! on.

use std::fmt;

use crate::notation::{AlgebraicError, UciError, Warning};
use crate::{Color, FenError, FenRemark, Refusal};

use super::place::TextPlace;

/// Why a game could not be read. The next games in the file can still be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PgnError {
    pub place: TextPlace,
    pub problem: Problem,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// Something other than a move in a place where a move is expected.
    NotAMove(String),
    /// A word that is not a move in algebraic notation.
    NotAlgebraic(AlgebraicError),
    /// A word that is not a move between squares, such as `e2e4`.
    NotUci(UciError),
    /// A side in check that passes.
    PassInCheck(Color),
    /// A move that is not legal.
    Illegal {
        /// The move as written.
        word: String,
        number: u32,
        mover: Color,
        /// Why it is not legal.
        refusal: Refusal,
    },
    /// A move after the result.
    AfterResult(String),
    /// The FEN tag describes no position.
    Start(Box<FenError>),
    /// A game of another variant of chess.
    OtherGame(String),
    /// A tag that has no value.
    TagValue(String),
    /// Variations that are nested too deep.
    TooDeep,
    /// More text than a game may have.
    TooLong(usize),
}

/// Something that was repaired while reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    pub place: TextPlace,
    pub kind: RemarkKind,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RemarkKind {
    /// The text is not UTF-8.
    Latin1,
    /// A quotation mark in the value of a tag without a backslash before it.
    BareQuote,
    /// A backslash before a sign that does not need one.
    BareBackslash,
    /// A tag without its closing quotation mark or bracket.
    OpenTag,
    /// A tag occurs twice; the first counts.
    TagTwice(String),
    /// A comment before a tag does not belong to a move.
    CommentBeforeTag,
    /// The result after the moves differs from the one in the tag.
    OtherResult {
        tag: String,
        /// The result after the moves.
        end: &'static str,
        /// Which of the two counts.
        counts: &'static str,
    },
    /// The moves end without a result.
    NoResult,
    /// A result in a variation.
    ResultInVariation,
    /// The variation is read up to something in it that is not a move, or not legal.
    CutVariation(Box<Problem>),
    /// A space that is not the ASCII one.
    OddSpace,
    /// A result in an unusual spelling.
    OddResult {
        /// What was written.
        word: String,
        /// What it was read as.
        result: &'static str,
    },
    /// A letter or word next to a move that means a sign.
    LetterForSign {
        /// What was written.
        word: String,
        /// What it means.
        sign: LetterSign,
    },
    /// A word among the moves that does not belong to any of them.
    StrayWord(String),
    /// A closing bracket of any kind that closes nothing.
    StrayBracket(String),
    /// A comment that never ends.
    OpenComment,
    /// A variation that never ends.
    OpenVariation,
    /// A variation where there is no move to replace.
    NothingToReplace,
    /// A tag without a value, or with one that has no quotation marks.
    BareTag(String),
    /// A tag whose name a PGN file cannot hold.
    TagName(String),
    /// Something in the FEN tag that does not fit the board.
    Start(FenRemark),
    /// A glyph with no move before it.
    StrayGlyph,
    /// A glyph whose number is above 255.
    UnknownGlyph(String),
    /// A sign that is wrong or superfluous.
    Forgiven {
        /// What was written.
        word: String,
        /// What is wrong with it.
        warning: Warning,
    },
    /// There are more remarks than anyone would read.
    AndMore,
}

/// What a letter after a move means in the files of some programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LetterSign {
    /// `N`: a move that was not played before.
    Novelty,
    /// `D`: the position is shown in a diagram.
    Diagram,
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no game: {self:?}")
    }
}

impl std::error::Error for PgnError {}
