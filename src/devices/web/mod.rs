//! Pages for browsers. Finished pages go in under their paths, forms come out over a bounded channel, and a thread
//! with a runtime of its own serves both, so that no reader waits for whoever writes pages nor the other way
//! round. Knows paths, bytes, forms and passwords, and never what a page says.

mod answering;
mod limits;
mod password;
mod serving;
mod shelf;
mod sign_in;

pub use password::{KeptPassword, PasswordFault};
pub use serving::{PageServer, WebFault, WebPlace};
pub use shelf::{FORM_KEY, PageKind, Readers, ShelfPage};
pub use sign_in::NameRule;

/// A form that somebody who has signed in has sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SentForm {
    /// The name that was given with the password.
    pub by: String,
    /// Where it was sent to.
    pub path: String,
    /// What it says, a name and a value each.
    pub fields: Vec<(String, String)>,
}
