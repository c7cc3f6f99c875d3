//! `hector rule` through the program itself: every question with its exact answer.
//! Set `UPDATE=1` to write the answers anew, then read them by eye.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

#[path = "common/arguments.rs"]
mod arguments;

use std::io::Write as _;
use std::process::{Command, Stdio};

use arguments::arguments;

const QUESTIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seeds/laws/questions.txt");

#[test]
fn every_question_is_answered_as_written_down() {
    let expected = std::fs::read_to_string(QUESTIONS).expect("the questions are there");
    let questions: Vec<&str> = expected.lines().filter(|line| line.starts_with("$ ")).collect();
    let found: String = questions.iter().map(|question| ask(question)).collect();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(QUESTIONS, &found).expect("the answers can be written");
    } else {
        for (line, (expected, found)) in expected.lines().zip(found.lines()).enumerate() {
            assert_eq!(found, expected, "questions.txt, line {}", line + 1);
        }
        assert_eq!(found, expected, "questions.txt has more or fewer lines");
    }
    assert!(questions.len() >= 60, "only {} questions were read", questions.len());
}

/// Asks one question and writes it down with the answer, or with the error and its
/// exit status.
fn ask(question: &str) -> String {
    let words = question.trim_start_matches("$ ");
    let output = Command::new(env!("CARGO_BIN_EXE_hector"))
        .arg("rule")
        .args(arguments(words))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("the program runs");
    let answer = String::from_utf8(output.stdout).expect("an answer in UTF-8");
    let complaint = String::from_utf8(output.stderr).expect("a complaint in UTF-8");
    match output.status.code() {
        Some(0) => format!("{question}\n{answer}\n"),
        code => format!("{question}\n{answer}{complaint}exit {}\n\n", code.expect("a status")),
    }
}

#[test]
fn no_game_file_makes_the_program_panic() {
    let odd: [&[u8]; 8] = [
        b"",
        b"\xff\xfe\x00",
        b"1. e4 {never closed",
        b"((((((((((",
        b"))) } e4 e5 ) {",
        b"[FEN \"not a fen\"]\n1. e4",
        "1. \u{1F600}4 \u{202e}e5 \u{0}".as_bytes(),
        b"1.1.1...e4 0-0-0-0 O O $ $$ 5. . .. @d4 -- e8=K",
    ];
    for bytes in odd {
        let mut program = Command::new(env!("CARGO_BIN_EXE_hector"))
            .args(["rule", "claim", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program runs");
        program.stdin.take().expect("an input").write_all(bytes).expect("it is read");
        let status = program.wait().expect("the program ends").code();
        assert!(matches!(status, Some(0 | 2)), "{status:?} for {bytes:?}");
    }
}
