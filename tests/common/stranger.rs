//! The program as a new user starts it: the tester's own home has no effect, and neither has a game for which this
//! machine is sealed.

use std::process::Command;

/// The home of the new user.
pub(crate) const HOME: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/stranger");

pub(crate) fn hector() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
    program.env("HECTOR_HOME", HOME);
    program
}
