//! What was expected where a written move could not be read.

/// What was expected in a written move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExpectedSign {
    /// Exactly one move.
    SingleMove,
    /// No letter before a pawn's square.
    NoPawnLetter,
    /// The letter of a piece, or of a file.
    PieceOrFile,
    /// A rank.
    Rank,
    /// A rank; a letter looks like 1.
    RankPerhapsOne,
    /// A file.
    File,
    /// A file; a letter looks like g.
    FilePerhapsG,
    /// The piece of a promotion.
    Promotion,
    /// The end of an open bracket.
    ClosingBracket,
    /// The end, or a sign.
    EndOrSign,
}
