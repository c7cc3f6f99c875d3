//! The keys of a display, as BRLTTY reports them.

use std::ffi::CStr;

use brlapi::{BrlApiError, Connection};
use brlapi_sys::{brlapi_keyCode_t, brlapi_rangeType_t};

use super::DisplayKey;

const COMMAND: u64 = 1;
const ROUTE: u64 = 1;
const PASS_DOTS: u64 = 34;
/// PREFMENU, PREFSAVE, PREFLOAD, SWITCHVT_PREV, SWITCHVT_NEXT, SELECTVT_PREV, SELECTVT_NEXT
/// and SELECTVT.
const LEFT_TO_BRLTTY: [u64; 8] = [52, 53, 54, 70, 71, 120, 121, 30 << 16];
/// In the argument of dots: the space bar was pressed with them.
const WITH_SPACE: u64 = 0x100;

/// Keys that BRLTTY reports by their X keysyms, and BRLTTY's names for them.
const NAMED: [(u64, &str); 14] = [
    (0xff08, "KEY_BACKSPACE"),
    (0xff09, "KEY_TAB"),
    (0xff0d, "KEY_ENTER"),
    (0xff1b, "KEY_ESCAPE"),
    (0xff50, "KEY_HOME"),
    (0xff51, "KEY_CURSOR_LEFT"),
    (0xff52, "KEY_CURSOR_UP"),
    (0xff53, "KEY_CURSOR_RIGHT"),
    (0xff54, "KEY_CURSOR_DOWN"),
    (0xff55, "KEY_PAGE_UP"),
    (0xff56, "KEY_PAGE_DOWN"),
    (0xff57, "KEY_END"),
    (0xff63, "KEY_INSERT"),
    (0xffff, "KEY_DELETE"),
];
/// Control, Alt and others: a character with one of them held is not that character.
const MODIFIERS: u64 = 0xfc << 32;
const FIRST_FUNCTION: u64 = 0xffbe;
const LAST_FUNCTION: u64 = 0xffe0;

impl DisplayKey {
    /// The key for a code. `None` if the code has no meaning here.
    pub(super) fn of(code: u64) -> Option<DisplayKey> {
        let kind = code >> 29 & 7;
        let number = code & 0x1fff_ffff;
        if kind == COMMAND {
            let argument = number & 0xffff;
            return match number >> 16 {
                ROUTE => usize::try_from(argument).ok().map(DisplayKey::Route),
                PASS_DOTS => {
                    let dots = u8::try_from(argument & 0xff).ok()?;
                    // The space bar alone is a blank cell.
                    Some(if argument & WITH_SPACE == 0 || dots == 0 {
                        DisplayKey::Dots(dots)
                    } else {
                        DisplayKey::Chord(dots)
                    })
                }
                _ => command_name(code).map(DisplayKey::Command),
            };
        }
        if let Some((_, name)) = NAMED.iter().find(|(known, _)| *known == number) {
            return Some(DisplayKey::Command((*name).to_owned()));
        }
        if (FIRST_FUNCTION..=LAST_FUNCTION).contains(&number) {
            return Some(DisplayKey::Command(format!(
                "KEY_FUNCTION_{}",
                number - FIRST_FUNCTION + 1
            )));
        }
        if code & MODIFIERS != 0 {
            return None;
        }
        let character = match number {
            0x20..=0xff => number,
            0x0100_0000..=0x0110_ffff => number - 0x0100_0000,
            _ => return None,
        };
        char::from_u32(u32::try_from(character).ok()?).map(DisplayKey::Character)
    }
}

/// Makes BRLTTY report dots as dots, not as letters by a table of its own, and leaves some commands to BRLTTY: its
/// preferences, and switching to another console.
pub(super) fn choose(connection: &Connection) -> Result<(), BrlApiError> {
    let kind = brlapi_rangeType_t::brlapi_rangeType_command;
    let dots: [brlapi_keyCode_t; 1] = [COMMAND << 29 | PASS_DOTS << 16];
    let left = LEFT_TO_BRLTTY.map(|number| COMMAND << 29 | number);
    // SAFETY: the handle belongs to an open connection, and as many codes are handed over as
    // there are, here and below.
    let accepted =
        unsafe { brlapi_sys::brlapi__acceptKeys(connection.handle_ptr(), kind, dots.as_ptr(), 1) };
    let count = LEFT_TO_BRLTTY.len() as u32;
    // SAFETY: see above.
    let ignored = unsafe {
        brlapi_sys::brlapi__ignoreKeys(connection.handle_ptr(), kind, left.as_ptr(), count)
    };
    if accepted == -1 || ignored == -1 { Err(BrlApiError::from_brlapi_error()) } else { Ok(()) }
}

/// BRLTTY's name for a command.
fn command_name(code: u64) -> Option<String> {
    // SAFETY: all its fields are pointers and numbers, for which nought is a value.
    let mut described: brlapi_sys::brlapi_describedKeyCode_t = unsafe { core::mem::zeroed() };
    // SAFETY: it only reads tables of the library, and fills what it is handed.
    if unsafe { brlapi_sys::brlapi_describeKeyCode(code, &raw mut described) } == -1
        || described.command.is_null()
    {
        return None;
    }
    // SAFETY: a name is a text of the library that ends with a nought and lasts.
    let name = unsafe { CStr::from_ptr(described.command) };
    name.to_str().ok().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(block: u64, argument: u64) -> u64 {
        COMMAND << 29 | block << 16 | argument
    }

    #[test]
    fn codes_are_keys() {
        let named = |name: &str| Some(DisplayKey::Command(name.to_owned()));
        assert_eq!(DisplayKey::of(command(ROUTE, 7)), Some(DisplayKey::Route(7)));
        assert_eq!(DisplayKey::of(command(PASS_DOTS, 0x13)), Some(DisplayKey::Dots(0x13)));
        assert_eq!(DisplayKey::of(command(PASS_DOTS, 0x113)), Some(DisplayKey::Chord(0x13)));
        assert_eq!(DisplayKey::of(command(PASS_DOTS, 0x100)), Some(DisplayKey::Dots(0)));
        assert_eq!(DisplayKey::of(command(0, 1)), named("LNUP"));
        assert_eq!(DisplayKey::of(0xff0d), named("KEY_ENTER"));
        assert_eq!(DisplayKey::of(0xffc2), named("KEY_FUNCTION_5"));
        assert_eq!(DisplayKey::of(0xe4), Some(DisplayKey::Character('ä')));
        assert_eq!(DisplayKey::of(0x0100_20ac), Some(DisplayKey::Character('€')));
        for odd in [0, 0xfe50, u64::MAX, command(0x1fff, 0xffff), 7 << 29] {
            let _ = DisplayKey::of(odd);
        }
    }
}
