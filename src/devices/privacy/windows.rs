//! Protection on Windows.

use windows_sys::Win32::Foundation::FALSE;
use windows_sys::Win32::Security::{DACL_SECURITY_INFORMATION, SetKernelObjectSecurity};
use windows_sys::Win32::System::Diagnostics::Debug::{
    CheckRemoteDebuggerPresent, IsDebuggerPresent,
};
use windows_sys::Win32::System::ErrorReporting::{WER_FAULT_REPORTING_FLAG_NOHEAP, WerSetFlags};
use windows_sys::Win32::System::Threading::GetCurrentProcess;

use super::Watched;
use crate::system::AccessRights;

/// The system and administrators may do everything. The owner of this process, and so every other program of the same
/// user, may query its name, end it and wait for its end, but not read its memory.
const RIGHTS: &str = "D:P(A;;GA;;;SY)(A;;GA;;;BA)(A;;0x101401;;;OW)";

/// From now on no other program can read this one's memory, and no crash report holds the heap. Returns whether a
/// debugger is attached already.
#[must_use]
pub fn close() -> Watched {
    // If the system refuses, nothing changes. The check below is made anyway.
    if let Ok(rights) = AccessRights::described(RIGHTS) {
        // SAFETY: the handle of this process is always open, and the rights live until after it.
        unsafe {
            SetKernelObjectSecurity(
                GetCurrentProcess(),
                DACL_SECURITY_INFORMATION,
                rights.descriptor(),
            );
        }
    }
    let mut from_elsewhere = FALSE;
    // SAFETY: the handle of this process is always open, and the answer has a place.
    let own = unsafe {
        WerSetFlags(WER_FAULT_REPORTING_FLAG_NOHEAP);
        CheckRemoteDebuggerPresent(GetCurrentProcess(), &raw mut from_elsewhere);
        IsDebuggerPresent()
    };
    if own == FALSE && from_elsewhere == FALSE { Watched::ByNone } else { Watched::ByAProgram }
}
