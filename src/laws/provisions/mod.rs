//! The possible values of each parameter, as enums grouped by subject. The values of an edition are in its
//! [`Parameters`](super::Parameters).

mod adjourning;
mod conduct;
mod endings;
mod moves;
mod time;

use super::rule::Article;

pub use adjourning::*;
pub use conduct::*;
pub use endings::*;
pub use moves::*;
pub use time::*;

/// A provision with a verified text, or one whose text could not be verified. Unverified provisions are reported as
/// such and are not filled with a guess.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ProvisionText<T> {
    /// The text of the edition says this.
    Verified(T),
    /// The text of the edition could not be checked.
    Unverified,
}

impl<T> ProvisionText<T> {
    /// The value, if it is verified.
    pub fn verified(self) -> Option<T> {
        match self {
            ProvisionText::Verified(value) => Some(value),
            ProvisionText::Unverified => None,
        }
    }
}

/// Whether an edition has a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Provision {
    /// No such rule.
    Absent,
    /// The rule exists.
    Present,
}

/// How articles are numbered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Numbering {
    /// Paragraphs.
    Paragraphs,
    /// Articles with letters.
    Letters,
    /// Articles with decimal numbers.
    Decimal,
}

impl Numbering {
    /// An article of chapters 1 to 12 with three numbers in this numbering: before 2017 the third one is a letter.
    /// `None` for paragraphs.
    #[must_use]
    pub fn number(self, decimal: &'static str) -> Option<Article> {
        match self {
            Numbering::Paragraphs => None,
            Numbering::Decimal => Some(Article::Number(decimal)),
            Numbering::Letters => TOUCHED_BY_LETTERS
                .iter()
                .find(|(number, _)| *number == decimal)
                .map(|(_, letters)| Article::Number(letters)),
        }
    }
}

/// The articles on touched pieces in both numberings.
const TOUCHED_BY_LETTERS: [(&str, &str); 6] = [
    ("4.3.1", "4.3a"),
    ("4.3.2", "4.3b"),
    ("4.3.3", "4.3c"),
    ("4.4.1", "4.4a"),
    ("4.4.2", "4.4b"),
    ("4.4.3", "4.4c"),
];
