//! A disk in memory whose power can be cut. SQLite writes to it through a file system of its own. After a power cut,
//! what was not synced may be there completely, in part or not at all, sector by sector. This is worse than what any
//! real file system promises.
//!
//! The names are in a real folder, so that a program can move and remove its files. Each is a small file with the
//! number of its content on the disk.
//!
//! This is the only unsafe code of the tests: SQLite's interface for file systems is in C.

#![allow(unsafe_code, reason = "SQLite asks for C functions")]

use std::collections::BTreeMap;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::fs;
use std::path::{Path, PathBuf};
use std::ptr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::ffi;

use super::dice::Dice;

const SECTOR: usize = 512;

/// How the disk treats syncs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Honesty {
    /// What is synced stays.
    Honest,
    /// Syncs are confirmed but not done, to prove that the test can fail.
    Lying,
}

#[derive(Debug, Default)]
struct Image {
    /// Whether the name of the file is durable.
    named: bool,
    durable: Vec<u8>,
    now: Vec<u8>,
    changes: Vec<Change>,
}

#[derive(Debug, Clone)]
enum Change {
    Write(usize, Vec<u8>),
    Cut(usize),
}

#[derive(Debug)]
struct Disk {
    folder: PathBuf,
    files: BTreeMap<u64, Image>,
    /// The number of files ever made.
    made: u64,
    operations: u64,
    cut_at: Option<u64>,
    capacity: Option<usize>,
    honesty: Honesty,
}

static DISK: Mutex<Disk> = Mutex::new(Disk {
    folder: PathBuf::new(),
    files: BTreeMap::new(),
    made: 0,
    operations: 0,
    cut_at: None,
    capacity: None,
    honesty: Honesty::Honest,
});

fn disk() -> MutexGuard<'static, Disk> {
    DISK.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts with an empty disk whose names are in a folder, and makes SQLite use it. The power goes after this many
/// operations that change or sync something.
pub(crate) fn insert_empty_disk(folder: &Path, cut_at: Option<u64>, honesty: Honesty) {
    for file in fs::read_dir(folder).expect("the folder of the names").flatten() {
        fs::remove_file(file.path()).expect("a name to remove");
    }
    *disk() = Disk {
        folder: folder.to_owned(),
        files: BTreeMap::new(),
        made: 0,
        operations: 0,
        cut_at,
        capacity: None,
        honesty,
    };
    register();
}

/// Limits the disk to this many bytes; `None` removes the limit.
pub(crate) fn limit(capacity: Option<usize>) {
    let mut disk = disk();
    // Content without a name takes no room.
    let names = fs::read_dir(&disk.folder).expect("the folder of the names").flatten();
    let named: Vec<u64> = names.filter_map(|name| number_at(&name.path())).collect();
    disk.files.retain(|number, _| named.contains(number));
    disk.capacity = capacity;
}

/// The bytes on the disk now.
pub(crate) fn used() -> usize {
    disk().files.values().map(|image| image.now.len()).sum()
}

/// The number of operations so far.
pub(crate) fn operations() -> u64 {
    disk().operations
}

/// Writes what a power cut has left to real files, and gives SQLite its usual file system back.
pub(crate) fn salvage(folder: &Path, dice: &mut Dice) {
    let disk = disk();
    for name in fs::read_dir(&disk.folder).expect("the folder of the names").flatten() {
        let name = name.path();
        let Some(image) = number_at(&name).and_then(|number| disk.files.get(&number)) else {
            continue;
        };
        if !image.named && dice.below(2) == 0 {
            continue;
        }
        let mut bytes = image.durable.clone();
        for change in &image.changes {
            change.survive(&mut bytes, dice);
        }
        let file = name.file_name().expect("a name");
        std::fs::write(folder.join(file), bytes).expect("a folder to write to");
    }
    // SAFETY: the file system "unix" is built into SQLite and lives for ever.
    unsafe {
        ffi::sqlite3_vfs_register(ffi::sqlite3_vfs_find(c"unix".as_ptr()), 1);
    }
}

impl Change {
    /// A change that was not synced: lost, complete, or some of its sectors.
    fn survive(&self, bytes: &mut Vec<u8>, dice: &mut Dice) {
        let fate = dice.below(3);
        match self {
            Change::Cut(_) if fate == 0 => {}
            Change::Cut(length) => bytes.truncate(*length),
            Change::Write(at, written) => {
                for (index, sector) in written.chunks(SECTOR).enumerate() {
                    let kept = match fate {
                        0 => false,
                        1 => true,
                        _ => dice.below(2) == 0,
                    };
                    if kept {
                        put(bytes, at + index * SECTOR, sector);
                    }
                }
            }
        }
    }
}

fn put(bytes: &mut Vec<u8>, at: usize, written: &[u8]) {
    if bytes.len() < at + written.len() {
        bytes.resize(at + written.len(), 0);
    }
    bytes[at..at + written.len()].copy_from_slice(written);
}

