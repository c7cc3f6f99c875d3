//! The door: reads the command line and opens one scene.

use std::process::ExitCode;

fn main() -> ExitCode {
    hector::scenes::door::open(std::env::args_os())
}
