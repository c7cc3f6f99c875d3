//! What comes to whoever looks after the tables of a hall: from the hall, and from what is published of it. Never
//! opens a way there.

use crate::hall_protocol::HallNews;

/// What comes to the desk of a hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FromHall {
    /// What the hall tells.
    News(HallNews),
    /// Something cannot be published, and why.
    NotPublished(String),
    /// What could not be published is, and what that was.
    PublishedAgain(String),
    /// An arbiter who has signed in at the pages has sent a form.
    Form {
        /// The name that was given there.
        by: String,
        /// The page.
        path: String,
        /// What the form says, a name and a value each.
        fields: Vec<(String, String)>,
    },
}
