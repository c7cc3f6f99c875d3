//! Whether two boards that are named may be one and the same. Never opens one.

use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use super::report_board::{CableBoard, found_at_cables};
use super::{BoardAddress, BoardPlace};

impl BoardAddress {
    /// Whether the board at this place may be the one at the other. Two that are looked for by less than their whole
    /// name, such as any board in the air, may be.
    #[must_use]
    pub fn may_be(&self, other: &BoardAddress) -> bool {
        self.may_be_among(other, found_at_cables)
    }

    fn may_be_among(&self, other: &BoardAddress, found: impl Fn() -> Vec<CableBoard>) -> bool {
        match (&self.place, &other.place) {
            (BoardPlace::Port(one), BoardPlace::Port(other)) => port(one) == port(other),
            (BoardPlace::Usb(one), BoardPlace::Usb(other)) => match (one, other) {
                (Some(one), Some(other)) => one == other,
                // It takes the only one that is there.
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

/// A port by the name that it has in the end: one may have several. Windows knows its ports in any letters.
fn port(name: &str) -> PathBuf {
    let bare = name.strip_prefix(r"\\.\").unwrap_or(name);
    let of_windows = bare.get(..3).is_some_and(|begin| begin.eq_ignore_ascii_case("com"));
    match of_windows {
        true => PathBuf::from(bare.to_ascii_uppercase()),
        false => fs::canonicalize(name).unwrap_or_else(|_| PathBuf::from(name)),
    }
}

/// Whether what is named by its device is the board at a cable that is named by its number.
fn is_at_cable(named: &str, number: Option<NonZeroUsize>, found: &[CableBoard]) -> bool {
    let is_named = |board: &CableBoard| port(&board.place) == port(named);
    match number {
        Some(number) => found.get(number.get() - 1).is_some_and(is_named),
        None => found.iter().any(is_named),
    }
}

/// Whether one board may be meant by both names, or beginnings of names; none means any.
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
