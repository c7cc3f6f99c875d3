//! A device that gives reports on Windows: each report is read and written whole, and no call waits longer than its
//! limit.

use std::fs::{File, OpenOptions};
use std::io;
use std::mem::zeroed;
use std::os::windows::fs::OpenOptionsExt as _;
use std::os::windows::io::{AsRawHandle as _, FromRawHandle as _, OwnedHandle};
use std::ptr::{null, null_mut};
use std::time::Duration;

use windows_sys::Win32::Foundation::{
    ERROR_IO_PENDING, ERROR_OPERATION_ABORTED, HANDLE, WAIT_OBJECT_0,
};
use windows_sys::Win32::Storage::FileSystem::{
    FILE_FLAG_OVERLAPPED, FILE_SHARE_READ, FILE_SHARE_WRITE, ReadFile, WriteFile,
};
use windows_sys::Win32::System::IO::{CancelIoEx, GetOverlappedResult, OVERLAPPED};
use windows_sys::Win32::System::Threading::{CreateEventW, WaitForSingleObject};

use super::found::ReportAbilities;

/// How long a write may take.
const WRITE: Duration = Duration::from_secs(1);
/// How long a cancelled call may take to end.
const CALLED_OFF: Duration = Duration::from_secs(1);

/// An open device. Tests use any file that gives bytes.
pub(in crate::boards) struct ReportPort {
    device: File,
    /// The event that a read or a write has finished.
    done: OwnedHandle,
    /// `None` if it is not a device of reports.
    abilities: Option<ReportAbilities>,
}

impl ReportPort {
    pub(in crate::boards) fn open(place: &str) -> io::Result<ReportPort> {
        let mut opening = OpenOptions::new();
        opening.read(true).write(true).share_mode(FILE_SHARE_READ | FILE_SHARE_WRITE);
        let device = opening.custom_flags(FILE_FLAG_OVERLAPPED).open(place)?;
        // SAFETY: nothing is given that would have to live on.
        let done = unsafe { CreateEventW(null(), 1, 0, null()) };
        if done.is_null() {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: the handle is open, and nobody else has it.
        let done = unsafe { OwnedHandle::from_raw_handle(done) };
        let abilities = ReportAbilities::of(&device);
        Ok(ReportPort { device, done, abilities })
    }

    /// Writes one report, which begins with its number. Windows accepts only reports of the maximum length.
    pub(in crate::boards) fn write(&mut self, report: &[u8]) -> io::Result<()> {
        let mut report = report.to_vec();
        let length = self.abilities.as_ref().map_or(report.len(), |can| can.longest_written);
        if report.len() > length {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        report.resize(length, 0);
        // A report is taken whole or not at all, and not every driver returns its length.
        self.carry(WRITE, report, |device, bytes, length, place| {
            // SAFETY: the bytes and the place stay until nothing is carried any more, see below.
            unsafe { WriteFile(device, bytes, length, null_mut(), place) }
        })
        .map(drop)
    }

    /// Reads one report, if one comes within this time.
    pub(in crate::boards) fn read(
        &mut self,
        limit: Duration,
        bytes: &mut [u8],
    ) -> io::Result<usize> {
        // Into a longer buffer Windows would read several reports at once.
        let length = self.abilities.as_ref().map_or(bytes.len(), |can| can.longest_read);
        let (read, length) =
            self.carry(limit, vec![0; length], |device, bytes, length, place| {
                // SAFETY: the bytes and the place stay until nothing is carried any more, see below.
                unsafe { ReadFile(device, bytes, length, null_mut(), place) }
            })?;
        let (read, place) = (read.get(..length), bytes.get_mut(..length));
        let (read, place) = read.zip(place).ok_or(io::ErrorKind::InvalidData)?;
        place.copy_from_slice(read);
        Ok(length)
    }

    /// Runs an overlapped read or write. Returns the buffer and the number of bytes, or cancels it after the limit.
    fn carry(
        &self,
        limit: Duration,
        bytes: Vec<u8>,
        begin: impl FnOnce(HANDLE, *mut u8, u32, *mut OVERLAPPED) -> i32,
    ) -> io::Result<(Vec<u8>, usize)> {
        let device: HANDLE = self.device.as_raw_handle();
        let length = u32::try_from(bytes.len()).map_err(|_| io::ErrorKind::InvalidInput)?;
        // SAFETY: plain numbers and an empty pointer, for which nought is a value.
        let mut carried = Box::new(BeingCarried { place: unsafe { zeroed() }, bytes });
        carried.place.hEvent = self.done.as_raw_handle();
        let place = &raw mut carried.place;
        if begin(device, carried.bytes.as_mut_ptr(), length, place) == 0 {
            let error = io::Error::last_os_error();
            if code(&error) != Some(ERROR_IO_PENDING) {
                return Err(error);
            }
            if !self.is_done_within(limit) {
                // SAFETY: the device is open, and the place is that of what was begun.
                unsafe { CancelIoEx(device, place) };
                if !self.is_done_within(CALLED_OFF) {
                    // A driver that ignores the cancellation may still write there.
                    std::mem::forget(carried);
                    return Err(io::ErrorKind::BrokenPipe.into());
                }
            }
        }
        let mut count = 0;
        // SAFETY: the device is open, the place is that of what was begun and is done, and the number has a place.
        if unsafe { GetOverlappedResult(device, place, &raw mut count, 0) } == 0 {
            let error = io::Error::last_os_error();
            let is_called_off = code(&error) == Some(ERROR_OPERATION_ABORTED);
            return Err(if is_called_off { io::ErrorKind::TimedOut.into() } else { error });
        }
        let count = usize::try_from(count).map_err(|_| io::ErrorKind::InvalidData)?;
        Ok((carried.bytes, count))
    }

    /// Waits until the call has finished or was cancelled.
    fn is_done_within(&self, limit: Duration) -> bool {
        let limit = u32::try_from(limit.as_millis()).unwrap_or(u32::MAX - 1);
        // SAFETY: the event is open.
        unsafe { WaitForSingleObject(self.done.as_raw_handle(), limit) == WAIT_OBJECT_0 }
    }
}

/// The buffer and the state of a call. Both stay where they are until it has finished.
struct BeingCarried {
    place: OVERLAPPED,
    bytes: Vec<u8>,
}

fn code(error: &io::Error) -> Option<u32> {
    error.raw_os_error().map(i32::cast_unsigned)
}
