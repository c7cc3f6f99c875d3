//! What the keeper of a way hears: from its owner, from the seeker or the door, and from the connection.
//! Never says what follows from it.

use super::greeting::{Failed, Met};

/// What the keeper hears, from all sides.
pub(super) enum LinkInput {
    Send(Vec<u8>),
    Met(Met),
    Failed(Failed),
    WrongCodeTried { tried: u32 },
    Came(ConnectionNumber, Vec<u8>),
    Broke(ConnectionNumber),
    Close,
}

/// Which connection a letter came by: one that was given up may still have some.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ConnectionNumber(pub(super) u64);
