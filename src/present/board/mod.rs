//! A board that is asked about and walked over. Never asks what is withheld.

pub mod answers;
pub mod walk;
pub mod words;
