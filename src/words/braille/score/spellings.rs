//! Spellings that come from elsewhere: which texts of a game are asked for, and what they
//! are spelled with. Never asks anybody itself.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

use super::super::cell::Cell;

/// What a text is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TextMatter {
    /// Words about the game.
    Comment,
    /// A move, a number, a tag or a result, in print.
    Print,
}

/// Texts with the cells that spell them. What is not among them is spelled by the house.
pub type Spellings = HashMap<(TextMatter, String), Vec<Cell>>;

/// Where the writer of paragraphs gets its spellings.
pub(super) enum SpellingSource<'spellings> {
    /// From the house alone.
    House,
    /// Nowhere yet: what is wanted is written down.
    Asking(&'spellings RefCell<BTreeSet<(TextMatter, String)>>),
    /// From here, where they are here.
    Given(&'spellings Spellings),
}

impl SpellingSource<'_> {
    pub(super) fn spelling(&self, matter: TextMatter, text: &str) -> Option<&[Cell]> {
        match self {
            SpellingSource::House => None,
            SpellingSource::Asking(wanted) => {
                wanted.borrow_mut().insert((matter, text.to_owned()));
                None
            }
            SpellingSource::Given(spellings) => {
                spellings.get(&(matter, text.to_owned())).map(Vec::as_slice)
            }
        }
    }
}
