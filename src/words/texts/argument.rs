//! The arguments of texts, and how each type is told.

use fluent_bundle::FluentValue;

use super::Texts;
use crate::Language;
use crate::called_board::{BoardOf, CalledBoard};
use crate::chess::notation::harmless;
use crate::chess::{CastlingSide, Color, Role};
use crate::clock::Span;
use crate::duration::{Precision, duration};

/// A value in a text.
pub(super) trait Argument<'a> {
    fn told(self, texts: &Texts) -> FluentValue<'a>;
}

/// Text that is shown unchanged, except for control characters.
impl<'a> Argument<'a> for &'a str {
    fn told(self, _: &Texts) -> FluentValue<'a> {
        FluentValue::from(harmless(self))
    }
}

/// Typed text: shown unchanged, and cut if it is too long.
#[derive(Debug, Clone, Copy)]
pub struct Quoted<'a>(pub &'a str);

/// Longer quotations are tedious to hear.
const LONGEST: usize = 60;

impl<'a> Argument<'a> for Quoted<'a> {
    fn told(self, texts: &Texts) -> FluentValue<'a> {
        match self.0.char_indices().nth(LONGEST) {
            None => self.0.told(texts),
            Some((end, _)) => {
                let begin = self.0.get(..end).unwrap_or_default();
                FluentValue::from(format!("{}…", harmless(begin)))
            }
        }
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl<'a> Argument<'a> for $number {
            fn told(self, _: &Texts) -> FluentValue<'a> {
                FluentValue::from(self)
            }
        }
    )+};
}

numbers!(u8, u16, u32, u64, usize, i32);

impl<'a> Argument<'a> for Color {
    fn told(self, texts: &Texts) -> FluentValue<'a> {
        FluentValue::from(self.fold_wb(texts.white(), texts.black()))
    }
}

/// A player by the side and, if it is known, by name: "White, Carla".
#[derive(Debug, Clone, Copy)]
pub struct NamedSide<'n> {
    pub side: Color,
    /// The name. Empty if it is unknown.
    pub name: &'n str,
}

impl<'a> Argument<'a> for NamedSide<'_> {
    fn told(self, texts: &Texts) -> FluentValue<'a> {
        match self.name {
            "" => self.side.told(texts),
            name => FluentValue::from(texts.side_with_name(self.side, name)),
        }
    }
}

/// An electronic board as the subject of a sentence.
impl<'a> Argument<'a> for CalledBoard {
    fn told(self, texts: &Texts) -> FluentValue<'a> {
        FluentValue::from(match self {
            CalledBoard::TheBoard => texts.electronic_board(),
            CalledBoard::Of(BoardOf::Opponent) => texts.opponents_electronic_board(),
            CalledBoard::Of(BoardOf::Mine) => texts.own_electronic_board(),
        })
    }
}

/// An electronic board as a selector, not as the subject.
#[derive(Debug, Clone, Copy)]
pub struct WhichBoard(pub CalledBoard);

impl<'a> Argument<'a> for WhichBoard {
    fn told(self, _: &Texts) -> FluentValue<'a> {
        FluentValue::from(match self.0 {
            CalledBoard::TheBoard => "only",
            CalledBoard::Of(owner) => owner.code(),
        })
    }
}

/// The piece by its name in the language of the texts, for readers who do not get the words of announcements.
impl<'a> Argument<'a> for Role {
    fn told(self, texts: &Texts) -> FluentValue<'a> {
        let name = texts.language.vocabulary().pieces.of(self).said;
        // Only German capitalises nouns.
        FluentValue::from(match texts.language {
            Language::German => name.to_owned(),
            Language::French | Language::English => name.to_lowercase(),
        })
    }
}

/// A selector: short or long.
impl<'a> Argument<'a> for CastlingSide {
    fn told(self, _: &Texts) -> FluentValue<'a> {
        FluentValue::from(match self {
            CastlingSide::KingSide => "short",
            CastlingSide::QueenSide => "long",
        })
    }
}

/// A length of time in whole seconds.
impl<'a> Argument<'a> for Span {
    fn told(self, texts: &Texts) -> FluentValue<'a> {
        let length = std::time::Duration::from(self);
        FluentValue::from(duration(length, Precision::Seconds, texts.language))
    }
}

/// The time left on a clock, which may have no limit.
impl<'a> Argument<'a> for Option<Span> {
    fn told(self, texts: &Texts) -> FluentValue<'a> {
        self.map_or_else(|| FluentValue::from(texts.without_limit()), |left| left.told(texts))
    }
}
