//! The program `hector`: everything that Hector does.

use std::process::ExitCode;

fn main() -> ExitCode {
    hector::scenes::hector::open(std::env::args_os())
}
