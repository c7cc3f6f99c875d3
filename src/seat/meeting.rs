//! How two places meet, as words and lines of text: the code that one person tells the other, and what is stored so
//! that the places find each other again.

use crate::chess::{Color, Square};
use crate::present::conversation::LinkKey;
use crate::words::{Language, Texts, Wording, squares_told};

/// A code: the numbers of four squares.
pub(crate) type MeetingSquares = [u8; 4];

/// A code as squares, in the listener's language: "Eva vier, Hector acht, …", "Eva four, …".
pub fn code_in_words(squares: MeetingSquares, language: Language) -> String {
    let wording = Wording::in_one_language(language);
    squares.map(|number| wording.say_square(Square::new(number.into()))).join(", ")
}

/// Reads a typed or spoken code: four squares, in letters or in the words of any language.
pub fn read_code(text: &str) -> Option<MeetingSquares> {
    let numbers = squares_told(text)?.into_iter().map(|square| u8::try_from(u32::from(square)));
    numbers.collect::<Result<Vec<_>, _>>().ok()?.try_into().ok()
}

/// An open door, and the code that lets a newcomer in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenDoor {
    pub opens_for: OpensFor,
    pub address: String,
    pub code: MeetingSquares,
}

/// Who is expected at a door.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpensFor {
    OtherPlace,
    ArbitersDesk,
    Phone,
}

impl OpenDoor {
    /// The address of the door, and its code.
    pub fn told(&self, texts: &Texts) -> String {
        let code = code_in_words(self.code, texts.language());
        match self.opens_for {
            OpensFor::OtherPlace => texts.place_listens(&self.address, &code),
            OpensFor::ArbitersDesk => texts.table_listens_for_desk(&self.address, &code),
            OpensFor::Phone => texts.page_open(&self.address, &code),
        }
    }
}

/// The line that stores which colour plays here.
pub fn side_line(side: Color) -> &'static str {
    side.fold_wb("side white\n", "side black\n")
}

/// The colour in the first line of a stored text.
pub fn side_in(text: &str) -> Option<Color> {
    match text.lines().next()? {
        "side white" => Some(Color::White),
        "side black" => Some(Color::Black),
        _ => None,
    }
}

/// The line that stores a key.
pub fn key_line(key: &LinkKey) -> String {
    let digits: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("key {digits}\n")
}

/// The line that stores the address of a guest's host.
pub fn host_line(address: &str) -> String {
    format!("host {address}\n")
}

/// The address of a guest's host in a stored text.
pub fn host_in(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.strip_prefix("host "))
}

/// The line that stores where a host waits.
pub fn door_line(address: &str) -> String {
    format!("waits {address}\n")
}

/// Where a host waits, in a stored text.
pub fn door_in(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.strip_prefix("waits "))
}

/// The key in a stored text.
pub fn key_in(text: &str) -> Option<LinkKey> {
    let digits = text.lines().find_map(|line| line.strip_prefix("key "))?;
    let mut key: LinkKey = [0; 32];
    // `from_str_radix` would accept a leading plus sign.
    let is_digits = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    if digits.len() != 2 * key.len() || !is_digits {
        return None;
    }
    for (byte, digits) in key.iter_mut().zip(digits.as_bytes().chunks_exact(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_told_in_words_and_read_in_words_or_letters() {
        let code = [28, 63, 0, 35];
        let told = code_in_words(code, Language::German);
        assert_eq!(told, "Eva vier, Hector acht, Anna eins, David fünf");
        for text in [
            told.as_str(),
            "e4 h8 a1 d5",
            "E4, H8, A1, D5.",
            "e4, hector acht anna EINS d5.",
            "Eva four, Hector acht, Anna un, d5",
            "e4h8a1d5",
            "e 4 h 8 a 1 d 5",
            "E four H eight A one D five",
            "echo 4 hotel huit alpha eins delta cinq",
            "Eva vier, Hektor acht, Anna eins, David fuenf",
        ] {
            assert_eq!(read_code(text), Some(code), "{text}");
        }
        for text in [
            "",
            "e4 h8 a1",
            "e4 h8 a1 d5 d6",
            "e4 h8 a1 d9",
            "eva",
            "eva vier eva",
            "queen e4 h8 a1 d5",
            "4 e4 h8 a1",
        ] {
            assert_eq!(read_code(text), None, "{text}");
        }
    }

    #[test]
    fn a_code_is_read_in_the_language_in_which_it_was_told() {
        let code = [28, 63, 0, 35];
        for language in Language::ALL {
            let told = code_in_words(code, language);
            assert_eq!(read_code(&told), Some(code), "{told}");
        }
        let english = "Eva four, Hector eight, Anna one, David five";
        assert_eq!(read_code(english), Some(code));
    }

    #[test]
    fn what_is_kept_of_a_meeting_is_read_back() {
        let key = [171; 32];
        let there = host_line("192.168.1.5:4711");
        let kept = format!("{}{there}{}", side_line(Color::Black), key_line(&key));
        assert_eq!((side_in(&kept), key_in(&kept)), (Some(Color::Black), Some(key)));
        assert_eq!(host_in(&kept), Some("192.168.1.5:4711"));
        for spoiled in ["", "key 12\n", &kept.replace("ab", "+b"), &kept.replace("ab", "é")] {
            assert_eq!(key_in(spoiled), None, "{spoiled}");
        }
    }
}
