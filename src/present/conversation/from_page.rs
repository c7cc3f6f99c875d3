//! The messages between the opponent's page and the table.

use crate::clock::Span;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FromPage {
    /// The opponent signed in with the code.
    CameIn,
    /// A wrong code was entered; the number of attempts so far.
    WrongCode(u32),
    /// The opponent has sent a form.
    Form {
        path: String,
        /// Name and value of each field.
        fields: Vec<(String, String)>,
    },
}

/// A change of the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ToPage {
    /// A text for the signed-in opponent, under its path.
    Prints {
        /// The path of the page that shows it.
        path: String,
        text: String,
    },
    /// The times that count down on it.
    Counts(Vec<PageCount>),
    /// The page is up to date.
    IsPrinted,
}

/// A time left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageCount {
    pub left: Span,
    /// The wait before it starts to run; `None` if it stands.
    pub runs_after: Option<Span>,
}
