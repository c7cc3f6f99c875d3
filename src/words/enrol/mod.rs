//! What is read aloud so that the ear learns a voice, and lists of what is said in recordings.
//! Never records.

pub(crate) mod list;
pub(crate) mod prompts;
