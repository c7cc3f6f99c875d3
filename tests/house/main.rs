//! The house itself: its rooms, its licences, its page of the Laws and its start script.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

#[path = "../common"]
mod common {
    pub(crate) mod citations;
}

mod laws_table;
mod programs;
mod rooms;
mod sentences;
mod start_script;
