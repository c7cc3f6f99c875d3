//! How boards appear in the air: the services that they offer, the characteristics to read and write, and their
//! names.

use uuid::Uuid;

use crate::boards::BoardKind;

/// How to recognise a family of boards and talk with it.
pub(super) struct AirProfile {
    pub(super) kind: BoardKind,
    /// The service that it offers, and usually advertises.
    pub(super) service: Uuid,
    /// The characteristic that it sends through.
    pub(super) tells: Uuid,
    /// The characteristic that it receives through.
    pub(super) takes: Uuid,
    pub(super) carries: AirCarries,
    /// How its factory names begin, in lower case, for boards that do not advertise their service. Owners may change
    /// the name.
    names: &'static [&'static str],
}

/// How bytes are split into messages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AirCarries {
    /// As bytes, in pieces that fit.
    Bytes,
    /// One whole line in each message, without its end.
    Lines,
}

impl AirCarries {
    /// The messages that carry these bytes, each of at most `most` bytes.
    pub(super) fn messages(self, bytes: &[u8], most: usize) -> Vec<&[u8]> {
        match self {
            AirCarries::Bytes => bytes.chunks(most).collect(),
            AirCarries::Lines => {
                bytes.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).collect()
            }
        }
    }

    /// The bytes that a message carried.
    pub(super) fn bytes(self, mut message: Vec<u8>) -> Vec<u8> {
        if self == AirCarries::Lines {
            message.push(b'\n');
        }
        message
    }
}

/// All families that may be in the air. Each service belongs to one family.
pub(super) const PROFILES: [AirProfile; 4] = [
    AirProfile {
        kind: BoardKind::Chessnut,
        service: Uuid::from_u128(0x1b7e8261_2877_41c3_b46e_cf057c562023),
        tells: Uuid::from_u128(0x1b7e8262_2877_41c3_b46e_cf057c562023),
        takes: Uuid::from_u128(0x1b7e8272_2877_41c3_b46e_cf057c562023),
        carries: AirCarries::Bytes,
        names: &["chessnut", "smart chess"],
    },
    AirProfile {
        kind: BoardKind::ChessLink,
        service: Uuid::from_u128(0x49535343_fe7d_4ae5_8fa9_9fafd205e455),
        tells: Uuid::from_u128(0x49535343_1e4d_4bd9_ba61_23c647249616),
        takes: Uuid::from_u128(0x49535343_8841_43f4_a8d4_ecbe34729bb3),
        carries: AirCarries::Bytes,
        names: &["millennium chess"],
    },
    AirProfile {
        kind: BoardKind::Pegasus,
        service: Uuid::from_u128(0x6e400001_b5a3_f393_e0a9_e50e24dcca9e),
        tells: Uuid::from_u128(0x6e400003_b5a3_f393_e0a9_e50e24dcca9e),
        takes: Uuid::from_u128(0x6e400002_b5a3_f393_e0a9_e50e24dcca9e),
        carries: AirCarries::Bytes,
        names: &["dgt_pegasus", "dgt pegasus"],
    },
    AirProfile {
        kind: BoardKind::Peripheral,
        service: Uuid::from_u128(0xf5351050_b2c9_11ec_a0c0_b3bc53b08d33),
        tells: Uuid::from_u128(0xf53513ca_b2c9_11ec_a0c1_639b8957db99),
        takes: Uuid::from_u128(0xf535147e_b2c9_11ec_a0c2_8bbd706ec4e6),
        carries: AirCarries::Lines,
        names: &[],
    },
];

/// Services that other devices also offer, such as printers and watches. They do not identify a board unless the
/// address names the family.
const NOT_OF_BOARDS_ALONE: [BoardKind; 2] = [BoardKind::ChessLink, BoardKind::Pegasus];

/// The board to look for.
#[derive(Debug, Clone, Default)]
pub(super) struct AirWish {
    /// The beginning of its name, or its address.
    pub(super) name: Option<String>,
    pub(super) kind: Option<BoardKind>,
}

impl AirWish {
    /// Whether a device with this name, address and services may be the board.
    pub(super) fn may_be(&self, name: Option<&str>, address: &str, services: &[Uuid]) -> bool {
        let shown = name.unwrap_or_default().to_lowercase();
        if let Some(wanted) = &self.name {
            let (wanted, address) = (wanted.to_lowercase(), address.to_lowercase());
            let in_full = format!("{shown} {address}");
            return address == wanted || in_full == wanted || shown.starts_with(&wanted);
        }
        PROFILES.iter().filter(|profile| self.kind.is_none_or(|kind| kind == profile.kind)).any(
            |profile| {
                // If the family is given, its service is enough.
                let says_enough =
                    self.kind.is_some() || !NOT_OF_BOARDS_ALONE.contains(&profile.kind);
                (says_enough && services.contains(&profile.service))
                    || profile.names.iter().any(|name| shown.starts_with(name))
            },
        )
    }
}

