//! How words reach a person: spoken segments, braille cells, screen lines.
//! Never decides what is told.

pub mod cells;
pub mod editor;
pub mod spoken;
pub mod tone;
