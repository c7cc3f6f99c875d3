//! AccessRights on Windows that the user of this program has alone, beside the system itself and those
//! who look after the machine.

use std::io;
use std::os::windows::io::{AsRawHandle as _, FromRawHandle as _, OwnedHandle};
use std::ptr::null_mut;

use windows_sys::Win32::Foundation::LocalFree;
use windows_sys::Win32::Security::Authorization::{
    ConvertSidToStringSidW, ConvertStringSecurityDescriptorToSecurityDescriptorW, SDDL_REVISION_1,
};
use windows_sys::Win32::Security::{
    GetTokenInformation, PSECURITY_DESCRIPTOR, TOKEN_QUERY, TOKEN_USER, TokenUser,
};
use windows_sys::Win32::System::Threading::{GetCurrentProcess, OpenProcessToken};

use super::{taken, wide};

/// A description of such rights, in memory of the system.
pub(crate) struct AccessRights(PSECURITY_DESCRIPTOR);

impl AccessRights {
    /// Of a file or a folder, and of what is made in it later: nothing comes from above.
    pub(crate) fn of_this_user() -> io::Result<AccessRights> {
        let user = user()?;
        AccessRights::described(&format!("D:P(A;OICI;FA;;;{user})(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)"))
    }

    /// As they are described in the system's own words.
    pub(crate) fn described(words: &str) -> io::Result<AccessRights> {
        let words = wide(words);
        let mut descriptor = null_mut();
        // SAFETY: the words end with nought, and the answer has a place.
        taken(unsafe {
            ConvertStringSecurityDescriptorToSecurityDescriptorW(
                words.as_ptr(),
                SDDL_REVISION_1,
                &raw mut descriptor,
                null_mut(),
            )
        })?;
        Ok(AccessRights(descriptor))
    }

    /// For as long as this is there.
    pub(crate) fn descriptor(&self) -> PSECURITY_DESCRIPTOR {
        self.0
    }
}

impl Drop for AccessRights {
    fn drop(&mut self) {
        // SAFETY: the system gave it to be freed so, and nobody has it any more.
        unsafe { LocalFree(self.0) };
    }
}

/// The token of this process, which says whose it is.
pub(super) fn token() -> io::Result<OwnedHandle> {
    let mut token = null_mut();
    // SAFETY: the handle of this process is always open, and the answer has a place.
    taken(unsafe { OpenProcessToken(GetCurrentProcess(), TOKEN_QUERY, &raw mut token) })?;
    // SAFETY: the handle is open, and nobody else has it.
    Ok(unsafe { OwnedHandle::from_raw_handle(token) })
}

/// The user of this program, by the number that Windows has for everybody.
fn user() -> io::Result<String> {
    /// More than the longest answer, in pieces that are placed as the answer must be.
    const PLACES: usize = 32;

    let token = token()?;
    let mut answer = [0_u64; PLACES];
    let length = u32::try_from(size_of_val(&answer)).unwrap_or(0);
    let mut needed = 0;
    // SAFETY: the handle is open, and the place for the answer is as long as is said.
    taken(unsafe {
        let place = answer.as_mut_ptr().cast();
        GetTokenInformation(token.as_raw_handle(), TokenUser, place, length, &raw mut needed)
    })?;
    // SAFETY: the system has written this there, and what it points to lies behind it.
    let sid = unsafe { (*answer.as_ptr().cast::<TOKEN_USER>()).User.Sid };
    let mut text = null_mut();
    // SAFETY: the number is whole, and the answer has a place.
    taken(unsafe { ConvertSidToStringSidW(sid, &raw mut text) })?;
    // SAFETY: the text ends with nought, and is freed when it was copied.
    unsafe {
        let length = (0..).take_while(|place| *text.add(*place) != 0).count();
        let copied = String::from_utf16_lossy(std::slice::from_raw_parts(text, length));
        LocalFree(text.cast());
        Ok(copied)
    }
}
