//! The system functions on Unix. What they are for is described in the folder above.

use std::env;
use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, Metadata, OpenOptions, Permissions, TryLockError};
use std::io;
use std::net::{Shutdown, TcpStream};
use std::os::unix::fs::{
    DirBuilderExt as _, FileExt as _, FileTypeExt as _, MetadataExt as _, OpenOptionsExt as _,
    PermissionsExt as _,
};
use std::path::{Path, PathBuf};
use std::process::ExitStatus;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_setfl};
use rustix::time::{ClockId, clock_gettime};

use super::{FileIdentity, FileOpening};
use crate::whole;

/// Reads at a position in a file, without moving the position of other readers.
///
/// # Errors
/// If it cannot be read.
pub fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<usize> {
    file.read_at(bytes, at)
}

/// Opens a file for reading. Opening a named pipe would wait for a writer, so that wait is limited. A pipe made by a
/// shell has its writer, and is not limited.
///
/// # Errors
/// If it cannot be opened, or a named pipe stays empty.
pub fn open_within(path: &Path, patience: Duration) -> io::Result<File> {
    let of_the_shell = ["/dev", "/proc"].iter().any(|folder| path.starts_with(folder));
    if of_the_shell || !fs::metadata(path)?.file_type().is_fifo() {
        return File::open(path);
    }
    let without_waiting = i32::try_from(OFlags::NONBLOCK.bits()).unwrap_or_default();
    let pipe = OpenOptions::new().read(true).custom_flags(without_waiting).open(path)?;
    let limit = Timespec::try_from(patience).map_err(io::Error::other)?;
    let mut asked = [PollFd::new(&pipe, PollFlags::IN)];
    if poll(&mut asked, Some(&limit))? == 0 {
        return Err(io::ErrorKind::TimedOut.into());
    }
    fcntl_setfl(&pipe, OFlags::empty())?;
    Ok(pipe)
}

/// Makes the names in a folder durable.
///
/// # Errors
/// If the system cannot.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// The number of bytes that the user may still write to the disk of this folder.
///
/// # Errors
/// If the system does not say.
pub fn room_left(folder: &Path) -> io::Result<u64> {
    let found = rustix::fs::statvfs(folder)?;
    Ok(found.f_bavail.saturating_mul(found.f_frsize))
}

/// When a file was last changed, in nanoseconds since 1970.
#[must_use]
pub fn changed(metadata: &Metadata) -> i64 {
    metadata.mtime().saturating_mul(1_000_000_000).saturating_add(metadata.mtime_nsec())
}

/// The identity of the file at this path. Follows links.
///
/// # Errors
/// If there is no such file.
pub fn identity(path: &Path) -> io::Result<FileIdentity> {
    fs::metadata(path).map(|found| known_by(&found))
}

/// The identity of an open file.
///
/// # Errors
/// If the system does not say.
pub fn identity_of(file: &File) -> io::Result<FileIdentity> {
    file.metadata().map(|found| known_by(&found))
}

fn known_by(found: &Metadata) -> FileIdentity {
    FileIdentity { device: found.dev(), number: found.ino() }
}

/// The identity of the file at this path, without following links, and when its name, owner or contents last changed,
/// in nanoseconds. No program can set that time.
///
/// # Errors
/// If there is no such file.
pub fn mark(path: &Path) -> io::Result<(FileIdentity, i128)> {
    let found = fs::symlink_metadata(path)?;
    let changed = i128::from(found.ctime()) * 1_000_000_000 + i128::from(found.ctime_nsec());
    Ok((known_by(&found), changed))
}

/// Creates a folder for its owner only. It must not exist.
///
/// # Errors
/// If it cannot be made.
pub fn make_private_folder(folder: &Path) -> io::Result<()> {
    DirBuilder::new().mode(0o700).create(folder)
}

/// Removes the access of other users to a file or folder.
///
/// # Errors
/// If it belongs to another user.
pub fn take_from_others(path: &Path) -> io::Result<()> {
    let mode = fs::metadata(path)?.mode();
    match mode & 0o077 {
        0 => Ok(()),
        _ => fs::set_permissions(path, Permissions::from_mode(mode & 0o700)),
    }
}

