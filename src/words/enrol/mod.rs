//! The texts to read aloud when Hector learns a voice, and the lists of recordings and of speech models.

pub mod card;
pub mod fetchable;
pub mod list;
pub mod models_told;
pub mod prompts;
pub mod talk;
pub mod try_list;
pub mod try_tally;
