//! What is spoken and heard, in a private sound world for each test.

#![cfg(feature = "voice")]
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

#[path = "../common"]
mod common {
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod at_terminal;
    pub(crate) mod bus;
    pub(crate) mod itself;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod nvda;
    pub(crate) mod program;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod recording;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod sound;
    pub(crate) mod speech;
    #[cfg(feature = "ear")]
    pub(crate) mod talk;
}

#[cfg(feature = "ear")]
mod ear;
#[cfg(feature = "ear")]
mod ear_game;
#[cfg(feature = "ear")]
mod ear_practice;
#[cfg(feature = "ear")]
mod ear_seat;
mod nvda;
mod orca;
#[cfg(feature = "ear")]
mod reading_aloud;
mod recorder_voice;
mod seat_voice;
mod speaker;
mod tones;
