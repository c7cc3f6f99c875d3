//! Whether two addresses may mean the same board.

use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use super::report_board::{CableBoard, found_at_cables};
use super::{BoardAddress, BoardPlace};

impl BoardAddress {
    /// Whether the board at this address may be the one at the other. That includes addresses without a full name,
    /// such as any board in the air.
    #[must_use]
    pub fn may_be(&self, other: &BoardAddress) -> bool {
        self.may_be_among(other, found_at_cables)
    }

    fn may_be_among(&self, other: &BoardAddress, found: impl Fn() -> Vec<CableBoard>) -> bool {
        match (&self.place, &other.place) {
            (BoardPlace::Port(one), BoardPlace::Port(other)) => port(one) == port(other),
            (BoardPlace::Usb(one), BoardPlace::Usb(other)) => match (one, other) {
                (Some(one), Some(other)) => one == other,
                // Without a number it is the only board at a cable.
                (None, _) | (_, None) => true,
            },
            (BoardPlace::Port(named), BoardPlace::Usb(number))
            | (BoardPlace::Usb(number), BoardPlace::Port(named)) => {
                is_at_cable(named, *number, &found())
            }
            (BoardPlace::Air(one), BoardPlace::Air(another)) => {
                let are_of_two_families =
                    matches!((self.kind, other.kind), (Some(one), Some(other)) if one != other);
                !are_of_two_families && may_be_called(one.as_deref(), another.as_deref())
            }
            (BoardPlace::Air(_), _) | (_, BoardPlace::Air(_)) => false,
        }
    }
}

/// The port by its canonical name, because a port may have several. Windows ignores the case of port names.
fn port(name: &str) -> PathBuf {
    let bare = name.strip_prefix(r"\\.\").unwrap_or(name);
    let of_windows = bare.get(..3).is_some_and(|begin| begin.eq_ignore_ascii_case("com"));
    match of_windows {
        true => PathBuf::from(bare.to_ascii_uppercase()),
        false => fs::canonicalize(name).unwrap_or_else(|_| PathBuf::from(name)),
    }
}

/// Whether the board with this device name is the one at a cable with this number.
fn is_at_cable(named: &str, number: Option<NonZeroUsize>, found: &[CableBoard]) -> bool {
    let is_named = |board: &CableBoard| port(&board.place) == port(named);
    match number {
        Some(number) => found.get(number.get() - 1).is_some_and(is_named),
        None => found.iter().any(is_named),
    }
}

/// Whether one board may match both names, or beginnings of names. `None` matches any.
fn may_be_called(one: Option<&str>, other: Option<&str>) -> bool {
    let (Some(one), Some(other)) = (one, other) else { return true };
    let (one, other) = (one.to_lowercase(), other.to_lowercase());
    one.starts_with(&other) || other.starts_with(&one)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::BoardKind;

    fn found() -> Vec<CableBoard> {
        let board = |place: &str| CableBoard {
            kind: BoardKind::Chessnut,
            place: place.to_owned(),
            product: String::new(),
            numbers: (0x2d80, 0x8001),
        };
        vec![board("/dev/hidraw3"), board("/dev/hidraw4")]
    }

    #[test]
    fn boards_are_apart_where_no_board_can_be_meant_by_both() {
        for (one, other, may_be) in [
            ("/dev/ttyUSB0", "/dev/ttyUSB1", false),
            ("/dev/ttyUSB0", "dgt:/dev/ttyUSB0", true),
            ("COM3", "com3", true),
            ("COM3", r"chesslink:\\.\com3", true),
            ("COM3", "COM4", false),
            ("usb:1", "usb:2", false),
            ("usb:1", "chessnut:usb:1", true),
            ("chessnut", "usb:2", true),
            ("chessnut:/dev/hidraw4", "usb:2", true),
            ("chessnut:/dev/hidraw4", "usb:1", false),
            ("chessnut:/dev/hidraw4", "/dev/ttyUSB0", false),
            ("chessnut", "/dev/ttyUSB0", false),
            ("bluetooth", "bluetooth", true),
            ("bluetooth", "bluetooth:Chessnut Air", true),
            ("bluetooth:chessnut", "bluetooth:Chessnut Air", true),
            ("bluetooth:Chessnut Air", "bluetooth:Millennium", false),
            ("bluetooth:01:23:45:67:89:AB", "bluetooth:01:23:45:67:89:ac", false),
            ("chesslink:bluetooth", "chessnut:bluetooth", false),
            ("chesslink:bluetooth", "chesslink:bluetooth", true),
            ("chesslink:bluetooth", "bluetooth", true),
            ("bluetooth", "/dev/ttyUSB0", false),
            ("bluetooth", "usb", false),
        ] {
            let read = |text: &str| text.parse::<BoardAddress>().expect("an address");
            let (one, other) = (read(one), read(other));
            assert_eq!(one.may_be_among(&other, found), may_be, "{one:?} {other:?}");
            assert_eq!(other.may_be_among(&one, found), may_be, "{other:?} {one:?}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_port_is_known_by_every_name_that_it_has() {
        let link = std::env::temp_dir().join(format!("hector-port-{}", std::process::id()));
        std::os::unix::fs::symlink("/dev/null", &link).expect("a link");
        assert_eq!(port(link.to_str().expect("a name")), port("/dev/null"));
        fs::remove_file(link).expect("the link goes");
    }
}
