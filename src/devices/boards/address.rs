//! Where a board is, as it is written on the command line. Never looks whether it is there.

use std::str::FromStr;

use super::{BoardKind, PegasusKey};

/// What stands in the place of a port where a board is in the air.
const IN_THE_AIR: &str = "bluetooth";

/// Where a board is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardPlace {
    /// At a port, by its name, such as `/dev/ttyUSB0` or `COM3`.
    Port(String),
    /// In the air, by Bluetooth Low Energy: how its name begins, or its address; any board, if none is named.
    Air(Option<String>),
}

/// Where a board is, and what it speaks if somebody has said so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardAddress {
    /// What it speaks; none has it found out.
    pub kind: Option<BoardKind>,
    /// What opens it, where a board wants that.
    pub key: Option<PegasusKey>,
    /// Where it is.
    pub place: BoardPlace,
}

/// It names no place of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no place of a board")]
pub struct NoBoardAddress;

impl FromStr for BoardAddress {
    type Err = NoBoardAddress;

    /// `PLACE`, `FAMILY:PLACE` or `pegasus/KEY:PLACE`.
    fn from_str(text: &str) -> Result<BoardAddress, NoBoardAddress> {
        let Some((kind, key, place)) = family_of(text) else {
            return Ok(BoardAddress { kind: None, key: None, place: text.parse()? });
        };
        let key = match (kind, key) {
            (_, None) => None,
            (BoardKind::Pegasus, Some(key)) => Some(PegasusKey::read(key).ok_or(NoBoardAddress)?),
            (_, Some(_)) => return Err(NoBoardAddress),
        };
        Ok(BoardAddress { kind: Some(kind), key, place: place.parse()? })
    }
}

impl FromStr for BoardPlace {
    type Err = NoBoardAddress;

    /// A port, `bluetooth` or `bluetooth:NAME`.
    fn from_str(text: &str) -> Result<BoardPlace, NoBoardAddress> {
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

/// The family that is named first, what may stand behind it, and the rest. A port may have such signs in
/// its own name.
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
            // A name of Bluetooth has colons of its own.
            ("00:1a:7d", None, port("00:1a:7d")),
            ("/dev/rfcomm:1", None, port("/dev/rfcomm:1")),
            ("bluetooth", None, BoardPlace::Air(None)),
            ("chessnut:bluetooth", Some(BoardKind::Chessnut), BoardPlace::Air(None)),
            ("bluetooth:Chessnut Air", None, air("Chessnut Air")),
            ("bluetooth:01:23:45:67:89:AB", None, air("01:23:45:67:89:AB")),
            ("chesslink:bluetooth:My board", Some(BoardKind::ChessLink), air("My board")),
            ("bluetooth0", None, port("bluetooth0")),
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
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
