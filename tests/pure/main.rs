//! The rooms that only reckon, each asked as functions. Never the program, a device or a scene.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

#[path = "../common"]
mod common {
    pub(crate) mod asked;
    pub(crate) mod beginnings;
    pub(crate) mod dice;
    pub(crate) mod endings;
    pub(crate) mod enemy;
    pub(crate) mod english;
    pub(crate) mod fed;
    pub(crate) mod games;
    pub(crate) mod golden;
    pub(crate) mod hands;
    pub(crate) mod liblouis;
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) mod names;
    pub(crate) mod seats;
    pub(crate) mod simulation;
    pub(crate) mod ticking;
}

mod authority;
mod braille;
mod braille_score;
mod case_ends;
mod cells;
mod chess;
mod clock;
mod clock_model;
mod clock_time_control;
mod correspondence;
mod descriptive;
mod drill_problems;
mod editor;
mod every_variant_told;
mod fuzz_corpus;
mod grammar;
mod harmless;
mod hostile_end;
mod in_time_pairs;
mod laws;
mod laws_claim;
mod laws_event;
mod notation;
mod opponent;
mod oracle;
mod pgn;
mod presses_and_moves;
mod record;
mod repetition;
mod sensed;
mod shorthand;
mod simulation;
mod small_endings;
mod spoken;
mod strange_boards;
mod stuck_squares;
mod sync;
mod table;
mod table_games;
mod told_in_tournaments;
mod unwinnable;
mod walls;
mod words;
mod words_round_trip;
