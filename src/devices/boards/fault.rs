//! Why a board cannot be used.

use std::io::{self, ErrorKind};

use super::{PortTaker, taker_of};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardFault {
    /// There is no such port.
    NoPort,
    /// This user may not use the port.
    NotAllowed,
    /// This user may not use a device that gives reports.
    DeviceNotAllowed,
    /// Another program has it; its name, if known.
    Taken(PortTaker),
    /// Nothing that answers there is a board that Hector knows.
    NoAnswer,
    /// No board that gives reports is at a cable.
    NoneAtCables,
    /// This many are, and the address does not say which one is meant.
    SeveralAtCables(usize),
    /// This machine has no Bluetooth, or it is switched off.
    NoBluetooth,
    /// Bluetooth finds no board that Hector knows, or not the one that is wanted.
    NoneInTheAir,
    /// The only board that it could be is used as the other player's board.
    IsTheOther,
    /// It tells nothing without a key.
    Locked,
    /// It does not support the rules of this game.
    OtherRules,
    /// Bluetooth Low Energy was not built in.
    NotBuiltIn,
    /// It was there, and is gone.
    Gone(String),
}

/// Why a device that gives reports does not open.
pub(super) fn of_report_device(place: &str, error: &io::Error) -> BoardFault {
    /// Windows returns this if another program has it exclusively.
    const SHARING_VIOLATION: i32 = 32;

    if let Some(taker) = taker_of(place) {
        return BoardFault::Taken(taker);
    }
    match error.kind() {
        _ if cfg!(windows) && error.raw_os_error() == Some(SHARING_VIOLATION) => {
            BoardFault::Taken(PortTaker::Unseen)
        }
        ErrorKind::NotFound => BoardFault::NoPort,
        ErrorKind::PermissionDenied => BoardFault::DeviceNotAllowed,
        _ => BoardFault::Gone(error.to_string()),
    }
}
