//! What makes a line a question of a command: which senses it needs and which it may have, and what it may be
//! about. Never knows a word.

use super::sense::WordSense::{self, *};
use crate::commands::Command as Meant;

/// What a question is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AskedAbout {
    Nothing,
    /// A side that is named; nothing of it follows.
    OfSide,
    /// The square of a piece, both of which are named.
    PieceOnSquare,
    /// Pieces of a kind or a side; where neither is named, all.
    Pieces,
    /// Pieces of a side that is named.
    Side,
    /// Pieces of which at least the kind is named, and no place.
    Kind,
    /// Pieces of which at least the kind is named, wherever they go.
    KindAnywhere,
    /// Nothing, or a side.
    SideOrNothing,
    /// The piece of a kind that is named, or a square with the piece on it.
    Piece,
    Square,
    /// A rank or a file.
    Line,
    /// The king of a side that is named, or of whoever asks.
    King,
    /// Whatever is named is told with the rest.
    Anything,
}

/// What makes a question one of a command.
pub(super) struct QuestionRule {
    pub(super) meant: Meant,
    pub(super) about: AskedAbout,
    /// Of each of these sets one sense at least.
    pub(super) needs: &'static [&'static [WordSense]],
    /// What else may be said without another meaning.
    pub(super) may: &'static [WordSense],
}

/// What changes no question.
pub(super) const SOFT: &[WordSense] = &[
    Filler, You, Say, Show, Want, Hear, Again, TooMuch, We, Is, Past, SquareWord, Waiting, Or,
    Work, Players,
];

/// What says how somebody asks and not about what: such words change no question that has a word of its own.
pub(super) const WEAK: &[WordSense] = &[
    Me, What, Which, Who, Where, How, Many, Can, Should, Have, There, Everything, Stand, Not, Did,
    Missed,
];

/// What makes a line a question or a wish.
pub(super) const ASKING: &[WordSense] = &[
    What, Which, Who, Where, How, Many, Can, Should, Show, Say, Want, Is, Past, Have, There, Help,
    Again,
];

impl QuestionRule {
    /// Whether it needs more than a way of asking.
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
