//! What is read aloud so that the ear learns a voice, and lists: of what is said in recordings, and of
//! models of speech. Never records, and never fetches.

pub(crate) mod card;
pub(crate) mod fetchable;
pub(crate) mod list;
pub(crate) mod models_told;
pub(crate) mod prompts;
pub(crate) mod talk;
pub(crate) mod try_list;
pub(crate) mod try_tally;
