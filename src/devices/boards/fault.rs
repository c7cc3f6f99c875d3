//! Why there is no board. Never says it in words.

use std::io::{self, ErrorKind};

use super::{PortTaker, taker_of};

/// Why there is no board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardFault {
    /// No such port.
    NoPort,
    /// This user may not use it.
    NotAllowed,
    /// This user may not use a device that gives reports.
    DeviceNotAllowed,
    /// Another program has it: its name, where that is known.
    Taken(PortTaker),
    /// Nothing that answers there is a board that Hector knows.
    NoAnswer,
    /// No board that gives reports is at a cable.
    NoneAtCables,
    /// So many are, and nobody has said which one is meant.
    SeveralAtCables(usize),
    /// This machine has no Bluetooth, or it is switched off.
    NoBluetooth,
    /// Nothing that is heard by Bluetooth is a board that Hector knows, or the one that is wanted.
    NoneInTheAir,
    /// The only one that it may be is used as the other player's board.
    IsTheOther,
    /// It tells nothing to whoever has no key.
    Locked,
    /// It does not play by the rules of this game.
    OtherRules,
    /// Bluetooth Low Energy was not built in.
    NotBuiltIn,
    /// It was there, and is gone.
    Gone(String),
}

/// Why a device that gives reports does not open.
pub(super) fn of_report_device(place: &str, error: &io::Error) -> BoardFault {
    /// Windows says so where another program has it for itself.
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
