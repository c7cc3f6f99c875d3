//! When a line is a question for a command: the senses it needs, the senses it may have, and its subject.

use super::sense::WordSense::{self, *};
use crate::commands::Command as Meant;

/// The subject of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AskedAbout {
    Nothing,
    /// A named side. It is not passed on.
    OfSide,
    /// A square and the piece on it, both named.
    PieceOnSquare,
    /// Pieces of a kind or a side; all if neither is named.
    Pieces,
    /// Pieces of a named side.
    Side,
    /// Pieces of a named kind, without a place.
    Kind,
    /// Pieces of a named kind, with or without a place.
    KindAnywhere,
    /// Nothing, or a side.
    SideOrNothing,
    /// A piece of a named kind, or a square with its piece.
    Piece,
    Square,
    /// A rank or a file.
    Line,
    /// The king of a named side, or of the player who asks.
    King,
    /// Everything that is named is passed on.
    Anything,
}

pub(super) struct QuestionRule {
    pub(super) meant: Meant,
    pub(super) about: AskedAbout,
    /// From each of these sets, at least one sense.
    pub(super) needs: &'static [&'static [WordSense]],
    /// Other senses that do not change the meaning.
    pub(super) may: &'static [WordSense],
}

/// Senses that never change a question.
pub(super) const SOFT: &[WordSense] = &[
    Filler, You, Say, Show, Want, Hear, Again, TooMuch, We, Is, Past, SquareWord, Waiting, Or,
    Work, Players,
];

/// Senses that only phrase the question. They do not change one that has a word of its own.
pub(super) const WEAK: &[WordSense] = &[
    Me, What, Which, Who, Where, How, Many, Can, Should, Have, There, Everything, Stand, Not, Did,
    Missed,
];

/// Senses that make a line a question or a wish.
pub(super) const ASKING: &[WordSense] = &[
    What, Which, Who, Where, How, Many, Can, Should, Show, Say, Want, Is, Past, Have, There, Help,
    Again,
];

impl QuestionRule {
    /// Whether it needs more than a phrase of asking.
    pub(super) fn has_a_word_of_its_own(&self) -> bool {
        let is_named = matches!(
            self.about,
            AskedAbout::Kind
                | AskedAbout::KindAnywhere
                | AskedAbout::Piece
                | AskedAbout::Square
                | AskedAbout::Line
                | AskedAbout::Side
                | AskedAbout::OfSide
                | AskedAbout::PieceOnSquare
        );
        let is_own = |any: &&[WordSense]| {
            any.iter().all(|sense| !WEAK.contains(sense) && !SOFT.contains(sense))
        };
        is_named || self.needs.iter().any(is_own)
    }
}

pub(super) const fn rule(
    meant: Meant,
    about: AskedAbout,
    needs: &'static [&'static [WordSense]],
    may: &'static [WordSense],
) -> QuestionRule {
    QuestionRule { meant, about, needs, may }
}
