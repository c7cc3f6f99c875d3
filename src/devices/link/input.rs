//! The inputs of the keeper of a link: from its owner, from the seeker or the door, and from the connection. Its
//! reactions are in `keeper`.

use super::greeting::{Failed, Met};

pub(super) enum LinkInput {
    Send(Vec<u8>),
    Met(Met),
    Failed(Failed),
    WrongCodeTried { tried: u32 },
    Came(ConnectionNumber, Vec<u8>),
    Broke(ConnectionNumber),
    Close,
}

/// The connection by which a letter came. One that was given up may still deliver some.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ConnectionNumber(pub(super) u64);
