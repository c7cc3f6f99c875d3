//! What a program that was started writes, read with a limit of time: something that it has
//! started in turn may hold its output open for days. Never starts a program.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub use unix::ProgramAnswer;
#[cfg(windows)]
pub use windows::ProgramAnswer;
