//! Runs a program with everything it starts: keys at our terminal do not reach it, all of it can be ended together, and
//! the system ends it if we are killed.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

use std::io;
use std::process::{Child, Command};

#[cfg(unix)]
pub(super) use unix::Group;
#[cfg(unix)]
use unix::prepare;
#[cfg(windows)]
pub(super) use windows::Group;
#[cfg(windows)]
use windows::prepare;

/// Starts a program in a group of its own. If that fails, the program is ended.
pub(super) fn start(mut command: Command) -> io::Result<(Child, Group)> {
    prepare(&mut command);
    let mut child = command.spawn()?;
    match Group::of(&child) {
        Ok(group) => Ok((child, group)),
        Err(error) => {
            let _ = child.kill();
            let _ = child.wait();
            Err(error)
        }
    }
}
