//! What a secret that is typed needs of the system: that no file is written when the program
//! fails, and that no other program of the same user looks into this one. Never knows the secret.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub use unix::close;
#[cfg(windows)]
pub use windows::close;

/// Whether another program follows what this one does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Watched {
    /// One does, so that it would see what is typed.
    ByAProgram,
    /// None does, as far as the system says.
    ByNone,
}
