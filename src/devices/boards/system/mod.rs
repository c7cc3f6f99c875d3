//! What differs between systems at the port of a board: devices that give reports, and which program uses a port.
//! Each system has the same functions.

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

/// A program that uses the port of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PortTaker {
    /// BRLTTY, which looks for braille displays at ports like those of many boards.
    Brltty,
    /// Another, by its name.
    Program(String),
    /// One that this user may not see.
    Unseen,
}

/// Any device that gives reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ReportDevice {
    /// The path that opens it.
    pub(super) place: String,
    /// Its product name.
    pub(super) product: String,
    pub(super) maker: u16,
    /// Its product number.
    pub(super) number: u16,
    /// The usage pages of its reports.
    pub(super) pages: Vec<u16>,
}
