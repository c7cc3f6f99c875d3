//! A web server for pages. Finished pages go in under their paths, forms come out over a bounded channel. A thread with
//! its own runtime serves both, so that readers and the writer of the pages do not wait for each other. It knows paths,
//! bytes, forms and passwords; the content of the pages belongs to other rooms.

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

/// A form that a signed-in reader has sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SentForm {
    /// The name given with the password. Empty if readers are let in by a code.
    pub by: String,
    /// The path to which it was sent.
    pub path: String,
    /// The fields, as names and values.
    pub fields: Vec<(String, String)>,
    /// When it had arrived completely.
    pub at: Instant,
}
