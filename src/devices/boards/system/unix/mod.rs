//! On Unix a device of reports is a file, and Linux tells which program uses a port.

mod reports;

use std::fs;
use std::path::{Path, PathBuf};

use super::PortTaker;
use crate::whole;

pub(in crate::boards) use reports::{ReportPort, report_devices};

/// Vendor numbers of USB adapters that boards use and BRLTTY takes for those of braille displays.
const MISTAKEN_ADAPTERS: [&str; 3] = ["0403", "10c4", "1a86"];

/// The other program that has a port open, or has taken the adapter of a port that has disappeared. `None` if it is
/// not known.
#[must_use]
pub fn taker_of(port: &str) -> Option<PortTaker> {
    let canonical = fs::canonicalize(port).ok();
    let own = std::process::id().to_string();
    let processes = fs::read_dir("/proc").ok()?;
    for process in processes.filter_map(Result::ok) {
        let name = process.file_name();
        let is_number =
            name.to_str().is_some_and(|name| name.bytes().all(|byte| byte.is_ascii_digit()));
        if !is_number || name.to_str() == Some(&own) {
            continue;
        }
        let called = whole::text(&process.path().join("comm"), whole::SMALL).unwrap_or_default();
        let is_brltty = called.trim() == "brltty";
        let has = |open: &PathBuf| match &canonical {
            Some(port) => open == port,
            None => is_brltty && is_mistaken_adapter(open),
        };
        if open_files(&process.path()).iter().any(has) {
            return Some(if is_brltty {
                PortTaker::Brltty
            } else {
                PortTaker::Program(called.trim().to_owned())
            });
        }
    }
    None
}

fn open_files(process: &Path) -> Vec<PathBuf> {
    let Ok(files) = fs::read_dir(process.join("fd")) else { return Vec::new() };
    files.filter_map(|file| fs::read_link(file.ok()?.path()).ok()).collect()
}

/// Whether this is the device of an adapter that boards use.
fn is_mistaken_adapter(open: &Path) -> bool {
    let Ok(place) = open.strip_prefix("/dev/bus/usb") else { return false };
    let number = |part: Option<std::path::Component<'_>>| -> Option<u32> {
        part?.as_os_str().to_str()?.parse().ok()
    };
    let mut parts = place.components();
    let (Some(bus), Some(device)) = (number(parts.next()), number(parts.next())) else {
        return false;
    };
    let Ok(devices) = fs::read_dir("/sys/bus/usb/devices") else { return false };
    devices.filter_map(Result::ok).any(|found| {
        let told =
            |file: &str| whole::text(&found.path().join(file), whole::SMALL).unwrap_or_default();
        told("busnum").trim().parse() == Ok(bus)
            && told("devnum").trim().parse() == Ok(device)
            && MISTAKEN_ADAPTERS.contains(&told("idVendor").trim())
    })
}