/// Opens a file for writing. A new file is for its owner only.
///
/// # Errors
/// If it cannot be opened or made.
pub fn open_private(path: &Path, opening: FileOpening) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.mode(0o600);
    match opening {
        FileOpening::New => options.write(true).create_new(true),
        FileOpening::Emptied => options.write(true).create(true).truncate(true),
        FileOpening::Kept => options.read(true).write(true).create(true).truncate(false),
        FileOpening::Continued => options.append(true).create(true),
    };
    options.open(path)
}

/// Checks that this is a folder, not a link, that belongs to this user and that no other user has access to.
///
/// # Errors
/// If it is not.
pub fn check_own_folder(folder: &Path) -> io::Result<()> {
    let found = fs::symlink_metadata(folder)?;
    let is_own = found.is_dir()
        && found.uid() == rustix::process::getuid().as_raw()
        && found.mode() & 0o077 == 0;
    is_own.then_some(()).ok_or_else(|| io::ErrorKind::PermissionDenied.into())
}

/// The system folders in which users have folders by their numbers.
pub const MEETING_ROOTS: [&str; 2] = ["/run/user", "/tmp"];

/// Where the programs of this user find each other, whatever folder they are given: by the number of the user. The
/// preferred folder comes first.
#[must_use]
pub fn meeting_folders(roots: &[PathBuf]) -> Vec<PathBuf> {
    let user = rustix::process::getuid().as_raw();
    roots.iter().map(|root| meeting_folder(root, &user.to_string())).collect()
}

fn meeting_folder(root: &Path, user: &str) -> PathBuf {
    if root.starts_with("/run/user") {
        root.join(user).join("hector")
    } else {
        root.join(format!("hector-{user}"))
    }
}

/// Where the programs of any user find each other, if such folders exist.
#[must_use]
pub fn all_meeting_folders(roots: &[PathBuf]) -> Vec<PathBuf> {
    let in_root = |root: &PathBuf| -> Vec<PathBuf> {
        let names = fs::read_dir(root).into_iter().flatten().flatten();
        let names = names.filter_map(|found| found.file_name().into_string().ok());
        let user = |name: String| {
            let user = name.strip_prefix("hector-").unwrap_or(&name);
            let is_number = !user.is_empty() && user.bytes().all(|sign| sign.is_ascii_digit());
            is_number.then(|| meeting_folder(root, user))
        };
        names.filter_map(user).filter(|folder| folder.exists()).collect()
    };
    roots.iter().flat_map(in_root).collect()
}

/// The programs with this prefix in their name that run in another user namespace: they may see other folders in these
/// places.
#[must_use]
pub fn running_apart(named: &str) -> Vec<u32> {
    // All users may read both files, even for a program that hides everything else.
    let users = |program: &Path| whole::text(&program.join("uid_map"), whole::SMALL).ok();
    let Some(own) = users(Path::new("/proc/self")) else { return Vec::new() };
    let apart = |program: fs::DirEntry| {
        let number: u32 = program.file_name().to_str()?.parse().ok()?;
        let called = whole::text(&program.path().join("comm"), whole::SMALL).ok()?;
        (called.starts_with(named) && users(&program.path())? != own).then_some(number)
    };
    fs::read_dir("/proc").into_iter().flatten().flatten().filter_map(apart).collect()
}

