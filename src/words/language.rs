//! The languages of Hector, and the settings of an announcement. The words are in `lang`.

use super::files::FileNames;
use super::vocabulary::{NumberAgreement, Vocabulary};
use crate::chess::notation::Letters;
use crate::laws::AnnouncingLanguage;

/// A language with a full table of the words of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// German, the language of Appendix D.
    #[default]
    German,
    French,
    English,
}

impl From<AnnouncingLanguage> for Language {
    fn from(announced: AnnouncingLanguage) -> Language {
        match announced {
            AnnouncingLanguage::German => Language::German,
            AnnouncingLanguage::French => Language::French,
            AnnouncingLanguage::English => Language::English,
        }
    }
}

/// A text with the sign that ends it. French puts a space before a sign of two parts.
#[must_use]
pub fn with_sign(text: &str, sign: char, language: Language) -> String {
    let blank = match (language, sign) {
        (Language::French, ':' | ';' | '?' | '!') => " ",
        _ => "",
    };
    format!("{text}{blank}{sign}")
}

/// Joins items by semicolons, because commas occur within them.
#[must_use]
pub fn apart(told: &[String], language: Language) -> String {
    told.join(&format!("{} ", with_sign("", ';', language)))
}

impl Language {
    pub const ALL: [Language; 3] = [Language::German, Language::French, Language::English];

    /// Its two-letter code: de, fr, en.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.words().code
    }

    /// What its speakers call it.
    pub(crate) fn own_name(self) -> &'static str {
        self.words().own_name
    }

    /// The language of a two-letter code.
    #[must_use]
    pub fn coded(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The language of a locale: "de_DE.UTF-8", "fr", "en-GB". `None` for "C" and for every other language.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Language> {
        Language::coded(locale.split(['_', '-', '.', '@']).next()?)
    }

    /// The letters that its speakers use in notation.
    #[must_use]
    pub fn letters(self) -> Letters {
        self.words().letters
    }

    pub(super) fn vocabulary(self) -> &'static Vocabulary {
        self.words().vocabulary
    }
}

/// How announcements are worded. Menus and help have a language of their own: a French player at an event under
/// Appendix D announces in German.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Wording {
    /// The language of pieces and castling.
    pub words: Language,
    /// The language of the ranks: German unless the arbiter decides otherwise (D.2.1).
    pub ranks: Language,
    pub files: FileNames,
}

impl Wording {
    /// Pieces, castling and ranks in one language.
    #[must_use]
    pub fn in_one_language(language: Language) -> Wording {
        Wording { words: language, ranks: language, files: FileNames::default() }
    }
}

/// A number in words, as one counts: "einundzwanzig", "vingt et un", "twenty-one".
#[must_use]
pub fn number(number: u16, language: Language) -> String {
    (language.vocabulary().number)(number, NumberAgreement::Counting)
}
