//! A program with whatever it starts: no key at our terminal reaches it, all of it can be ended,
//! and the system ends it where we are killed. Never knows what the program is for.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(in crate::devices) use unix::{Group, prepare};
#[cfg(windows)]
pub(in crate::devices) use windows::{Group, prepare};
