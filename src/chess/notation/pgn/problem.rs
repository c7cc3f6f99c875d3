//! What can be wrong with a game in a file, as sentences with a place: problems, for
//! which the game is given up, and remarks, with which it is read all the same.

use crate::chess::notation::is_harmful;
use std::fmt;

use crate::chess::notation::{AlgebraicError, UciError, Warning};
use crate::chess::{Color, FenError, Refusal};

use super::place::Place;
use super::scribe::DEEPEST_VARIATION;

/// Why a game could not be read. The games after it still can.
#[derive(Debug, Clone)]
pub struct PgnError {
    /// Where it is.
    pub place: Place,
    /// What it is.
    pub problem: Problem,
}

/// What is wrong at a place.
#[derive(Debug, Clone)]
pub enum Problem {
    /// Something that is no move stands where one should be.
    NotAMove(String),
    /// A word that is no move in algebraic notation.
    NotAlgebraic(AlgebraicError),
    /// A word that is no move between squares.
    NotUci(UciError),
    /// A move that passes the turn.
    NullMove(String),
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
    /// A tag whose name nobody could read again.
    TagName(String),
    /// A tag that has no value.
    TagValue(String),
    /// A comment that never ends.
    OpenComment,
    /// A variation that never ends.
    OpenVariation,
    /// A closing parenthesis too many.
    NoVariation,
    /// A variation where there is no move to replace.
    NothingToReplace,
    /// Variations within variations within variations.
    TooDeep,
    /// More text than a game may have.
    TooLong(usize),
}

/// Something that was mended in reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// Where it is.
    pub place: Place,
    /// What it is.
    pub kind: RemarkKind,
}

/// What was mended at a place.
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
    /// A move in a variation passes the turn; the variation is read up to it.
    NullMoveInVariation(String),
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

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.problem)
    }
}

impl std::error::Error for PgnError {}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::NotAMove(word) => {
                write!(f, "\"{}\" is not a move. Expected a move or a result.", excerpt(word))
            }
            Problem::NotAlgebraic(error) => write!(f, "{error}."),
            Problem::NotUci(error) => error.fmt(f),
            Problem::NullMove(word) => write!(
                f,
                "\"{}\" passes the turn, which nobody may in chess. Expected a move.",
                excerpt(word)
            ),
            Problem::Illegal { word, number, mover, refusal } => {
                let mover = mover.fold_wb("White", "Black");
                write!(f, "{mover}'s move {number}, {}, is not legal: {refusal}.", excerpt(word))
            }
            Problem::AfterResult(word) => write!(
                f,
                "\"{}\" stands after the result of the game. Expected the next game.",
                excerpt(word)
            ),
            Problem::Start(error) => error.fmt(f),
            Problem::OtherGame(variant) => write!(
                f,
                "The variant \"{}\" is another game. Expected standard chess or Chess960.",
                excerpt(variant)
            ),
            Problem::TagName(name) => write!(
                f,
                "\"{}\" is not the name of a tag. Expected letters, digits and underscores.",
                excerpt(name)
            ),
            Problem::TagValue(name) => write!(
                f,
                "The tag {} has no value. Expected one in quotation marks, then a bracket.",
                excerpt(name)
            ),
            Problem::OpenComment => {
                f.write_str("This comment never ends. Expected a closing brace.")
            }
            Problem::OpenVariation => {
                f.write_str("This variation never ends. Expected a closing parenthesis.")
            }
            Problem::NoVariation => {
                f.write_str("This parenthesis closes nothing. Expected a move or a result.")
            }
            Problem::NothingToReplace => f.write_str(
                "This variation replaces no move. Expected a move before its parenthesis.",
            ),
            Problem::TooDeep => write!(
                f,
                "This variation lies too deep. Expected {DEEPEST_VARIATION} within each other at \
                 most."
            ),
            Problem::TooLong(limit) => {
                write!(f, "This game is too long. Expected {limit} bytes at most.")
            }
        }
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.place)?;
        match &self.kind {
            RemarkKind::Latin1 => {
                f.write_str("Not UTF-8. This game was read as Latin-1, as in old files.")
            }
            RemarkKind::BareQuote => f.write_str(
                "A quotation mark within a value has no backslash before it. It was kept.",
            ),
            RemarkKind::BareBackslash => {
                f.write_str("A backslash stands before a sign that needs none. It was kept.")
            }
            RemarkKind::OpenTag => f.write_str("A tag lacks its end. Its line was taken for it."),
            RemarkKind::TagTwice(name) => {
                write!(f, "The tag {} stands here again. The first one counts.", excerpt(name))
            }
            RemarkKind::CommentBeforeTag => {
                f.write_str("A comment before a tag belongs to no move. It was left out.")
            }
            RemarkKind::OtherResult { tag, end, counts } => write!(
                f,
                "The result after the moves is {end}, but in the tag it is \"{}\". It was read \
                 as {counts}.",
                excerpt(tag)
            ),
            RemarkKind::NoResult => f.write_str("The moves end without a result."),
            RemarkKind::ResultInVariation => {
                f.write_str("A result stands in a variation. It was left out.")
            }
            RemarkKind::NullMoveInVariation(word) => write!(
                f,
                "\"{}\" passes the turn, which nobody may in chess. The variation was read up \
                 to it.",
                excerpt(word)
            ),
            RemarkKind::StrayGlyph => {
                f.write_str("A glyph stands before any move. It was left out.")
            }
            RemarkKind::UnknownGlyph(number) => write!(
                f,
                "There is no glyph {}. Expected one from 0 to 255. It was left out.",
                excerpt(number)
            ),
            RemarkKind::Forgiven { word, warning } => {
                write!(f, "\"{}\" was read all the same: {warning}.", excerpt(word))
            }
            RemarkKind::AndMore => f.write_str("More was mended from here on."),
        }
    }
}

/// As much of a word as a sentence can bear, without signs that a terminal obeys.
pub(super) fn excerpt(word: &str) -> String {
    const LONGEST: usize = 40;
    let mut shown: String = word
        .chars()
        .take(LONGEST)
        .map(|letter| if is_harmful(letter) { '\u{fffd}' } else { letter })
        .collect();
    if word.chars().nth(LONGEST).is_some() {
        shown.push_str(" and so on");
    }
    shown
}
