//! The whole program, asked as a person asks it: by lines, at a terminal, by its commands. Needs
//! nothing but itself. Never sound, a braille display or a second machine.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

#[path = "../common"]
mod common {
    pub(crate) mod arguments;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod asked;
    pub(crate) mod at_home;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod at_terminal;
    pub(crate) mod dice;
    pub(crate) mod fed;
    pub(crate) mod games;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod liblouis;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod many_games;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod names;
    pub(crate) mod program;
    pub(crate) mod questions;
    pub(crate) mod screen;
    pub(crate) mod shell_engine;
    pub(crate) mod somebody;
    pub(crate) mod transcripts;
}

mod compare;
mod convert;
mod doctor;
mod drill;
mod drill_terminal;
mod great_numbers;
mod laws_rule;
mod play;
mod play_record;
mod practice;
mod practice_terminal;
#[cfg(unix)]
mod private_home;
mod review;
mod review_terminal;
mod sealed;
mod seat;
mod seat_terminal;
mod talking_clock;
mod terminal;
mod texts;
mod typed_moves;
mod winning_rule;
mod words_scenes;
