//! A game against Hector or an engine.

pub mod adversary;
pub mod beginning;
pub(crate) mod blindfold;
mod by_hand;
pub mod game;
pub mod kept;
pub(crate) mod over;
pub mod rival;
