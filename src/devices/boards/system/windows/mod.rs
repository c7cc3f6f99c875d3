//! On Windows a device of reports is read and written with a limit, and the system does not tell which program uses a
//! port.

mod found;
mod reports;

use super::PortTaker;

pub(in crate::boards) use found::report_devices;
pub(in crate::boards) use reports::ReportPort;

/// Windows does not tell.
#[must_use]
pub fn taker_of(_: &str) -> Option<PortTaker> {
    None
}