/// By how many microseconds a time namespace shifts [`since_boot`].
#[must_use]
pub fn since_boot_shift() -> i64 {
    let offsets = fs::read_to_string("/proc/self/timens_offsets").unwrap_or_default();
    let shift = offsets.lines().find_map(|line| {
        let mut words = line.strip_prefix("boottime")?.split_whitespace();
        let (seconds, nanos): (i64, i64) =
            (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        Some(seconds.saturating_mul(1_000_000).saturating_add(nanos / 1_000))
    });
    shift.unwrap_or_default()
}

/// Locks a file for this program only, until it is closed.
///
/// # Errors
/// If another program holds a lock, or the file cannot be locked.
pub fn try_lock(file: &File) -> Result<(), TryLockError> {
    file.try_lock()
}

/// Takes a shared lock on a file.
///
/// # Errors
/// If another program holds an exclusive lock, or the file cannot be locked.
pub fn try_lock_shared(file: &File) -> Result<(), TryLockError> {
    file.try_lock_shared()
}

/// The full path of a file without links.
///
/// # Errors
/// If there is no such file.
pub fn canonical(path: &Path) -> io::Result<PathBuf> {
    fs::canonicalize(path)
}

/// The folder for the data of programs.
#[must_use]
pub fn data_folder() -> Option<PathBuf> {
    match named("XDG_DATA_HOME") {
        Some(data) => Some(PathBuf::from(data)),
        None => Some(PathBuf::from(named("HOME")?).join(".local/share")),
    }
}

/// The user's documents folder: the one that the user has set, or `Documents` at home.
#[must_use]
pub fn documents() -> Option<PathBuf> {
    let home = named("HOME").map(PathBuf::from)?;
    let chosen = || {
        let settings = named("XDG_CONFIG_HOME").map_or_else(|| home.join(".config"), PathBuf::from);
        let text = whole::text(&settings.join("user-dirs.dirs"), whole::SMALL).ok()?;
        let line = text.lines().find_map(|line| line.trim().strip_prefix("XDG_DOCUMENTS_DIR="))?;
        let folder = line.trim_matches('"');
        match folder.strip_prefix("$HOME") {
            Some(below) => Some(home.join(below.trim_start_matches('/'))),
            None => Some(PathBuf::from(folder)).filter(|folder| folder.is_absolute()),
        }
    };
    let named = named("XDG_DOCUMENTS_DIR").map(PathBuf::from);
    named.or_else(chosen).or_else(|| Some(home.join("Documents")))
}

/// The environment variables by which the data folder is found.
pub const DATA_VARIABLES: [&str; 2] = ["HOME", "XDG_DATA_HOME"];

fn named(name: &str) -> Option<OsString> {
    env::var_os(name).filter(|value| !value.is_empty())
}

/// The usual names of the first two serial ports.
pub const EXAMPLE_PORTS: [&str; 2] = ["/dev/ttyUSB0", "/dev/ttyUSB1"];

/// The language and country of the user if the environment does not give them. Unix has no other source.
#[must_use]
pub fn locale() -> Option<String> {
    None
}

/// Whether a program was ended by a signal.
#[must_use]
pub fn was_brought_down(ended: ExitStatus) -> bool {
    ended.code().is_none()
}

/// Crashes open no window on Unix.
pub fn fail_without_windows() {}

/// Closes a connection, and ends every wait for it in other threads.
pub fn hang_up(stream: &TcpStream) {
    // If it is already closed, there is nothing more to do.
    let _ = stream.shutdown(Shutdown::Both);
}

/// Whether a program with this number is running. `None` if the system does not say.
#[must_use]
pub fn is_running(program: u32) -> Option<bool> {
    let runs = |program: &str| Path::new("/proc").join(program).exists();
    runs("self").then(|| runs(&program.to_string()))
}

/// Microseconds since the machine was started, including sleep.
#[must_use]
pub fn since_boot() -> i64 {
    // A Mac has no other clock, and there this one goes on during sleep.
    #[cfg(target_os = "macos")]
    const SINCE_BOOT: ClockId = ClockId::Monotonic;
    #[cfg(not(target_os = "macos"))]
    const SINCE_BOOT: ClockId = ClockId::Boottime;
    micros(SINCE_BOOT)
}

/// Microseconds since the machine was started, without sleep.
#[must_use]
pub fn awake() -> i64 {
    micros(ClockId::Monotonic)
}

fn micros(clock: ClockId) -> i64 {
    let now = clock_gettime(clock);
    now.tv_sec.saturating_mul(1_000_000).saturating_add(now.tv_nsec / 1_000)
}

/// Identifies this start of the machine. Empty if the system does not say.
#[must_use]
pub fn this_boot() -> String {
    fs::read_to_string("/proc/sys/kernel/random/boot_id")
        .map(|text| text.trim().to_owned())
        .unwrap_or_default()
}

/// The name of the group of a file.
#[must_use]
pub fn group_of(path: &Path) -> Option<String> {
    let number = fs::metadata(path).ok()?.gid();
    let groups = fs::read_to_string("/etc/group").ok()?;
    groups.lines().find_map(|line| {
        let mut parts = line.split(':');
        let (name, of) = (parts.next()?, parts.nth(1)?);
        (of.parse() == Ok(number)).then(|| name.to_owned())
    })
}
