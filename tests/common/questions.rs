//! Questions to a scene of the program, each with its exact answer in a file.

use std::fs;
use std::io::Write as _;
use std::process::Stdio;

use super::arguments::arguments;
use super::{golden, stranger};

/// Asks every question of a file again and compares the answers. Returns the number of questions.
pub(crate) fn every_question_is_answered(scene: &str, file: &str, folder: &str) -> usize {
    let expected = fs::read_to_string(file).expect("the questions are there");
    let questions: Vec<&str> = expected.lines().filter(|line| line.starts_with("$ ")).collect();
    let found: String = questions.iter().map(|question| ask(scene, folder, question)).collect();
    golden::holds(file, &found);
    questions.len()
}

/// Asks one question. Returns it with the output, the error output and the status.
fn ask(scene: &str, folder: &str, question: &str) -> String {
    let output = stranger::hector()
        .arg(scene)
        .args(arguments(question.trim_start_matches("$ ")))
        .current_dir(folder)
        // The language of the tester must not change the answers.
        .env("LC_ALL", "C")
        .env("HECTOR_HOME", "nowhere")
        .output()
        .expect("the program runs");
    let answer = String::from_utf8(output.stdout).expect("an answer in UTF-8");
    let complaint = String::from_utf8(output.stderr).expect("a complaint in UTF-8");
    match output.status.code() {
        Some(0) => format!("{question}\n{answer}\n"),
        code => format!("{question}\n{answer}{complaint}exit {}\n\n", code.expect("a status")),
    }
}

/// Gives bytes to a scene that reads standard input. Returns its exit status.
pub(crate) fn status_after(arguments: &[&str], folder: &str, bytes: &[u8]) -> Option<i32> {
    let mut program = stranger::hector()
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program runs");
    program.stdin.take().expect("an input").write_all(bytes).expect("it is read");
    program.wait().expect("the program ends").code()
}

/// Bytes that are not a game.
pub(crate) const ODD: [&[u8]; 9] = [
    b"",
    b"\xff\xfe\x00",
    b"1. e4 {never closed",
    b"((((((((((",
    b"))) } e4 e5 ) {",
    b"[FEN \"not a fen\"]\n1. e4",
    "1. \u{1F600}4 \u{202e}e5 \u{0}".as_bytes(),
    b"1.1.1...e4 0-0-0-0 O O $ $$ 5. . .. @d4 -- e8=K",
    b"(=)(=) ; \n % \n [ ",
];
