//! The system functions on Windows. What they are for is described in the folder above.

mod clocks;
mod owner;
mod registry;

use std::env;
use std::ffi::c_void;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io;
use std::mem::{size_of, zeroed};
use std::net::{Shutdown, TcpStream};
use std::os::windows::ffi::{OsStrExt as _, OsStringExt as _};
use std::os::windows::fs::{FileExt as _, MetadataExt as _, OpenOptionsExt as _};
use std::os::windows::io::{AsRawHandle as _, AsRawSocket as _, FromRawHandle as _, OwnedHandle};
use std::path::{Path, PathBuf};
use std::process::ExitStatus;
use std::ptr::{null, null_mut};
use std::time::Duration;

use windows_sys::Win32::Foundation::{
    ERROR_LOCK_VIOLATION, GENERIC_READ, GENERIC_WRITE, INVALID_HANDLE_VALUE, WAIT_TIMEOUT,
};
use windows_sys::Win32::Globalization::{GetUserDefaultUILanguage, LCIDToLocaleName};
use windows_sys::Win32::Security::SECURITY_ATTRIBUTES;
use windows_sys::Win32::Storage::FileSystem::{
    BY_HANDLE_FILE_INFORMATION, CREATE_ALWAYS, CREATE_NEW, CreateDirectoryW, CreateFileW,
    FILE_APPEND_DATA, FILE_ATTRIBUTE_NORMAL, FILE_BASIC_INFO, FILE_FLAG_BACKUP_SEMANTICS,
    FILE_FLAG_OPEN_REPARSE_POINT, FILE_SHARE_DELETE, FILE_SHARE_READ, FILE_SHARE_WRITE,
    FileBasicInfo, GetDiskFreeSpaceExW, GetFileInformationByHandle, GetFileInformationByHandleEx,
    LOCKFILE_EXCLUSIVE_LOCK, LOCKFILE_FAIL_IMMEDIATELY, LockFileEx, OPEN_ALWAYS, SYNCHRONIZE,
};
use windows_sys::Win32::System::Diagnostics::Debug::{
    SEM_FAILCRITICALERRORS, SEM_NOGPFAULTERRORBOX, SEM_NOOPENFILEERRORBOX, SetErrorMode,
};
use windows_sys::Win32::System::IO::{CancelIoEx, OVERLAPPED};
use windows_sys::Win32::System::Threading::{OpenProcess, WaitForSingleObject};
use windows_sys::Win32::UI::Shell::GetUserProfileDirectoryW;

use super::{FileIdentity, FileOpening};
use owner::token;
use registry::read_setting;

pub(crate) use owner::AccessRights;

pub use clocks::{awake, since_boot};
pub use registry::this_boot;

/// Reads at a position in a file.
///
/// # Errors
/// If it cannot be read.
pub fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<usize> {
    // It moves the position of this handle, but the callers of this function do not use that.
    file.seek_read(bytes, at)
}

/// Opens a file for reading. Named pipes are not files on Windows, so nothing has to be waited for.
///
/// # Errors
/// If it cannot be opened.
pub fn open_within(path: &Path, _: Duration) -> io::Result<File> {
    File::open(path)
}

/// Makes the names in a folder durable if the system can. Not every disk can, and NTFS keeps a log of names anyway.
///
/// # Errors
/// If the folder does not exist.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    let opened =
        OpenOptions::new().write(true).custom_flags(FILE_FLAG_BACKUP_SEMANTICS).open(folder);
    match opened.and_then(|folder| folder.sync_all()) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The number of bytes that the user may still write to the disk of this folder.
///
/// # Errors
/// If the system does not say.
pub fn room_left(folder: &Path) -> io::Result<u64> {
    let name = name(folder)?;
    let mut left = 0;
    // SAFETY: the name ends with a nought, and one number is written to.
    let found =
        unsafe { GetDiskFreeSpaceExW(name.as_ptr(), &raw mut left, null_mut(), null_mut()) };
    if found == 0 { Err(io::Error::last_os_error()) } else { Ok(left) }
}

