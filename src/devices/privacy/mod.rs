//! Protects a secret that is typed: no memory dump is written if the program crashes, and no other program of the same
//! user can read the memory of this one.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub use unix::close;
#[cfg(windows)]
pub use windows::close;

/// Whether another program traces this one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Watched {
    /// A program does; it would see what is typed.
    ByAProgram,
    /// No program does, as far as the system says.
    ByNone,
}
