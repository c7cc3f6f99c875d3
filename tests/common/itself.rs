//! Runs this test program again with a single test, for tests that need a process of their own.

use std::process::Command;

/// The full name of a test. `module_path!()` begins with the name of the program, which is removed.
pub(crate) fn full_name(module: &str, test: &str) -> String {
    match module.split_once("::") {
        Some((_, module)) => format!("{module}::{test}"),
        None => test.to_owned(),
    }
}

/// The calling test, run again and alone.
pub(crate) fn alone(module: &str, test: &str) -> Command {
    let name = full_name(module, test);
    // A wrong name would run no test at all, and that counts as success.
    let thread = std::thread::current();
    let asking = thread.name().unwrap_or("main");
    assert!(asking == name || asking == "main", "{asking} is not {name}");
    only(&name)
}

/// The program with only the test of this full name.
pub(crate) fn only(name: &str) -> Command {
    let mut program = Command::new(std::env::current_exe().expect("this program"));
    program.args([name, "--exact", "--include-ignored", "--nocapture", "--test-threads=1"]);
    program
}
