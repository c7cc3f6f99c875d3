//! The events for a person who looks after the tables of a hall: from the hall, and from its published pages.

use crate::hall_protocol::HallNews;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FromHall {
    News(HallNews),
    /// Publishing failed, for this reason.
    NotPublished(String),
    /// Publishing works again; this was what had failed.
    PublishedAgain(String),
    /// An arbiter who is signed in on the pages has sent a form.
    Form {
        /// The name given at sign-in.
        by: String,
        path: String,
        /// Name and value of each field.
        fields: Vec<(String, String)>,
    },
}
