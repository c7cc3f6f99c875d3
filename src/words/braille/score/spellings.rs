//! Spellings from another program: which texts of a game to ask for, and the cells they get. Asking is the caller's
//! task.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

use super::super::cell::Cell;

/// The kind of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TextMatter {
    /// Words about the game.
    Comment,
    /// A move, a number, a tag or a result, in print.
    Print,
}

/// Texts with the cells that spell them. Texts without an entry are spelled by Hector's own tables.
pub type Spellings = HashMap<(TextMatter, String), Vec<Cell>>;

/// Where the writer of paragraphs gets its spellings.
pub(super) enum SpellingSource<'spellings> {
    /// Only Hector's own tables.
    House,
    /// None yet: collects the texts to ask for.
    Asking(&'spellings RefCell<BTreeSet<(TextMatter, String)>>),
    /// These spellings, if they have the text.
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
