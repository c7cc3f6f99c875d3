//! What differs between systems at the port of a board: devices that give reports, and who else has a
//! port. The same functions for each.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub use unix::taker_of;
#[cfg(unix)]
pub(super) use unix::{ReportPort, report_devices};
#[cfg(windows)]
pub use windows::taker_of;
#[cfg(windows)]
pub(super) use windows::{ReportPort, report_devices};

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

/// A device that gives reports, whatever it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ReportDevice {
    /// What opens it.
    pub(super) place: String,
    /// How it calls itself.
    pub(super) product: String,
    pub(super) maker: u16,
    /// By which its maker tells it from others.
    pub(super) number: u16,
    /// The pages of meanings that its reports are on.
    pub(super) pages: Vec<u16>,
}
