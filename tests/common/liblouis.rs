//! The real liblouis, as its own program answers.

use std::process::Command;

/// Set, it lets a machine without liblouis pass over these tests.
const WITHOUT: &str = "HECTOR_WITHOUT_LIBLOUIS";

/// Whether liblouis is here; a test without it must be told to pass.
pub(crate) fn is_here() -> bool {
    if Command::new("lou_translate").arg("--version").output().is_ok() {
        return true;
    }
    let sentence = "This test needs liblouis. On Debian: apt-get install liblouis-bin";
    assert!(std::env::var_os(WITHOUT).is_some(), "{sentence}, or set {WITHOUT} to pass it over.");
    println!("{sentence}. Passed over, because {WITHOUT} is set.");
    false
}

/// What a table reads from lines of Unicode braille.
pub(crate) fn backward(table: &str, lines: &[String]) -> Vec<String> {
    translated("--backward", table, lines)
}

/// What a table spells lines with, in Unicode braille.
pub(crate) fn forward(table: &str, lines: &[String]) -> Vec<String> {
    translated("--forward", table, lines)
}

fn translated(direction: &str, table: &str, lines: &[String]) -> Vec<String> {
    let mut program = Command::new("lou_translate");
    program.args([direction, &format!("unicode.dis,{table}")]);
    let output = super::fed::fed(&mut program, (lines.join("\n") + "\n").as_bytes());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let answers: Vec<String> = text.lines().map(str::to_owned).collect();
    assert_eq!(answers.len(), lines.len(), "{table}");
    answers
}
