//! What should have stood where a written move could not be read. Never reads one.

/// What should have stood there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExpectedSign {
    /// One move and no more.
    SingleMove,
    /// Nothing before a pawn's square.
    NoPawnLetter,
    /// The letter of a piece, or of a file.
    PieceOrFile,
    /// A rank.
    Rank,
    /// A rank, where a letter looks like the first.
    RankPerhapsOne,
    /// A file.
    File,
    /// A file, where a letter looks like the g.
    FilePerhapsG,
    /// What a pawn becomes.
    Promotion,
    /// A bracket that was opened.
    ClosingBracket,
    /// Nothing more but signs.
    EndOrSign,
}
