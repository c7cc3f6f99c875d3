//! The program `hector-recorder`: score, clock and voice for a tournament, and nothing that could
//! help to play.

use std::process::ExitCode;

fn main() -> ExitCode {
    hector::scenes::recorder::open(std::env::args_os())
}
