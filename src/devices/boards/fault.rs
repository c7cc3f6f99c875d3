//! Why there is no board. Never says it in words.

use super::PortTaker;

/// Why there is no board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardFault {
    /// No such port.
    NoPort,
    /// This user may not use it.
    NotAllowed,
    /// Another program has it: its name, where that is known.
    Taken(PortTaker),
    /// Nothing that answers there is a board that Hector knows.
    NoAnswer,
    /// This machine has no Bluetooth, or it is switched off.
    NoBluetooth,
    /// Nothing that is heard by Bluetooth is a board that Hector knows, or the one that is wanted.
    NoneInTheAir,
    /// It tells nothing to whoever has no key.
    Locked,
    /// Bluetooth Low Energy was not built in.
    NotBuiltIn,
    /// It was there, and is gone.
    Gone(String),
}
