//! What a line of a script says: what happens at a table, in words that a file can hold, and
//! lengths of time as they are typed anywhere. docs/SCRIPTS.md is the language of the lines.
//! Never does what a line says.

pub mod arbiter_line;
pub mod length;
pub mod line;
pub mod player_line;
mod seen_line;
pub mod unreadable;