impl Disk {
    /// Counts an operation. Returns false once the power is gone.
    fn powered(&mut self) -> bool {
        self.operations += 1;
        self.cut_at.is_none_or(|cut| self.operations <= cut)
    }

    fn write(&mut self, number: u64, at: usize, bytes: &[u8]) -> c_int {
        if !self.powered() {
            return ffi::SQLITE_IOERR_WRITE;
        }
        let all: usize = self.files.values().map(|image| image.now.len()).sum();
        let image = self.files.entry(number).or_default();
        let grows = (at + bytes.len()).saturating_sub(image.now.len());
        if self.capacity.is_some_and(|capacity| all + grows > capacity) {
            return ffi::SQLITE_FULL;
        }
        put(&mut image.now, at, bytes);
        image.changes.push(Change::Write(at, bytes.to_vec()));
        ffi::SQLITE_OK
    }

    fn sync(&mut self, number: u64) -> c_int {
        if !self.powered() {
            return ffi::SQLITE_IOERR_FSYNC;
        }
        if self.honesty == Honesty::Lying {
            return ffi::SQLITE_OK;
        }
        if let Some(image) = self.files.get_mut(&number) {
            image.durable = image.now.clone();
            image.changes.clear();
        }
        // SQLite syncs the folder after it makes a new log; that makes all names in it durable.
        for image in self.files.values_mut() {
            image.named = true;
        }
        ffi::SQLITE_OK
    }
}

#[repr(C)]
struct Handle {
    base: ffi::sqlite3_file,
    number: u64,
}

/// The number of the content with this name.
fn number_at(name: &Path) -> Option<u64> {
    fs::read_to_string(name).ok()?.parse().ok()
}

fn register() {
    static VFS: Mutex<Option<usize>> = Mutex::new(None);
    let mut known = VFS.lock().unwrap_or_else(PoisonError::into_inner);
    let address = *known.get_or_insert_with(|| {
        // SAFETY: all of it is zero or null until the next lines fill it in.
        let mut vfs: ffi::sqlite3_vfs = unsafe { std::mem::zeroed() };
        vfs.iVersion = 1;
        vfs.szOsFile = c_int::try_from(size_of::<Handle>()).expect("a small handle");
        vfs.mxPathname = 512;
        vfs.zName = c"power".as_ptr();
        vfs.xOpen = Some(open);
        vfs.xDelete = Some(delete);
        vfs.xAccess = Some(access);
        vfs.xFullPathname = Some(full_pathname);
        vfs.xRandomness = Some(randomness);
        vfs.xSleep = Some(sleep);
        vfs.xCurrentTime = Some(current_time);
        Box::into_raw(Box::new(vfs)) as usize
    });
    // SAFETY: the box is never freed, as SQLite asks.
    unsafe {
        ffi::sqlite3_vfs_register(address as *mut ffi::sqlite3_vfs, 1);
    }
}

static METHODS: ffi::sqlite3_io_methods = ffi::sqlite3_io_methods {
    iVersion: 1,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock),
    xUnlock: Some(lock),
    xCheckReservedLock: Some(check_reserved_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(device_characteristics),
    xShmMap: None,
    xShmLock: None,
    xShmBarrier: None,
    xShmUnmap: None,
    xFetch: None,
    xUnfetch: None,
};

/// # Safety
/// SQLite passes handles that [`open`] has filled in.
unsafe fn number_of(file: *mut ffi::sqlite3_file) -> u64 {
    unsafe { (*file.cast::<Handle>()).number }
}

unsafe extern "C" fn open(
    _: *mut ffi::sqlite3_vfs,
    name: ffi::sqlite3_filename,
    file: *mut ffi::sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    unsafe {
        let name = if name.is_null() {
            "temporary".to_owned()
        } else {
            CStr::from_ptr(name).to_string_lossy().into_owned()
        };
        (*file).pMethods = ptr::null();
        let mut disk = disk();
        let there = Path::new(&name).exists();
        let number = match number_at(Path::new(&name)) {
            Some(number) => number,
            // An empty file that the program has made belongs to the disk too.
            None => {
                let may_make = there || flags & ffi::SQLITE_OPEN_CREATE != 0;
                if !may_make || !disk.powered() {
                    return ffi::SQLITE_CANTOPEN;
                }
                disk.made += 1;
                if fs::write(&name, disk.made.to_string()).is_err() {
                    return ffi::SQLITE_CANTOPEN;
                }
                let number = disk.made;
                disk.files.insert(number, Image::default());
                number
            }
        };
        (*file.cast::<Handle>()).number = number;
        (*file).pMethods = &METHODS;
        if !out_flags.is_null() {
            *out_flags = flags;
        }
    }
    ffi::SQLITE_OK
}

unsafe extern "C" fn close(_: *mut ffi::sqlite3_file) -> c_int {
    ffi::SQLITE_OK
}

