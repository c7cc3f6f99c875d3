//! The drills: what can be asked, and when it comes back. Never keeps a file.

pub(crate) mod alphabet;
mod asking;
pub(crate) mod colours;
mod conversing;
pub(crate) mod diagonals;
pub(crate) mod drilling;
pub(crate) mod endings;
pub(crate) mod judge;
pub(crate) mod knight;
pub(crate) mod lesson;
pub(crate) mod lessons;
pub(crate) mod mate;
pub(crate) mod memory;
mod mistake;
pub(crate) mod mistakes;
pub(crate) mod picture;
pub(crate) mod procedure;
pub(crate) mod progress_lines;
pub(crate) mod question;
pub(crate) mod schedule;
pub(crate) mod surroundings;
pub(crate) mod task;
pub(crate) mod task_line;
pub(crate) mod telling;
pub(crate) mod tongue;
