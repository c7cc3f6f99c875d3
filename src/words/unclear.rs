//! What was not understood of an announcement, and what could have stood there. Never says it.

use crate::chess::File;

/// Why a text is no announcement: a player's slip, not an error of the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unclear {
    /// There was no word in it.
    Nothing,
    /// There were more words than any announcement has.
    TooLong,
    /// There were several moves, each as it is written.
    SeveralMoves,
    /// A word that means nothing here.
    UnknownWord {
        /// The word as it came.
        word: String,
        /// What could have stood there.
        expected: Vec<Expected>,
        /// A known phrase that comes near it.
        nearest: Option<&'static str>,
    },
    /// A letter alone, which could be a file as well as a piece.
    LoneLetter {
        /// The file of that letter.
        file: File,
    },
    /// A known word where it cannot stand.
    Unexpected {
        /// The word as it came.
        word: String,
        /// What could have stood there.
        expected: Vec<Expected>,
    },
    /// The words end too early.
    Incomplete {
        /// What is missing.
        expected: Vec<Expected>,
    },
}

/// What could stand at a place in an announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Expected {
    /// A piece.
    Piece,
    /// A file.
    File,
    /// A rank.
    Rank,
    /// Castling with its side.
    Castling,
    /// The piece a pawn becomes.
    Promotion,
    /// The word for capturing.
    Capture,
    /// Check, mate or en passant.
    Remark,
    /// Yes or no.
    Answer,
    /// White or black, of a piece.
    Colour,
    /// The word for a square with nothing on it.
    Empty,
    /// The word that a rank is named by.
    RankWord,
}
