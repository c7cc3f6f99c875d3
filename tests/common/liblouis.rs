//! The real liblouis, through its own program.

use std::process::Command;

/// If set, these tests are skipped on a machine without liblouis.
const WITHOUT: &str = "HECTOR_WITHOUT_LIBLOUIS";

/// Whether liblouis is installed. If not, the test fails unless it is told to skip.
pub(crate) fn is_here() -> bool {
    if Command::new("lou_translate").arg("--version").output().is_ok() {
        return true;
    }
    let sentence = "This test needs liblouis. On Debian: apt-get install liblouis-bin";
    assert!(std::env::var_os(WITHOUT).is_some(), "{sentence}, or set {WITHOUT} to pass it over.");
    println!("{sentence}. Passed over, because {WITHOUT} is set.");
    false
}

/// Translates Unicode braille into text.
pub(crate) fn backward(table: &str, lines: &[String]) -> Vec<String> {
    translated("--backward", table, lines)
}

/// Translates text into Unicode braille.
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
