//! A player's name, as typed for a score sheet.

use crate::chess::notation::harmless;
use crate::words::is_typed_as_any;

/// The maximum length of a name.
pub const LONGEST_NAME: usize = 60;

/// Words that mean no name.
const NO_NAME: [&str; 16] = [
    "none",
    "no",
    "no name",
    "no thanks",
    "no thank you",
    "keiner",
    "keinen",
    "kein name",
    "ohne namen",
    "nein",
    "nein danke",
    "aucun",
    "aucun nom",
    "sans nom",
    "non",
    "non merci",
];

/// What was typed for a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NameGiven {
    Name(String),
    /// The person wants no name.
    NoName,
    /// It is too long, or has digits, like a move.
    Unfit,
}

impl NameGiven {
    pub fn read(typed: &str) -> NameGiven {
        if is_typed_as_any(typed, &NO_NAME) {
            return NameGiven::NoName;
        }
        let words = harmless(typed);
        let name = words.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_fit = name.chars().any(char::is_alphabetic)
            && !name.chars().any(|sign| sign.is_ascii_digit())
            && name.chars().count() <= LONGEST_NAME;
        if is_fit { NameGiven::Name(name) } else { NameGiven::Unfit }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_letters_and_no_digits_and_fits_on_a_sheet() {
        let named = |name: &str| NameGiven::Name(name.to_owned());
        for (typed, given) in [
            ("Anna", named("Anna")),
            ("  Anna   Müller ", named("Anna Müller")),
            ("Jean-Loup d'Août", named("Jean-Loup d'Août")),
            ("An\u{1b}[Jna\nB", named("An [Jna B")),
            ("J. R. \"Bob\" [x]", named("J. R. \"Bob\" [x]")),
            ("keiner", NameGiven::NoName),
            ("", NameGiven::Unfit),
            ("e4", NameGiven::Unfit),
            ("...", NameGiven::Unfit),
        ] {
            assert_eq!(NameGiven::read(typed), given, "{typed}");
        }
        assert_eq!(NameGiven::read(&"ä".repeat(LONGEST_NAME)), named(&"ä".repeat(LONGEST_NAME)));
        assert_eq!(NameGiven::read(&"ä".repeat(LONGEST_NAME + 1)), NameGiven::Unfit);
    }
}
