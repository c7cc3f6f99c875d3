//! Runs a program with a given standard input to its end.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

/// Runs a program with this input, and returns its output.
pub(crate) fn fed(program: &mut Command, input: &[u8]) -> Output {
    let mut running = program
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = running.stdin.take().expect("an input");
    let input = input.to_owned();
    // Written in a thread of its own, because the output may fill its pipe before the input ends. A program that needs
    // no more input may be gone before all is written.
    let writing = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = running.wait_with_output().expect("the program ends");
    writing.join().expect("the input is written");
    output
}
