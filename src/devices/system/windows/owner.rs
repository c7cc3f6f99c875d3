//! Access rights on Windows for the user of this program, the system and administrators only.

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

/// A security descriptor, in memory of the system.
pub(crate) struct AccessRights(PSECURITY_DESCRIPTOR);

impl AccessRights {
    /// For a file or a folder, and for everything that is created in it later. Nothing is inherited from above.
    pub(crate) fn of_this_user() -> io::Result<AccessRights> {
        let user = user()?;
        AccessRights::described(&format!("D:P(A;OICI;FA;;;{user})(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)"))
    }

    /// From a description in SDDL.
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

    /// Valid as long as this lives.
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

/// The token of this process, which names its user.
pub(super) fn token() -> io::Result<OwnedHandle> {
    let mut token = null_mut();
    // SAFETY: the handle of this process is always open, and the answer has a place.
    taken(unsafe { OpenProcessToken(GetCurrentProcess(), TOKEN_QUERY, &raw mut token) })?;
    // SAFETY: the handle is open, and nobody else has it.
    Ok(unsafe { OwnedHandle::from_raw_handle(token) })
}

/// The user of this program, as a security identifier.
fn user() -> io::Result<String> {
    /// More than the longest answer. The element type gives the alignment that the answer needs.
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
