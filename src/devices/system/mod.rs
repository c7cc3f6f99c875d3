//! What Windows does otherwise than the systems that are Unix, with the same functions for both:
//! places in a file, which file a name leads to, whose a file is, locks, the user's own folders and
//! language, the counts of time, the end of a connection. Never knows what any of it is for.

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

/// Whether this is Windows, for whoever says what helps there.
pub const IS_WINDOWS: bool = cfg!(windows);

/// Which file it is, whatever its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileIdentity {
    /// Of its disk.
    pub device: u64,
    /// Among the files there.
    pub number: u64,
}

/// What is done with a file that is its owner's alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileOpening {
    /// It is made, and must not be there.
    New,
    /// It is made, or what it held goes.
    Emptied,
    /// It is made, or stays as it is; it is read as well.
    Kept,
    /// It is made, or stays as it is and is gone on with at its end.
    Continued,
}

/// Fills these bytes from a place in a file on, without moving where others read it.
///
/// # Errors
/// When they cannot be read, or the file ends before.
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
