//! What is read aloud so that the ear learns a voice, and lists of what is said in recordings.
//! Never records.

pub(crate) mod card;
pub(crate) mod list;
pub(crate) mod prompts;
pub(crate) mod talk;
pub(crate) mod try_list;
