//! Under Windows a device of reports is no file, and no program tells which other one has a port.

use std::fs::File;
use std::io;
use std::time::Duration;

use super::PortTaker;

pub(in crate::devices::boards) fn read_reports(
    _: &mut File,
    _: Duration,
    _: &mut [u8],
) -> io::Result<usize> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Nobody tells.
#[must_use]
pub fn taker_of(_: &str) -> Option<PortTaker> {
    None
}
