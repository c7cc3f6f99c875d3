//! Programs of the field, where packages put them. Never installs one.

use std::process::{Command, Stdio};

/// A program by its name; none where it is not installed.
pub(crate) fn installed(name: &str) -> Option<String> {
    ["", "/usr/games/"].map(|folder| format!("{folder}{name}")).into_iter().find(|program| {
        let mut asked = Command::new(program);
        // Each of them ends at once when it has nothing to read.
        asked.arg("--version").stdin(Stdio::null()).output().is_ok()
    })
}

/// The same; a test that needs it fails with the sentence that says how to install it.
pub(crate) fn needed(name: &str, package: &str) -> String {
    installed(name).unwrap_or_else(|| {
        panic!("{name} is missing. Install it with your packages: apt-get install {package}")
    })
}
