//! A game against Hector or an engine. Never starts an opponent, and never keeps a file.

pub(crate) mod adversary;
pub(crate) mod beginning;
pub(crate) mod blindfold;
mod by_hand;
pub(crate) mod game;
pub(crate) mod kept;
pub(crate) mod over;
pub(crate) mod rival;
