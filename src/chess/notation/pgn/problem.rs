//! What can be wrong with a game in a file, and where: problems, for
//! which the game is given up, and remarks, with which it is read all the same.

use std::fmt;

use crate::notation::{AlgebraicError, UciError, Warning};
use crate::{Color, FenError, FenRemark, Refusal};

use super::place::TextPlace;

/// Why a game could not be read. The games after it still can.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PgnError {
    /// Where it is.
    pub place: TextPlace,
    /// What it is.
    pub problem: Problem,
}

/// What is wrong at a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// Something that is no move stands where one should be.
    NotAMove(String),
    /// A word that is no move in algebraic notation.
    NotAlgebraic(AlgebraicError),
    /// A word that is no move between squares.
    NotUci(UciError),
    /// A side in check that passes.
    PassInCheck(Color),
    /// A move that is not legal.
    Illegal {
        /// The move as written.
        word: String,
        /// The number of the move.
        number: u32,
        /// Whose move it is.
        mover: Color,
        /// Why it is not legal.
        refusal: Refusal,
    },
    /// A move after the result.
    AfterResult(String),
    /// The FEN tag describes no position.
    Start(Box<FenError>),
    /// A game whose moves are not those of chess.
    OtherGame(String),
    /// A tag that has no value.
    TagValue(String),
    /// Variations within variations within variations.
    TooDeep,
    /// More text than a game may have.
    TooLong(usize),
}

/// Something that was repaired in reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// Where it is.
    pub place: TextPlace,
    /// What it is.
    pub kind: RemarkKind,
}

/// What was repaired at a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RemarkKind {
    /// The text is not UTF-8.
    Latin1,
    /// A quotation mark within the value of a tag has no backslash before it.
    BareQuote,
    /// A backslash stands before a sign that needs none.
    BareBackslash,
    /// A tag lacks its closing quotation mark or bracket.
    OpenTag,
    /// A tag stands there twice; the first counts.
    TagTwice(String),
    /// A comment before a tag belongs to no move.
    CommentBeforeTag,
    /// The result after the moves is not the one in the tag.
    OtherResult {
        /// What the tag says.
        tag: String,
        /// What stands after the moves.
        end: &'static str,
        /// Which of the two counts.
        counts: &'static str,
    },
    /// The moves end without a result.
    NoResult,
    /// A result within a variation.
    ResultInVariation,
    /// Something in a variation that is no move, or not legal; the variation is read up to it.
    CutVariation(Box<Problem>),
    /// A space that is none of ASCII.
    OddSpace,
    /// A result that is written another way.
    OddResult {
        /// What was written.
        word: String,
        /// What it was read as.
        result: &'static str,
    },
    /// A letter or word beside a move that stands for a sign.
    LetterForSign {
        /// What was written.
        word: String,
        /// What it stands for.
        sign: LetterSign,
    },
    /// A word among the moves that belongs to none.
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
    /// A tag whose name nobody could read again.
    TagName(String),
    /// Something in the FEN tag that does not fit the board.
    Start(FenRemark),
    /// A glyph with no move before it.
    StrayGlyph,
    /// A glyph whose number is above 255.
    UnknownGlyph(String),
    /// A sign that is false, or more than should have been written.
    Forgiven {
        /// What was written.
        word: String,
        /// What is wrong with it.
        warning: Warning,
    },
    /// There is more to remark than anybody would read.
    AndMore,
}

/// What a letter behind a move stands for in the files of some programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LetterSign {
    /// `N`: nobody played so before.
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
