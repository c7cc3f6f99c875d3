//! A game against Hector or an engine. Never starts an opponent, and never keeps a file.

pub(crate) mod blindfold;
pub(crate) mod over;
