//! The lines of a script: what happens at a table, in words for a file, and lengths of time as typed anywhere.
//! docs/SCRIPTS.md describes the language.

pub mod arbiter_line;
pub mod length;
pub mod line;
pub mod player_line;
mod seen_line;
pub mod unreadable;
