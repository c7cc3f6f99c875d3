//! The names of the files. They are the same in every language (D.2.1).

use super::vocabulary::{Term, spelled, word, words};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FileNames {
    /// Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector (D.2.1).
    #[default]
    Anna,
    /// Alfa, Bravo, Charlie, Delta, Echo, Foxtrot, Golf, Hotel.
    Nato,
}

impl FileNames {
    pub const ALL: [FileNames; 2] = [FileNames::Anna, FileNames::Nato];

    /// The name of the alphabet: anna, nato.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            FileNames::Anna => "anna",
            FileNames::Nato => "nato",
        }
    }

    pub(super) fn terms(self) -> &'static [Term; 8] {
        match self {
            FileNames::Anna => &ANNA,
            FileNames::Nato => &NATO,
        }
    }
}

static ANNA: [Term; 8] = [
    spelled("Anna", &["Ana"]),
    spelled("Bella", &["Bela"]),
    spelled("Cesar", &["Cäsar", "Caesar", "Cezar", "Zesar"]),
    word("David"),
    spelled("Eva", &["Ewa", "Ève"]),
    spelled("Felix", &["Félix"]),
    spelled("Gustav", &["Gustave", "Gustaf"]),
    spelled("Hector", &["Hektor"]),
];

static NATO: [Term; 8] = [
    spelled("Alfa", &["Alpha"]),
    word("Bravo"),
    spelled("Charlie", &["Charly"]),
    word("Delta"),
    word("Echo"),
    words("Foxtrot", &["Fox"]),
    word("Golf"),
    word("Hotel"),
];
