//! The letters and words of descriptive notation in each language, as tables.

use shakmaty::{CastlingSide, Role};

use crate::notation::Letters as PieceLetters;

use super::expected::ExpectedToken;

/// A language of descriptive notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DescriptiveLanguage {
    /// The form of the rules of 1929: `C3FR`, `P pr. P`, `Roq TR`.
    French,
    /// `N-KB3` or `Kt-KB3`, `PxP`, `O-O`.
    English,
    /// `C3AR`, `PxP`, `O-O`.
    Spanish,
}

impl DescriptiveLanguage {
    /// Every language.
    pub const ALL: [DescriptiveLanguage; 3] =
        [DescriptiveLanguage::French, DescriptiveLanguage::English, DescriptiveLanguage::Spanish];

    /// The language of a set of piece letters, if it has a descriptive form.
    #[must_use]
    pub fn with(letters: PieceLetters) -> Option<DescriptiveLanguage> {
        match letters {
            PieceLetters::French => Some(DescriptiveLanguage::French),
            PieceLetters::English => Some(DescriptiveLanguage::English),
            PieceLetters::Spanish => Some(DescriptiveLanguage::Spanish),
            _ => None,
        }
    }

    /// What can be written at a place, if there are only a few choices.
    #[must_use]
    pub fn choices(self, expected: ExpectedToken) -> &'static [&'static str] {
        let written = &self.letters().written;
        match expected {
            ExpectedToken::Piece | ExpectedToken::Victim => written.pieces,
            ExpectedToken::File => written.files,
            ExpectedToken::CastlingSide => written.castling_sides,
            ExpectedToken::Promotion => written.promotions,
            ExpectedToken::SquareOrTakes
            | ExpectedToken::Rank
            | ExpectedToken::Start
            | ExpectedToken::ClosingBracket
            | ExpectedToken::End => &[],
        }
    }

    /// A square in this notation, as an example.
    #[must_use]
    pub fn example_square(self) -> &'static str {
        self.letters().written.square
    }

    /// The word or sign for taking.
    #[must_use]
    pub fn word_for_taking(self) -> &'static str {
        self.letters().written.takes.trim()
    }

    pub(super) fn letters(self) -> &'static LanguageLetters {
        match self {
            DescriptiveLanguage::French => &FRENCH,
            DescriptiveLanguage::English => &ENGLISH,
            DescriptiveLanguage::Spanish => &SPANISH,
        }
    }
}

/// What comes first: the rank or the file of a square, and likewise the piece or the word that says which of its kind
/// it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NamingOrder {
    /// `4FR`, and `TD` for the queen's rook.
    RankFirst,
    /// `KB4`, and `QR` for the queen's rook.
    FileFirst,
}

/// How much of a square's name is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Custom {
    /// The full name, as in the rules of 1929.
    Whole,
    /// As little as distinguishes the move from all other legal ones.
    Brief,
}

/// One language. In every pattern a blank means any gap, a hyphen any dash, and a zero also the letter O. A longer
/// pattern comes before one that it begins with.
pub(super) struct LanguageLetters {
    pub(super) order: NamingOrder,
    pub(super) custom: Custom,
    /// The first entry of a piece is used for writing.
    pub(super) pieces: &'static [(&'static str, Role)],
    pub(super) takes: &'static [&'static str],
    pub(super) check: &'static [&'static str],
    pub(super) mate: &'static [&'static str],
    pub(super) en_passant: &'static [&'static str],
    /// Castling with words for each side.
    pub(super) castlings: &'static [(&'static str, CastlingSide)],
    /// Castling as a word that is followed by a side.
    pub(super) castle: &'static [&'static str],
    pub(super) castle_sides: &'static [(&'static str, CastlingSide)],
    pub(super) written: WrittenSign,
}

/// How each sign is written, with the blanks around it.
pub(super) struct WrittenSign {
    pub(super) moves_to: &'static str,
    pub(super) takes: &'static str,
    pub(super) check: &'static str,
    pub(super) mate: &'static str,
    pub(super) en_passant: &'static str,
    pub(super) castle_short: &'static str,
    pub(super) castle_long: &'static str,
    /// For messages: a square, and the letters of all pieces.
    pub(super) square: &'static str,
    pub(super) pieces: &'static [&'static str],
    pub(super) promotions: &'static [&'static str],
    pub(super) files: &'static [&'static str],
    pub(super) castling_sides: &'static [&'static str],
}

impl LanguageLetters {
    /// The letter that is used for writing a piece.
    pub(super) fn letter(&self, role: Role) -> &'static str {
        self.pieces.iter().find(|(_, named)| *named == role).map_or("", |(letter, _)| letter)
    }
}

