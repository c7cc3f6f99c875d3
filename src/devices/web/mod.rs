//! Pages for browsers. Finished pages go in under their paths, forms come out over a bounded channel, and a thread
//! with a runtime of its own serves both, so that no reader waits for whoever writes pages nor the other way
//! round. Knows paths, bytes, forms and passwords, and never what a page says.

mod answering;
mod count_down;
mod following;
mod limits;
#[cfg(feature = "hall")]
mod own_seal;
mod password;
mod serving;
mod shelf;
mod sign_in;
mod unread;
mod way_in;

use std::time::Instant;

pub use count_down::{CountDown, count_place};
#[cfg(feature = "hall")]
pub use own_seal::OwnSeal;
pub use password::{KeptPassword, PasswordFault};
pub use serving::{PageServer, WebFault, WebPlace};
pub use shelf::{FORM_KEY, PageKind, Readers, ShelfPage};
pub use sign_in::NameRule;
pub use way_in::{CodeNews, PageCode, WebWayIn};

/// A form that somebody who has signed in has sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SentForm {
    /// The name that was given with the password; nothing where a code lets people in.
    pub by: String,
    /// Where it was sent to.
    pub path: String,
    /// What it says, a name and a value each.
    pub fields: Vec<(String, String)>,
    /// When it had come whole.
    pub at: Instant,
}
