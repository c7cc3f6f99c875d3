//! A program with whatever it starts: no key at our terminal reaches it, all of it can be ended,
//! and the system ends it where we are killed. Never knows what the program is for.

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

/// Starts a program in a group of its own. One that cannot be put there does not run on.
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
