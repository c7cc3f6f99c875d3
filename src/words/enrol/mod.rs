//! What is read aloud so that the ear learns a voice, and lists: of what is said in recordings, and of
//! models of speech. Never records, and never fetches.

pub mod card;
pub mod fetchable;
pub mod list;
pub mod models_told;
pub mod prompts;
pub mod talk;
pub mod try_list;
pub mod try_tally;
