//! Tests of the repository itself: rooms, links, texts, the table of the Laws and the start script.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

#[path = "../common"]
mod common {
    pub(crate) mod citations;
    pub(crate) mod laws_page;
    pub(crate) mod program;
}

mod laws_table;
mod links;
mod plain_english;
mod program_names;
mod programs;
mod rooms;
mod script_house;
mod seat_sentences;
mod sentences;
mod source_files;
mod start_script;
mod test_command;
mod untold_texts;
