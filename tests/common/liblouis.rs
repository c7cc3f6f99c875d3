//! The real liblouis, as its own program answers.

use std::process::Command;

/// Whether lou_translate can be started; says so where it cannot.
pub(crate) fn is_installed() -> bool {
    let installed = Command::new("lou_translate").arg("--version").output().is_ok();
    if !installed {
        println!("liblouis is not installed; ./hector test installs it");
    }
    installed
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
