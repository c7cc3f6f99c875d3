//! As it is asked of Windows.

use windows_sys::Win32::Foundation::FALSE;
use windows_sys::Win32::Security::{DACL_SECURITY_INFORMATION, SetKernelObjectSecurity};
use windows_sys::Win32::System::Diagnostics::Debug::{
    CheckRemoteDebuggerPresent, IsDebuggerPresent,
};
use windows_sys::Win32::System::ErrorReporting::{WER_FAULT_REPORTING_FLAG_NOHEAP, WerSetFlags};
use windows_sys::Win32::System::Threading::GetCurrentProcess;

use super::Watched;
use crate::system::AccessRights;

/// Who looks after the machine may do all. Whoever owns this process, and so every other program of
/// the same user, may ask what it is called, end it and wait for its end, and not look into it.
const RIGHTS: &str = "D:P(A;;GA;;;SY)(A;;GA;;;BA)(A;;0x101401;;;OW)";

/// From now on no other program looks in, and nothing of the memory goes into a report of a
/// failure. Says whether one looks in already.
#[must_use]
pub fn close() -> Watched {
    // A system that does not take this is as it was; the question below is asked all the same.
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