/// Castling in signs, in every language.
pub(super) const CASTLING_SIGNS: &[(&str, CastlingSide)] =
    &[("0-0-0", CastlingSide::QueenSide), ("0-0", CastlingSide::KingSide)];

static FRENCH: LanguageLetters = LanguageLetters {
    order: NamingOrder::RankFirst,
    custom: Custom::Whole,
    pieces: &[
        ("R", Role::King),
        ("D", Role::Queen),
        ("T", Role::Rook),
        ("F", Role::Bishop),
        ("C", Role::Knight),
        ("P", Role::Pawn),
    ],
    takes: &["prend", "pr", "x", ":", "×"],
    check: &["échec", "echec", "éch", "ech", "+", "†"],
    mate: &[
        "échec et mat",
        "echec et mat",
        "éch et mat",
        "ech et mat",
        "mat",
        "met",
        "++",
        "#",
        "‡",
    ],
    en_passant: &["en passant", "e p"],
    castlings: &[("petit roque", CastlingSide::KingSide), ("grand roque", CastlingSide::QueenSide)],
    castle: &["roque", "roq"],
    castle_sides: &[
        ("t r", CastlingSide::KingSide),
        ("t d", CastlingSide::QueenSide),
        ("r", CastlingSide::KingSide),
        ("d", CastlingSide::QueenSide),
    ],
    written: WrittenSign {
        moves_to: "-",
        takes: " pr. ",
        check: " Ech",
        mate: " Mat",
        en_passant: " e.p.",
        castle_short: "Roq TR",
        castle_long: "Roq TD",
        square: "4FR",
        pieces: &["R", "D", "T", "F", "C", "P"],
        promotions: &["D", "T", "F", "C"],
        files: &["R", "D", "TR", "TD", "FR", "FD", "CR", "CD"],
        castling_sides: &["TR", "TD"],
    },
};

static ENGLISH: LanguageLetters = LanguageLetters {
    order: NamingOrder::FileFirst,
    custom: Custom::Brief,
    pieces: &[
        ("N", Role::Knight),
        ("Kt", Role::Knight),
        ("K", Role::King),
        ("Q", Role::Queen),
        ("R", Role::Rook),
        ("B", Role::Bishop),
        ("P", Role::Pawn),
    ],
    takes: &["takes", "x", ":", "×"],
    check: &[
        "dis check",
        "dbl check",
        "double check",
        "dis ch",
        "dbl ch",
        "double ch",
        "check",
        "ch",
        "+",
        "†",
    ],
    mate: &["checkmate", "mate", "++", "#", "‡"],
    en_passant: &["en passant", "e p"],
    castlings: &[],
    castle: &["castles", "castle"],
    castle_sides: &[
        ("kr", CastlingSide::KingSide),
        ("qr", CastlingSide::QueenSide),
        ("k", CastlingSide::KingSide),
        ("q", CastlingSide::QueenSide),
    ],
    written: WrittenSign {
        moves_to: "-",
        takes: "x",
        check: "ch",
        mate: " mate",
        en_passant: " e.p.",
        castle_short: "O-O",
        castle_long: "O-O-O",
        square: "KB4",
        pieces: &["K", "Q", "R", "B", "N", "P"],
        promotions: &["Q", "R", "B", "N"],
        files: &["K", "Q", "KR", "QR", "KB", "QB", "KN", "QN"],
        castling_sides: &["K", "Q"],
    },
};

static SPANISH: LanguageLetters = LanguageLetters {
    order: NamingOrder::RankFirst,
    custom: Custom::Brief,
    pieces: &[
        ("R", Role::King),
        ("D", Role::Queen),
        ("T", Role::Rook),
        ("A", Role::Bishop),
        ("C", Role::Knight),
        ("P", Role::Pawn),
    ],
    takes: &["x", ":", "×"],
    check: &["jaque", "+", "†"],
    mate: &["jaque mate", "mate", "++", "#", "‡"],
    en_passant: &["al paso", "a.p", "ap", "e p"],
    castlings: &[],
    castle: &["enroque"],
    castle_sides: &[("corto", CastlingSide::KingSide), ("largo", CastlingSide::QueenSide)],
    written: WrittenSign {
        moves_to: "-",
        takes: "x",
        check: "+",
        mate: " mate",
        en_passant: " a.p.",
        castle_short: "O-O",
        castle_long: "O-O-O",
        square: "4AR",
        pieces: &["R", "D", "T", "A", "C", "P"],
        promotions: &["D", "T", "A", "C"],
        files: &["R", "D", "TR", "TD", "AR", "AD", "CR", "CD"],
        castling_sides: &["corto", "largo"],
    },
};
