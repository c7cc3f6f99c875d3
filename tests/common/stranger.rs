//! The program as somebody starts it who has never been here. What whoever tests has in the own
//! folder, and a game that this machine is sealed for, are nothing to it.

use std::process::Command;

/// Where that somebody would keep things.
pub(crate) const HOME: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/stranger");

pub(crate) fn hector() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
    program.env("HECTOR_HOME", HOME);
    program
}
