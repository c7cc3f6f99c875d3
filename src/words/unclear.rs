//! What was not understood in an announcement, and what was expected instead. The sentence is made in `notices`.

use crate::chess::File;

/// Why a text is not an announcement: a player's slip, not an error of the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unclear {
    /// It has no words.
    Nothing,
    /// It has more words than any announcement.
    TooLong,
    /// It has several moves in notation.
    SeveralMoves,
    /// An unknown word.
    UnknownWord {
        /// The word as it was given.
        word: String,
        /// What could have been said instead.
        expected: Vec<Expected>,
        /// A similar known phrase.
        nearest: Option<&'static str>,
    },
    /// A single letter, which could be a file or a piece.
    LoneLetter {
        /// The file with this letter.
        file: File,
    },
    /// A known word that does not fit here.
    Unexpected {
        /// The word as it was given.
        word: String,
        /// What could have been said instead.
        expected: Vec<Expected>,
    },
    /// It ends too early.
    Incomplete {
        /// What could follow.
        expected: Vec<Expected>,
    },
}

/// What could come next in an announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Expected {
    Piece,
    File,
    Rank,
    /// Castling with its side.
    Castling,
    /// The piece that a pawn becomes.
    Promotion,
    /// The word for capturing.
    Capture,
    /// Check, mate or en passant.
    Remark,
    Answer,
    /// White or black, of a piece.
    Colour,
    /// The word for an empty square.
    Empty,
    /// The word for a rank.
    RankWord,
}
