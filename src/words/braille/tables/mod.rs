//! What each table spells every sign with. The cells are those of the liblouis table of
//! the same name, except where a line says so; `tests/pure/braille.rs` holds them to it.

mod english;
mod french;
mod german;

pub(super) use english::{ENGLISH_EIGHT, ENGLISH_SIX};
pub(super) use french::{FRENCH_EIGHT, FRENCH_SIX};
pub(super) use german::{GERMAN_EIGHT, GERMAN_SIX};
