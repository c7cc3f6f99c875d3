//! What differs between systems at the port of a board: devices that give reports, and who else has a
//! port. The same functions for each.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(super) use unix::read_reports;
#[cfg(unix)]
pub use unix::taker_of;
#[cfg(windows)]
pub(super) use windows::read_reports;
#[cfg(windows)]
pub use windows::taker_of;

/// A program that has the port of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PortTaker {
    /// BRLTTY, which looks for displays at ports like those of many boards.
    Brltty,
    /// Another, by its name.
    Program(String),
    /// One that this user may not see.
    Unseen,
}
