//! Programs that a test writes and runs.

use std::path::Path;
use std::process::Command;

/// Writes a shell program.
#[allow(dead_code, reason = "shared with programs of tests that write files as they are")]
pub(crate) fn write_program(path: &Path, body: &str) {
    write_runnable(path, &format!("#!/bin/sh\n{body}\n"));
}

/// Writes an executable file with this content. Another process does it: a file that this process holds open cannot be
/// executed, and a child that the thread of another test starts meanwhile can keep it open a moment longer.
pub(crate) fn write_runnable(path: &Path, content: &str) {
    let writing = "printf '%s' \"$1\" >\"$0\" && chmod 755 \"$0\"";
    let written = Command::new("sh").args(["-c", writing]).arg(path).arg(content).status();
    assert!(written.expect("sh").success(), "{}", path.display());
}
