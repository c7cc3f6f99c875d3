//! The operations in which Windows differs from Unix, with the same functions on both: positions in a file, the
//! identity and owner of a file, locks, the user's own folders and language, clocks, the end of a connection.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

use std::fs::File;
use std::io;

#[cfg(unix)]
use unix as own;
#[cfg(windows)]
use windows as own;

#[cfg(windows)]
pub(super) use windows::AccessRights;

pub use own::{
    DATA_VARIABLES, EXAMPLE_PORTS, MEETING_ROOTS, all_meeting_folders, awake, canonical, changed,
    check_own_folder, data_folder, documents, fail_without_windows, group_of, hang_up, identity,
    identity_of, is_running, locale, make_private_folder, mark, meeting_folders, open_private,
    open_within, read_at, room_left, running_apart, since_boot, since_boot_shift, sync_folder,
    take_from_others, this_boot, try_lock, try_lock_shared, was_brought_down,
};

/// Whether this is Windows, for texts that give advice.
pub const IS_WINDOWS: bool = cfg!(windows);

/// Identifies a file, whatever its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileIdentity {
    /// The disk.
    pub device: u64,
    /// The number of the file on that disk.
    pub number: u64,
}

/// How a private file is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileOpening {
    /// Created; it must not exist.
    New,
    /// Created, or emptied if it exists.
    Emptied,
    /// Created, or kept as it is if it exists; also open for reading.
    Kept,
    /// Created, or opened for appending if it exists.
    Continued,
}

/// Fills the buffer from a position in a file, without moving the position of other readers.
///
/// # Errors
/// If it cannot be read, or the file ends before.
pub fn read_exact_at(file: &File, mut bytes: &mut [u8], mut at: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        match read_at(file, bytes, at) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(read) => {
                bytes = bytes.get_mut(read..).unwrap_or_default();
                at = at.saturating_add(read as u64);
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}
