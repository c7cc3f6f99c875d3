//! This program of tests once more, with a single test: for what must have a process to itself.

use std::process::Command;

/// How the program calls a test: `module_path!()` of its file begins with the program's own name.
pub(crate) fn full_name(module: &str, test: &str) -> String {
    match module.split_once("::") {
        Some((_, module)) => format!("{module}::{test}"),
        None => test.to_owned(),
    }
}

/// The test that asks, again and alone.
pub(crate) fn alone(module: &str, test: &str) -> Command {
    let name = full_name(module, test);
    // A name that is not quite right would run no test at all, which passes.
    let thread = std::thread::current();
    let asking = thread.name().unwrap_or("main");
    assert!(asking == name || asking == "main", "{asking} is not {name}");
    only(&name)
}

/// The program with the test of this full name and no other.
pub(crate) fn only(name: &str) -> Command {
    let mut program = Command::new(std::env::current_exe().expect("this program"));
    program.args([name, "--exact", "--include-ignored", "--nocapture", "--test-threads=1"]);
    program
}
