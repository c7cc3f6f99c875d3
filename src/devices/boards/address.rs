//! The address of a board, as it is written on the command line.

use std::num::NonZeroUsize;
use std::str::FromStr;

use super::report_board::gives_reports;
use super::{BoardKind, PegasusKey};

/// Stands in the place of the port for a board that is reached by Bluetooth.
const IN_THE_AIR: &str = "bluetooth";
/// Stands there for a board at a USB cable that has no port.
const AT_A_CABLE: &str = "usb";

/// Where a board is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardPlace {
    /// At a port, by its name, such as `/dev/ttyUSB0` or `COM3`.
    Port(String),
    /// At a USB cable, as a device that gives reports: which of several, if given.
    Usb(Option<NonZeroUsize>),
    /// By Bluetooth Low Energy: the beginning of its name, or its address. `None` means any board.
    Air(Option<String>),
}

/// Where a board is, and its family if that is given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardAddress {
    /// Its family. `None` means that it is found out.
    pub kind: Option<BoardKind>,
    /// The key that unlocks it, if it needs one.
    pub key: Option<PegasusKey>,
    pub place: BoardPlace,
}

/// The text is not the address of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no place of a board")]
pub struct NoBoardAddress;

impl FromStr for BoardAddress {
    type Err = NoBoardAddress;

    /// `PLACE`, `FAMILY:PLACE` or `pegasus/KEY:PLACE`; or the family alone if its boards are found at a cable.
    fn from_str(text: &str) -> Result<BoardAddress, NoBoardAddress> {
        if let Some(kind) = kind_of(text).filter(|kind| gives_reports(*kind)) {
            return Ok(BoardAddress { kind: Some(kind), key: None, place: BoardPlace::Usb(None) });
        }
        let Some((kind, key, place)) = family_of(text) else {
            return Ok(BoardAddress { kind: None, key: None, place: text.parse()? });
        };
        let key = match (kind, key) {
            (_, None) => None,
            (BoardKind::Pegasus, Some(key)) => Some(PegasusKey::read(key).ok_or(NoBoardAddress)?),
            (_, Some(_)) => return Err(NoBoardAddress),
        };
        let place = place.parse()?;
        let is_found_so = !matches!(place, BoardPlace::Usb(_)) || gives_reports(kind);
        is_found_so.then_some(BoardAddress { kind: Some(kind), key, place }).ok_or(NoBoardAddress)
    }
}

impl FromStr for BoardPlace {
    type Err = NoBoardAddress;

    /// A port, `usb`, `usb:NUMBER`, `bluetooth` or `bluetooth:NAME`.
    fn from_str(text: &str) -> Result<BoardPlace, NoBoardAddress> {
        if text == AT_A_CABLE {
            return Ok(BoardPlace::Usb(None));
        }
        if let Some(number) = text.strip_prefix(AT_A_CABLE).and_then(|rest| rest.strip_prefix(':'))
        {
            return number
                .parse()
                .map(|number| BoardPlace::Usb(Some(number)))
                .map_err(|_| NoBoardAddress);
        }
        if text == IN_THE_AIR {
            return Ok(BoardPlace::Air(None));
        }
        match text.strip_prefix(IN_THE_AIR).and_then(|rest| rest.strip_prefix(':')) {
            Some("") => Err(NoBoardAddress),
            Some(name) => Ok(BoardPlace::Air(Some(name.to_owned()))),
            None if text.is_empty() || kind_of(text).is_some() => Err(NoBoardAddress),
            None => Ok(BoardPlace::Port(text.to_owned())),
        }
    }
}

/// The family at the beginning, an optional key after it, and the rest. The name of a port may contain the same
/// signs.
fn family_of(text: &str) -> Option<(BoardKind, Option<&str>, &str)> {
    let (family, place) = text.split_once(':')?;
    let (name, key) = match family.split_once('/') {
        Some((name, key)) => (name, Some(key)),
        None => (family, None),
    };
    Some((kind_of(name)?, key, place))
}

fn kind_of(name: &str) -> Option<BoardKind> {
    BoardKind::ALL.into_iter().find(|kind| kind.name() == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<(Option<BoardKind>, bool, BoardPlace)> {
        text.parse::<BoardAddress>().ok().map(|read| (read.kind, read.key.is_some(), read.place))
    }

    #[test]
    fn a_place_is_a_port_or_in_the_air_with_or_without_a_family() {
        let port = |name: &str| BoardPlace::Port(name.to_owned());
        let air = |name: &str| BoardPlace::Air(Some(name.to_owned()));
        for (text, kind, place) in [
            ("COM3", None, port("COM3")),
            ("dgt:COM3", Some(BoardKind::Dgt), port("COM3")),
            // A Bluetooth address has colons of its own.
            ("00:1a:7d", None, port("00:1a:7d")),
            ("/dev/rfcomm:1", None, port("/dev/rfcomm:1")),
            ("bluetooth", None, BoardPlace::Air(None)),
            ("chessnut:bluetooth", Some(BoardKind::Chessnut), BoardPlace::Air(None)),
            ("bluetooth:Chessnut Air", None, air("Chessnut Air")),
            ("bluetooth:01:23:45:67:89:AB", None, air("01:23:45:67:89:AB")),
            ("chesslink:bluetooth:My board", Some(BoardKind::ChessLink), air("My board")),
            ("bluetooth0", None, port("bluetooth0")),
            ("usb", None, BoardPlace::Usb(None)),
            ("usb:2", None, BoardPlace::Usb(NonZeroUsize::new(2))),
            ("chessnut", Some(BoardKind::Chessnut), BoardPlace::Usb(None)),
            ("chessnut:usb:1", Some(BoardKind::Chessnut), BoardPlace::Usb(NonZeroUsize::new(1))),
            ("usb0", None, port("usb0")),
        ] {
            assert_eq!(read(text), Some((kind, false, place)), "{text}");
        }
        let opened = Some((Some(BoardKind::Pegasus), true, BoardPlace::Air(None)));
        assert_eq!(read("pegasus/0123456789ab:bluetooth"), opened);
        for wrong in [
            "",
            "dgt",
            "dgt:",
            "dgt:chesslink",
            "bluetooth:",
            "pegasus:bluetooth:",
            "pegasus/:bluetooth",
            "pegasus/12:bluetooth",
            "dgt/0123456789ab:COM3",
            "chessnut:",
            "usb:",
            "usb:0",
            "usb:two",
            "chesslink:usb",
            "pegasus/0123456789ab:usb",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