/// The name and the address of a device in the air.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ShownName {
    pub(super) name: Option<String>,
    pub(super) address: String,
}

/// The labels of these devices, sorted: the name, with the address if several have the same name, or the address
/// alone if there is no name.
pub(super) fn told_apart(mut shown: Vec<ShownName>) -> Vec<String> {
    shown.sort();
    shown.dedup();
    let told = shown.iter().map(|board| {
        let Some(name) = &board.name else { return board.address.clone() };
        let of_this_name = shown.iter().filter(|other| other.name.as_ref() == Some(name)).count();
        if of_this_name == 1 { name.clone() } else { format!("{name} {}", board.address) }
    });
    told.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_through_the_air_whole_and_without_its_end() {
        let told = AirCarries::Lines.messages(b"set_variant standard\nbegin 8/8 w\n", 4);
        assert_eq!(told, [&b"set_variant standard"[..], b"begin 8/8 w"]);
        assert_eq!(AirCarries::Lines.bytes(b"ok".to_vec()), b"ok\n");
        assert_eq!(AirCarries::Bytes.messages(b"a\nbcd", 2), [&b"a\n"[..], b"bc", b"d"]);
        assert_eq!(AirCarries::Bytes.bytes(b"ok".to_vec()), b"ok");
    }

    #[test]
    fn a_board_is_known_by_its_service_or_its_name_and_a_printer_is_none() {
        const ADDRESS: &str = "01:23:45:67:89:AB";
        let any = AirWish::default();
        let services = PROFILES.map(|profile| profile.service);
        let [chessnut, uart, nordic, peripheral] = services.each_ref().map(std::slice::from_ref);
        assert!(any.may_be(Some("Chessnut Air"), ADDRESS, &[]));
        assert!(any.may_be(Some("kitchen"), ADDRESS, chessnut), "its owner has named it");
        assert!(any.may_be(None, ADDRESS, peripheral));
        assert!(any.may_be(Some("DGT_Pegasus_01234"), ADDRESS, nordic));
        assert!(any.may_be(Some("MILLENNIUM CHESS"), ADDRESS, &[]));
        assert!(!any.may_be(Some("Printer"), ADDRESS, uart));
        assert!(!any.may_be(Some("Watch"), ADDRESS, nordic));
        assert!(!any.may_be(None, ADDRESS, &[]));
        let pegasus = AirWish { name: None, kind: Some(BoardKind::Pegasus) };
        assert!(pegasus.may_be(Some("renamed"), ADDRESS, nordic));
        assert!(!pegasus.may_be(Some("Chessnut Air"), ADDRESS, chessnut));
        let named = AirWish { name: Some("kitch".to_owned()), kind: None };
        assert!(named.may_be(Some("Kitchen"), ADDRESS, &[]));
        assert!(!named.may_be(Some("Chessnut Air"), ADDRESS, chessnut));
        let at = AirWish { name: Some("01:23:45:67:89:ab".to_owned()), kind: None };
        assert!(at.may_be(None, ADDRESS, &[]));
    }

    #[test]
    fn boards_of_one_name_are_told_apart_by_their_addresses_and_found_by_what_is_told() {
        let shown = |name: Option<&str>, address: &str| ShownName {
            name: name.map(str::to_owned),
            address: address.to_owned(),
        };
        let told = told_apart(vec![
            shown(Some("Chessnut Air"), "01:23:45:67:89:AC"),
            shown(Some("Wooden board"), "01:23:45:67:89:AD"),
            shown(None, "01:23:45:67:89:AE"),
            shown(Some("Chessnut Air"), "01:23:45:67:89:AB"),
            shown(Some("Chessnut Air"), "01:23:45:67:89:AB"),
        ]);
        let expected = [
            "01:23:45:67:89:AE",
            "Chessnut Air 01:23:45:67:89:AB",
            "Chessnut Air 01:23:45:67:89:AC",
            "Wooden board",
        ];
        assert_eq!(told, expected);
        let wish = AirWish { name: Some(expected[1].to_lowercase()), kind: None };
        assert!(wish.may_be(Some("Chessnut Air"), "01:23:45:67:89:AB", &[]));
        assert!(!wish.may_be(Some("Chessnut Air"), "01:23:45:67:89:AC", &[]));
    }
}
