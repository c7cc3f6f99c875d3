//! Programs that a test writes to run them.

use std::path::Path;
use std::process::Command;

/// Writes a program in shell. Another process does it: a file that this one holds open is
/// busy, and a child that another test's thread starts meanwhile keeps it open a moment longer.
pub(crate) fn write_program(path: &Path, body: &str) {
    let writing = "printf '#!/bin/sh\\n%s\\n' \"$1\" >\"$0\" && chmod 755 \"$0\"";
    let written = Command::new("sh").args(["-c", writing]).arg(path).arg(body).status();
    assert!(written.expect("sh").success(), "{}", path.display());
}