unsafe extern "C" fn read(
    file: *mut ffi::sqlite3_file,
    out: *mut c_void,
    count: c_int,
    at: ffi::sqlite3_int64,
) -> c_int {
    let (count, at) = (count as usize, at as usize);
    let number = unsafe { number_of(file) };
    let disk = disk();
    let Some(image) = disk.files.get(&number) else { return ffi::SQLITE_IOERR_READ };
    let there = image.now.get(at..).unwrap_or_default();
    let length = there.len().min(count);
    unsafe {
        ptr::write_bytes(out.cast::<u8>(), 0, count);
        ptr::copy_nonoverlapping(there.as_ptr(), out.cast(), length);
    }
    if length < count { ffi::SQLITE_IOERR_SHORT_READ } else { ffi::SQLITE_OK }
}

unsafe extern "C" fn write(
    file: *mut ffi::sqlite3_file,
    bytes: *const c_void,
    count: c_int,
    at: ffi::sqlite3_int64,
) -> c_int {
    let bytes = unsafe { std::slice::from_raw_parts(bytes.cast::<u8>(), count as usize) };
    disk().write(unsafe { number_of(file) }, at as usize, bytes)
}

unsafe extern "C" fn truncate(file: *mut ffi::sqlite3_file, size: ffi::sqlite3_int64) -> c_int {
    let mut disk = disk();
    if !disk.powered() {
        return ffi::SQLITE_IOERR_TRUNCATE;
    }
    if let Some(image) = disk.files.get_mut(&unsafe { number_of(file) }) {
        image.now.truncate(size as usize);
        image.changes.push(Change::Cut(size as usize));
    }
    ffi::SQLITE_OK
}

unsafe extern "C" fn sync(file: *mut ffi::sqlite3_file, _: c_int) -> c_int {
    disk().sync(unsafe { number_of(file) })
}

unsafe extern "C" fn file_size(
    file: *mut ffi::sqlite3_file,
    size: *mut ffi::sqlite3_int64,
) -> c_int {
    let disk = disk();
    let length = disk.files.get(&unsafe { number_of(file) }).map_or(0, |image| image.now.len());
    unsafe {
        *size = length as ffi::sqlite3_int64;
    }
    ffi::SQLITE_OK
}

unsafe extern "C" fn lock(_: *mut ffi::sqlite3_file, _: c_int) -> c_int {
    ffi::SQLITE_OK
}

unsafe extern "C" fn check_reserved_lock(_: *mut ffi::sqlite3_file, out: *mut c_int) -> c_int {
    unsafe {
        *out = 0;
    }
    ffi::SQLITE_OK
}

unsafe extern "C" fn file_control(_: *mut ffi::sqlite3_file, _: c_int, _: *mut c_void) -> c_int {
    ffi::SQLITE_NOTFOUND
}

unsafe extern "C" fn sector_size(_: *mut ffi::sqlite3_file) -> c_int {
    SECTOR as c_int
}

unsafe extern "C" fn device_characteristics(_: *mut ffi::sqlite3_file) -> c_int {
    0
}

unsafe extern "C" fn delete(_: *mut ffi::sqlite3_vfs, name: *const c_char, _: c_int) -> c_int {
    let name = unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned();
    let mut disk = disk();
    if !disk.powered() {
        return ffi::SQLITE_IOERR_DELETE;
    }
    let Some(number) = number_at(Path::new(&name)) else { return ffi::SQLITE_IOERR_DELETE_NOENT };
    disk.files.remove(&number);
    match fs::remove_file(&name) {
        Ok(()) => ffi::SQLITE_OK,
        Err(_) => ffi::SQLITE_IOERR_DELETE,
    }
}

unsafe extern "C" fn access(
    _: *mut ffi::sqlite3_vfs,
    name: *const c_char,
    _: c_int,
    out: *mut c_int,
) -> c_int {
    unsafe {
        let name = CStr::from_ptr(name).to_string_lossy();
        *out = c_int::from(Path::new(name.as_ref()).exists());
    }
    ffi::SQLITE_OK
}

unsafe extern "C" fn full_pathname(
    _: *mut ffi::sqlite3_vfs,
    name: *const c_char,
    size: c_int,
    out: *mut c_char,
) -> c_int {
    unsafe {
        let bytes = CStr::from_ptr(name).to_bytes_with_nul();
        if bytes.len() > size as usize {
            return ffi::SQLITE_CANTOPEN;
        }
        ptr::copy_nonoverlapping(bytes.as_ptr(), out.cast(), bytes.len());
    }
    ffi::SQLITE_OK
}

unsafe extern "C" fn randomness(_: *mut ffi::sqlite3_vfs, count: c_int, out: *mut c_char) -> c_int {
    unsafe {
        ptr::write_bytes(out, 7, count as usize);
    }
    count
}

unsafe extern "C" fn sleep(_: *mut ffi::sqlite3_vfs, micros: c_int) -> c_int {
    micros
}

unsafe extern "C" fn current_time(_: *mut ffi::sqlite3_vfs, out: *mut f64) -> c_int {
    unsafe {
        *out = 2_461_000.5;
    }
    ffi::SQLITE_OK
}
