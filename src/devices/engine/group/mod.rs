//! An engine with whatever it starts: no key at our terminal reaches it, all of it can be ended,
//! and the system ends it where we are killed. Never knows what an engine is.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(super) use unix::{Group, prepare};
#[cfg(windows)]
pub(super) use windows::{Group, prepare};
