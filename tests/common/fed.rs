//! A program that is fed its standard input and runs to its end.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

/// Runs a program with this input, and gives everything that it wrote.
pub(crate) fn fed(program: &mut Command, input: &[u8]) -> Output {
    let mut running = program
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = running.stdin.take().expect("an input");
    let input = input.to_owned();
    // A thread of its own, because answers may fill their pipe before the input ends. A
    // program that needs no more of it may be gone before it is written.
    let writing = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = running.wait_with_output().expect("the program ends");
    writing.join().expect("the input is written");
    output
}
