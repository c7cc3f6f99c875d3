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
    #[cfg(unix)]
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod at_terminal;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod citations;
    pub(crate) mod dice;
    pub(crate) mod fed;
    pub(crate) mod forger;
    pub(crate) mod games;
    pub(crate) mod golden;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod installed;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod laws_page;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod liblouis;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod many_games;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod names;
    pub(crate) mod own_folder;
    #[cfg(unix)]
    pub(crate) mod program;
    pub(crate) mod questions;
    pub(crate) mod records;
    #[cfg(unix)]
    pub(crate) mod screen;
    #[cfg(unix)]
    pub(crate) mod shell_engine;
    pub(crate) mod somebody;
    pub(crate) mod stranger;
    pub(crate) mod transcripts;
}

mod command_line;
mod compare;
mod convert;
#[cfg(unix)]
mod doctor;
mod drill;
#[cfg(unix)]
mod drill_terminal;
mod field;
mod forged_record;
mod games_library;
mod great_numbers;
mod large_files;
mod laws_acts;
mod laws_rule;
mod menu;
#[cfg(unix)]
mod menu_terminal;
mod play;
mod play_record;
mod practice;
#[cfg(unix)]
mod practice_terminal;
#[cfg(unix)]
mod private_home;
#[cfg(unix)]
mod record_room;
mod recorder;
mod review;
mod review_of_odd_files;
mod review_on_the_board;
#[cfg(unix)]
mod review_terminal;
mod sealed;
mod sealing;
mod seat;
#[cfg(unix)]
mod seat_terminal;
#[cfg(unix)]
mod suspended_game;
mod talking_clock;
#[cfg(unix)]
mod terminal;
mod texts;
mod texts_aloud;
mod typed_moves;
#[cfg(unix)]
mod unseen_number;
mod winning_rule;
mod words_scenes;