/// When a file was last changed, in nanoseconds since 1970.
#[must_use]
pub fn changed(metadata: &Metadata) -> i64 {
    /// From 1601 to 1970, in the units of Windows, 100 nanoseconds.
    const TO_1970: i64 = 116_444_736_000_000_000;

    let counted = i64::try_from(metadata.last_write_time()).unwrap_or(i64::MAX);
    counted.saturating_sub(TO_1970).saturating_mul(100)
}

/// The identity of the file at this path. Follows links.
///
/// # Errors
/// If there is no such file.
pub fn identity(path: &Path) -> io::Result<FileIdentity> {
    identity_of(&looked_at(path, FILE_FLAG_BACKUP_SEMANTICS)?)
}

/// The identity of the file at this path, without following links, and when its name, owner or contents last changed,
/// in nanoseconds. On a disk that does not keep that time it is always the same.
///
/// # Errors
/// If there is no such file.
pub fn mark(path: &Path) -> io::Result<(FileIdentity, i128)> {
    let file = looked_at(path, FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT)?;
    // SAFETY: plain numbers, for which nought is a value.
    let mut basic: FILE_BASIC_INFO = unsafe { zeroed() };
    let length = u32::try_from(size_of::<FILE_BASIC_INFO>()).unwrap_or(0);
    // SAFETY: the handle is open, and the place for the answer is as long as is said.
    let answered = unsafe {
        let place = (&raw mut basic).cast::<c_void>();
        GetFileInformationByHandleEx(file.as_raw_handle(), FileBasicInfo, place, length)
    };
    taken(answered)?;
    Ok((identity_of(&file)?, i128::from(basic.ChangeTime) * 100))
}

/// Opens a file or folder only to query what the system knows about it.
fn looked_at(path: &Path, flags: u32) -> io::Result<File> {
    OpenOptions::new().access_mode(0).custom_flags(flags).open(path)
}

/// The identity of an open file.
///
/// # Errors
/// If the system does not say.
pub fn identity_of(file: &File) -> io::Result<FileIdentity> {
    // SAFETY: plain numbers, for which nought is a value.
    let mut found: BY_HANDLE_FILE_INFORMATION = unsafe { zeroed() };
    // SAFETY: the handle is open, and the answer has a place.
    taken(unsafe { GetFileInformationByHandle(file.as_raw_handle(), &raw mut found) })?;
    let number = u64::from(found.nFileIndexHigh) << 32 | u64::from(found.nFileIndexLow);
    Ok(FileIdentity { device: found.dwVolumeSerialNumber.into(), number })
}

/// Creates a folder for its owner only, with everything that is created in it later. It must not exist.
///
/// # Errors
/// If it cannot be made.
pub fn make_private_folder(folder: &Path) -> io::Result<()> {
    let rights = AccessRights::of_this_user()?;
    let attributes = attributes(&rights);
    let name = name(folder)?;
    // SAFETY: the name ends with nought, and the rights live until after the call.
    taken(unsafe { CreateDirectoryW(name.as_ptr(), &raw const attributes) })
}

/// Removes the access of other users to a file or folder. On Windows a copy gets the rights of the folder it is copied
/// into, so nothing has to be done.
///
/// # Errors
/// If it does not exist.
pub fn take_from_others(path: &Path) -> io::Result<()> {
    std::fs::metadata(path).map(drop)
}

