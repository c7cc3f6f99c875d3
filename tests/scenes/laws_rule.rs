//! `hector rule` through the program itself: every question with its exact answer.
//! Set `UPDATE=1` to write the answers anew, then read them by eye.

use crate::common::questions::{ODD, every_question_is_answered, status_after};

const HERE: &str = env!("CARGO_MANIFEST_DIR");
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seeds/laws");

#[test]
fn every_question_is_answered_as_written_down() {
    for file in ["questions.txt", "questions-de.txt", "questions-fr.txt"] {
        let count = every_question_is_answered("rule", &format!("{FOLDER}/{file}"), HERE);
        assert!(count >= 60, "only {count} questions were read");
    }
}

#[test]
fn no_game_file_makes_the_program_panic() {
    for bytes in ODD {
        let status = status_after(&["rule", "claim", "-"], HERE, bytes);
        assert!(matches!(status, Some(0 | 2)), "{status:?} for {bytes:?}");
    }
}
