//! A board that is asked about and walked over. Never asks what is withheld.

pub(crate) mod answers;
pub(crate) mod walk;
pub(crate) mod words;
