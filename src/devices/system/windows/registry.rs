//! The user's settings in the Windows registry: reads them, and has one volatile key in them.

use std::ffi::c_void;
use std::io;
use std::mem::size_of_val;
use std::ptr::{null, null_mut};

use windows_sys::Win32::Foundation::ERROR_SUCCESS;
use windows_sys::Win32::System::Registry::{
    HKEY, HKEY_CURRENT_USER, KEY_QUERY_VALUE, KEY_SET_VALUE, REG_OPTION_VOLATILE, REG_SZ,
    RRF_RT_REG_SZ, RegCloseKey, RegCreateKeyExW, RegGetValueW, RegSetValueExW,
};

use super::{until_nought, wide};

/// Identifies this start of the machine: a number in a volatile registry key, which is gone after a restart or when the
/// user signs out. Empty if there is no such key.
#[must_use]
pub fn this_boot() -> String {
    const PLACE: &str = r"Software\Hector-this-start";
    const NAME: &str = "Number";

    if let Some(number) = read_setting(PLACE, NAME) {
        return number;
    }
    let mut chance = [0; 16];
    if getrandom::fill(&mut chance).is_err() {
        return String::new();
    }
    let number = format!("{:032x}", u128::from_be_bytes(chance));
    match keep_until_end(PLACE, NAME, &number) {
        // Another program may have written first.
        Ok(()) => read_setting(PLACE, NAME).unwrap_or_default(),
        Err(_) => String::new(),
    }
}

fn keep_until_end(place: &str, setting: &str, value: &str) -> io::Result<()> {
    let (place, setting) = (wide(place), wide(setting));
    let (mut key, rights): (HKEY, _) = (null_mut(), KEY_SET_VALUE | KEY_QUERY_VALUE);
    // SAFETY: the name ends with nought, and the answer has a place.
    let made = unsafe {
        RegCreateKeyExW(
            HKEY_CURRENT_USER,
            place.as_ptr(),
            0,
            null(),
            REG_OPTION_VOLATILE,
            rights,
            null(),
            &raw mut key,
            null_mut(),
        )
    };
    succeeded(made)?;
    let bytes: Vec<u8> = wide(value).iter().flat_map(|unit| unit.to_le_bytes()).collect();
    let length = u32::try_from(bytes.len()).unwrap_or(0);
    // SAFETY: the key is open until it is closed here, and the value is as long as is said.
    let kept = unsafe {
        let kept = RegSetValueExW(key, setting.as_ptr(), 0, REG_SZ, bytes.as_ptr(), length);
        RegCloseKey(key);
        kept
    };
    succeeded(kept)
}

/// A text from the user's settings, with the variables in it expanded.
pub(super) fn read_setting(place: &str, setting: &str) -> Option<String> {
    let (place, setting) = (wide(place), wide(setting));
    let mut text = [0_u16; 1024];
    let mut length = u32::try_from(size_of_val(&text)).unwrap_or(0);
    // SAFETY: the names end with nought, and the place for the text is as long as is said.
    let read = unsafe {
        RegGetValueW(
            HKEY_CURRENT_USER,
            place.as_ptr(),
            setting.as_ptr(),
            RRF_RT_REG_SZ,
            null_mut(),
            text.as_mut_ptr().cast::<c_void>(),
            &raw mut length,
        )
    };
    succeeded(read).ok()?;
    until_nought(&text).into_os_string().into_string().ok()
}

fn succeeded(code: u32) -> io::Result<()> {
    match code {
        ERROR_SUCCESS => Ok(()),
        code => Err(io::Error::from_raw_os_error(code.cast_signed())),
    }
}
