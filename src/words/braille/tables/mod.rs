//! The cells of every sign in each table. They are those of the liblouis table of the same name, except where a line
//! says otherwise; `tests/pure/braille.rs` checks this.

mod english;
mod french;
mod german;

pub(super) use english::{ENGLISH_EIGHT, ENGLISH_SIX};
pub(super) use french::{FRENCH_EIGHT, FRENCH_SIX};
pub(super) use german::{GERMAN_EIGHT, GERMAN_SIX};