/// Opens a file for writing. A new file is for its owner only.
///
/// # Errors
/// If it cannot be opened or made.
pub fn open_private(path: &Path, opening: FileOpening) -> io::Result<File> {
    let rights = AccessRights::of_this_user()?;
    let attributes = attributes(&rights);
    let (access, making) = match opening {
        FileOpening::New => (GENERIC_WRITE, CREATE_NEW),
        FileOpening::Emptied => (GENERIC_WRITE, CREATE_ALWAYS),
        FileOpening::Kept => (GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS),
        FileOpening::Continued => (FILE_APPEND_DATA | SYNCHRONIZE, OPEN_ALWAYS),
    };
    let name = name(path)?;
    // SAFETY: the name ends with nought, and the rights live until after the call.
    let handle = unsafe {
        CreateFileW(
            name.as_ptr(),
            access,
            FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
            &raw const attributes,
            making,
            FILE_ATTRIBUTE_NORMAL,
            null_mut(),
        )
    };
    if handle == INVALID_HANDLE_VALUE {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the handle is open, and nobody else has it.
    Ok(unsafe { File::from_raw_handle(handle) })
}

fn attributes(rights: &AccessRights) -> SECURITY_ATTRIBUTES {
    SECURITY_ATTRIBUTES {
        nLength: u32::try_from(size_of::<SECURITY_ATTRIBUTES>()).unwrap_or(0),
        lpSecurityDescriptor: rights.descriptor(),
        bInheritHandle: 0,
    }
}

/// Checks that this is a folder and not a link to one. The meeting folder is in the user's profile, which other users
/// cannot read.
///
/// # Errors
/// If it is not.
pub fn check_own_folder(folder: &Path) -> io::Result<()> {
    let is_folder = fs::symlink_metadata(folder)?.is_dir();
    is_folder.then_some(()).ok_or_else(|| io::ErrorKind::PermissionDenied.into())
}

/// Windows has no system folder with a folder for each user.
pub const MEETING_ROOTS: [&str; 0] = [];

/// Where the programs of this user find each other, whatever folder they are given: in the profile according to the
/// system, not to the environment.
#[must_use]
pub fn meeting_folders(_: &[PathBuf]) -> Vec<PathBuf> {
    profile().map(|profile| profile.join(r"AppData\Local\hector-seal")).into_iter().collect()
}

/// On Windows a user has only one number.
#[must_use]
pub fn all_meeting_folders(_: &[PathBuf]) -> Vec<PathBuf> {
    Vec::new()
}

/// Windows has no user namespaces.
#[must_use]
pub fn running_apart(_: &str) -> Vec<u32> {
    Vec::new()
}

/// Windows has no time namespaces.
#[must_use]
pub fn since_boot_shift() -> i64 {
    0
}

fn profile() -> Option<PathBuf> {
    let token = token().ok()?;
    let mut name = [0; 1024];
    let mut length = u32::try_from(name.len()).unwrap_or(0);
    // SAFETY: the place for the name is as long as is said.
    let found = unsafe {
        GetUserProfileDirectoryW(token.as_raw_handle(), name.as_mut_ptr(), &raw mut length)
    };
    taken(found).ok()?;
    Some(until_nought(&name))
}

/// Locks a file for this program only, until it is closed. Others may read it meanwhile.
///
/// # Errors
/// If another program holds a lock, or the file cannot be locked.
pub fn try_lock(file: &File) -> Result<(), TryLockError> {
    lock(file, LOCKFILE_EXCLUSIVE_LOCK)
}

/// Takes a shared lock on a file.
///
/// # Errors
/// If another program holds an exclusive lock, or the file cannot be locked.
pub fn try_lock_shared(file: &File) -> Result<(), TryLockError> {
    lock(file, 0)
}

/// A lock on Windows also blocks reading. So it is on one byte far behind the end.
fn lock(file: &File, flags: u32) -> Result<(), TryLockError> {
    // SAFETY: plain numbers and an empty pointer, for which nought is a value.
    let mut place: OVERLAPPED = unsafe { zeroed() };
    place.Anonymous.Anonymous.OffsetHigh = 0x4000_0000;
    let flags = flags | LOCKFILE_FAIL_IMMEDIATELY;
    // SAFETY: the handle is open, and the place lives until after the call, which does not wait.
    let locked = unsafe { LockFileEx(file.as_raw_handle(), flags, 0, 1, 0, &raw mut place) };
    taken(locked).map_err(|error| match error.raw_os_error().map(i32::cast_unsigned) {
        Some(ERROR_LOCK_VIOLATION) => TryLockError::WouldBlock,
        _ => TryLockError::Error(error),
    })
}

/// The full path of a file without links, in the usual form.
///
/// # Errors
/// If there is no such file.
pub fn canonical(path: &Path) -> io::Result<PathBuf> {
    let path = fs::canonicalize(path)?;
    let plain = path.to_str().and_then(|path| path.strip_prefix(r"\\?\"));
    Ok(match plain {
        Some(plain) if plain.as_bytes().get(1) == Some(&b':') => PathBuf::from(plain),
        _ => path,
    })
}

/// The folder for the local data of programs.
#[must_use]
pub fn data_folder() -> Option<PathBuf> {
    env::var_os("LOCALAPPDATA").filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// The environment variables by which the data folder is found.
pub const DATA_VARIABLES: [&str; 1] = ["LOCALAPPDATA"];

/// The user's documents folder, also if the user has moved it.
#[must_use]
pub fn documents() -> Option<PathBuf> {
    let folders = r"Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders";
    read_setting(folders, "Personal").map(PathBuf::from).filter(|folder| folder.is_absolute())
}

/// The usual names of the first two serial ports.
pub const EXAMPLE_PORTS: [&str; 2] = ["COM3", "COM4"];

/// The language and country of the user, for example `de-DE`.
#[must_use]
pub fn locale() -> Option<String> {
    let mut name = [0; 85];
    let most = i32::try_from(name.len()).unwrap_or(0);
    // SAFETY: the place for the name is as long as is said.
    let length =
        unsafe { LCIDToLocaleName(GetUserDefaultUILanguage().into(), name.as_mut_ptr(), most, 0) };
    (length > 0).then(|| until_nought(&name).to_string_lossy().into_owned())
}

/// The group of a file. Windows does not use groups for rights.
#[must_use]
pub fn group_of(_: &Path) -> Option<String> {
    None
}

/// Whether a program ended by a crash.
#[must_use]
pub fn was_brought_down(ended: ExitStatus) -> bool {
    /// The system's own failure codes begin here.
    const FAILURES: u32 = 0xC000_0000;

    ended.code().is_none_or(|code| code.cast_unsigned() >= FAILURES)
}

/// From now on no crash of this program or of one that it starts opens a window. Failures are reported in words.
pub fn fail_without_windows() {
    // SAFETY: takes and gives numbers alone.
    unsafe {
        SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX | SEM_NOOPENFILEERRORBOX);
    }
}

/// Closes a connection, and ends every wait for it in other threads. Under Wine a wait goes on until it is cancelled.
pub fn hang_up(stream: &TcpStream) {
    // If it is already closed, there is nothing more to do.
    let _ = stream.shutdown(Shutdown::Both);
    if let Ok(socket) = usize::try_from(stream.as_raw_socket()) {
        // SAFETY: the handle is open, and no answer is asked for.
        unsafe { CancelIoEx(std::ptr::with_exposed_provenance_mut(socket), null()) };
    }
}

/// Whether a program with this number is running. `None` if the system does not say.
#[must_use]
pub fn is_running(program: u32) -> Option<bool> {
    // SAFETY: takes numbers alone.
    let handle = unsafe { OpenProcess(SYNCHRONIZE, 0, program) };
    if handle.is_null() {
        // A program of another user exists, but may not be opened.
        let refused = io::Error::last_os_error().kind() == io::ErrorKind::PermissionDenied;
        return Some(refused);
    }
    // SAFETY: the handle is open, and nobody else has it.
    let process = unsafe { OwnedHandle::from_raw_handle(handle) };
    // SAFETY: the handle is open.
    Some(unsafe { WaitForSingleObject(process.as_raw_handle(), 0) } == WAIT_TIMEOUT)
}

/// Turns the result of a call that returns 0 on failure into a `Result`.
fn taken(answer: i32) -> io::Result<()> {
    if answer == 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
}

fn until_nought(name: &[u16]) -> PathBuf {
    let length = name.iter().position(|unit| *unit == 0).unwrap_or(name.len());
    PathBuf::from(std::ffi::OsString::from_wide(name.get(..length).unwrap_or_default()))
}

fn wide(text: &str) -> Vec<u16> {
    text.encode_utf16().chain([0]).collect()
}

/// The name of a file as the system takes it, of any length.
fn name(path: &Path) -> io::Result<Vec<u16>> {
    /// A longer path, together with a name in the folder, needs the long form.
    const USUAL: usize = 240;

    let path = std::path::absolute(path)?;
    let mut name: Vec<u16> = path.as_os_str().encode_wide().collect();
    if name.contains(&0) {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let has_drive = name.get(1) == Some(&u16::from(b':'));
    if name.len() > USUAL && has_drive {
        name.splice(0..0, wide(r"\\?\").into_iter().take(4));
    }
    name.push(0);
    Ok(name)
}
