//! Programs that a test writes to run them.

use std::path::Path;
use std::process::Command;

/// Writes a program in shell.
#[allow(dead_code, reason = "shared with programs of tests that write files as they are")]
pub(crate) fn write_program(path: &Path, body: &str) {
    write_runnable(path, &format!("#!/bin/sh\n{body}\n"));
}

/// Writes a file that can be run, as it is. Another process does it: a file that this one holds
/// open is busy, and a child that another test's thread starts meanwhile keeps it open a moment longer.
pub(crate) fn write_runnable(path: &Path, content: &str) {
    let writing = "printf '%s' \"$1\" >\"$0\" && chmod 755 \"$0\"";
    let written = Command::new("sh").args(["-c", writing]).arg(path).arg(content).status();
    assert!(written.expect("sh").success(), "{}", path.display());
}
