//! A home of its own for a program that is driven by lines, and what the program told.

use std::fs;
use std::path::PathBuf;
use std::process::Output;

/// An empty home, so that nothing of yesterday is remembered.
pub(crate) fn home(name: &str) -> PathBuf {
    let home = std::env::temp_dir().join(format!("hector-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    fs::create_dir_all(&home).expect("a home");
    home
}

/// What a program that ended well has written.
pub(crate) fn told(output: Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}
