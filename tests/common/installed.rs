//! Finds other chess programs, where packages install them.

use std::process::{Command, Stdio};

/// The path of a program; `None` if it is not installed.
pub(crate) fn installed(name: &str) -> Option<String> {
    ["", "/usr/games/"].map(|folder| format!("{folder}{name}")).into_iter().find(|program| {
        let mut asked = Command::new(program);
        // Each of them ends at once without input.
        asked.arg("--version").stdin(Stdio::null()).output().is_ok()
    })
}

/// The same, for a test that needs it: fails with a message that says how to install it.
pub(crate) fn needed(name: &str, package: &str) -> String {
    installed(name).unwrap_or_else(|| {
        panic!("{name} is missing. Install it with your packages: apt-get install {package}")
    })
}
