//! What comes from the page of the opponent to whoever sits at the table, and what goes there. Never serves a page.

use crate::clock::Span;

/// What the page tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FromPage {
    /// Somebody knew the code.
    CameIn,
    /// Somebody did not; so many tries so far.
    WrongCode(u32),
    /// Whoever is in has sent a form.
    Form {
        /// Where to.
        path: String,
        /// A name and a value each.
        fields: Vec<(String, String)>,
    },
}

/// What the page shows from now on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ToPage {
    /// A text for who is in, under its path.
    Prints {
        /// The path.
        path: String,
        /// The text.
        text: String,
    },
    /// What counts down on it.
    Counts(Vec<PageCount>),
    /// All of it is up to date.
    IsPrinted,
}

/// A time that is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageCount {
    /// How much.
    pub left: Span,
    /// After what wait it becomes less; it stands where there is none.
    pub runs_after: Option<Span>,
}
