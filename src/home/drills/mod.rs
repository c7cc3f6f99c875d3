//! The drills: what can be asked, and when it comes back. Never keeps a file.

pub(crate) mod alphabet;
mod asking;
pub(crate) mod colours;
pub(crate) mod diagonals;
pub(crate) mod drilling;
pub(crate) mod endings;
pub(crate) mod fingers;
pub(crate) mod knight;
pub(crate) mod mate;
pub(crate) mod memory;
mod person;
pub(crate) mod procedure;
pub(crate) mod question;
pub(crate) mod schedule;
pub(crate) mod task;
pub(crate) mod telling;
pub(crate) mod tongue;
