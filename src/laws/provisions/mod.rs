//! The values that a row of the difference table can have, each question an
//! enum, and the enums by what they are about. What an edition says is in its
//! [`Parameters`](super::Parameters); here the possible answers only have their names.

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

/// A provision whose text was seen, or one that nobody here could verify. What was
/// not verified is said to be so; it is never filled in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ProvisionText<T> {
    /// The text of the edition says so.
    Verified(T),
    /// The text of the edition could not be seen.
    Unverified,
}

impl<T> ProvisionText<T> {
    /// What the text says, if it was seen.
    pub fn verified(self) -> Option<T> {
        match self {
            ProvisionText::Verified(value) => Some(value),
            ProvisionText::Unverified => None,
        }
    }
}

/// Whether an edition knows a rule at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Provision {
    /// No such rule.
    Absent,
    /// Yes.
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
    /// An article of chapters 1 to 12 with three numbers, as the numbering writes it: the
    /// third is a letter before 2017. Paragraphs have no such parts.
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

/// The articles on touched pieces in both ways of numbering.
const TOUCHED_BY_LETTERS: [(&str, &str); 6] = [
    ("4.3.1", "4.3a"),
    ("4.3.2", "4.3b"),
    ("4.3.3", "4.3c"),
    ("4.4.1", "4.4a"),
    ("4.4.2", "4.4b"),
    ("4.4.3", "4.4c"),
];
