//! A game against Hector or an engine. Never starts an opponent, and never keeps a file.

pub mod adversary;
pub mod beginning;
pub(crate) mod blindfold;
mod by_hand;
pub mod game;
pub mod kept;
pub(crate) mod over;
pub mod rival;
