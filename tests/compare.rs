//! `hector compare` through the program itself: every pair with its exact answer. Set
//! `UPDATE=1` to write the answers anew, then read them by eye.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

#[path = "common/arguments.rs"]
mod arguments;
#[path = "common/questions.rs"]
mod questions;

use questions::{ODD, every_question_is_answered, status_after};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seeds/compare");

#[test]
fn every_pair_is_compared_as_written_down() {
    for file in ["questions.txt", "questions-de.txt", "questions-fr.txt"] {
        let count = every_question_is_answered("compare", &format!("{FOLDER}/{file}"), FOLDER);
        assert!(count >= 30, "only {count} questions were read");
    }
}

#[test]
fn no_score_makes_the_program_panic() {
    for bytes in ODD {
        let status = status_after(&["compare", "-", "english.score"], FOLDER, bytes);
        assert!(matches!(status, Some(0..=2)), "{status:?} for {bytes:?}");
    }
}
