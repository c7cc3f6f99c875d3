//! The port of a board: opened, read with a limit, and found.

use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::Path;
use std::time::Duration;

use serialport::{DataBits, FlowControl, Parity, SerialPort, SerialPortType, StopBits};

use super::air::AirPort;
use super::system::{PortTaker, ReportPort, taker_of};
use super::{BoardFault, BoardKind, fault};

/// How long a write may take.
const WRITE: Duration = Duration::from_secs(1);

/// A port where a board may be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundPort {
    pub port: String,
    /// The product name of the device at this port.
    pub product: String,
}

pub(super) enum BoardPort {
    Serial(Box<dyn SerialPort>),
    /// A device that gives whole reports.
    Reports(ReportPort),
    Air(AirPort),
}

impl BoardPort {
    pub(super) fn open(port: &str, kind: BoardKind) -> Result<BoardPort, BoardFault> {
        if kind == BoardKind::Chessnut {
            let opened = ReportPort::open(port).map(BoardPort::Reports);
            return opened.map_err(|error| fault::of_report_device(port, &error));
        }
        serialport::new(port, kind.baud())
            // A board with seven bits and parity is read with eight: a port that cannot do seven ignores the setting
            // silently.
            .data_bits(DataBits::Eight)
            .parity(Parity::None)
            .stop_bits(StopBits::One)
            .flow_control(FlowControl::None)
            .timeout(WRITE)
            .open()
            .map(BoardPort::Serial)
            .map_err(|error| fault_of(port, &io::Error::from(error)))
    }

    pub(super) fn write(&mut self, bytes: &[u8]) -> Result<(), BoardFault> {
        if bytes.is_empty() {
            return Ok(());
        }
        let written = match self {
            BoardPort::Serial(port) => port
                .set_timeout(WRITE)
                .map_err(io::Error::from)
                .and_then(|()| port.write_all(bytes)),
            BoardPort::Reports(device) => device.write(bytes),
            BoardPort::Air(port) => return port.write(bytes),
        };
        written.map_err(|error| BoardFault::Gone(error.to_string()))
    }

    /// The bytes that came within this time. Empty if none came.
    pub(super) fn read(&mut self, limit: Duration) -> Result<Vec<u8>, BoardFault> {
        let mut came = [0; 512];
        let read = match self {
            BoardPort::Serial(port) => {
                port.set_timeout(limit).map_err(io::Error::from).and_then(|()| port.read(&mut came))
            }
            BoardPort::Reports(device) => device.read(limit, &mut came),
            BoardPort::Air(port) => return port.read(limit),
        };
        match read {
            // The other end is closed.
            Ok(0) => Err(BoardFault::Gone("end".to_owned())),
            Ok(length) => Ok(came.get(..length).unwrap_or_default().to_vec()),
            Err(error) if is_patience(&error) => Ok(Vec::new()),
            Err(error) => Err(BoardFault::Gone(error.to_string())),
        }
    }
}

/// Whether the error only means that nothing came.
fn is_patience(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::TimedOut | ErrorKind::WouldBlock | ErrorKind::Interrupted)
}

/// Why a port does not open. If BRLTTY took it, it may be gone altogether.
fn fault_of(port: &str, error: &io::Error) -> BoardFault {
    if let Some(taker) = taker_of(port) {
        return BoardFault::Taken(taker);
    }
    match error.kind() {
        // For a port that is in use, the system says that there is none.
        ErrorKind::NotFound if is_there(port) => BoardFault::Taken(PortTaker::Unseen),
        ErrorKind::NotFound => BoardFault::NoPort,
        ErrorKind::PermissionDenied => BoardFault::NotAllowed,
        _ => BoardFault::Gone(error.to_string()),
    }
}

/// Whether the system has a port of this name. Windows hides a port that is in use, but lists it.
fn is_there(port: &str) -> bool {
    let is_listed = |ports: Vec<serialport::SerialPortInfo>| {
        ports.iter().any(|listed| listed.port_name.eq_ignore_ascii_case(port))
    };
    Path::new(port).exists() || (cfg!(windows) && is_listed(listed_ports()))
}

/// Where Linux lists its ports. The crate panics if the folder does not exist, as in some containers.
const PORTS_OF_LINUX: &str = "/sys/class/tty";

fn listed_ports() -> Vec<serialport::SerialPortInfo> {
    if cfg!(target_os = "linux") && !Path::new(PORTS_OF_LINUX).is_dir() {
        return Vec::new();
    }
    serialport::available_ports().unwrap_or_default()
}

/// Why nothing answers at an open port.
pub(super) fn why_silent(port: &str) -> BoardFault {
    taker_of(port).map_or(BoardFault::NoAnswer, BoardFault::Taken)
}

/// The serial ports that are plugged in or paired by Bluetooth. Ports of the machine itself are left out, because no
/// board is there.
#[must_use]
pub fn found_ports() -> Vec<FoundPort> {
    let found = |port: serialport::SerialPortInfo| {
        let product = match port.port_type {
            SerialPortType::UsbPort(usb) => usb.product.unwrap_or_default(),
            SerialPortType::BluetoothPort => "Bluetooth".to_owned(),
            SerialPortType::PciPort | SerialPortType::Unknown => return None,
        };
        Some(FoundPort { port: port.port_name, product })
    };
    listed_ports().into_iter().filter_map(found).collect()
}
