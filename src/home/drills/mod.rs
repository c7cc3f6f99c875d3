//! The drills: what can be asked, and when it comes back.

pub(crate) mod alphabet;
mod asking;
pub(crate) mod colours;
mod conversing;
pub(crate) mod diagonals;
pub mod drilling;
pub(crate) mod endings;
pub mod judge;
pub(crate) mod knight;
pub(crate) mod lesson;
pub(crate) mod lessons;
pub(crate) mod mate;
pub(crate) mod memory;
mod mistake;
pub mod mistakes;
pub mod picture;
pub(crate) mod procedure;
pub mod progress_lines;
pub(crate) mod question;
pub mod schedule;
pub(crate) mod surroundings;
pub mod task;
pub(crate) mod task_line;
pub mod telling;
