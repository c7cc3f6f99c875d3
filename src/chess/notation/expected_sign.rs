//! What should have stood where a written move could not be read. Never reads one.

use std::fmt;

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

impl fmt::Display for ExpectedSign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ExpectedSign::SingleMove => "a single move",
            ExpectedSign::NoPawnLetter => "no letter for a pawn",
            ExpectedSign::PieceOrFile => "a piece letter or a file from a to h",
            ExpectedSign::Rank => "a rank from 1 to 8",
            ExpectedSign::RankPerhapsOne => "a rank from 1 to 8, perhaps the digit 1,",
            ExpectedSign::File => "a file from a to h",
            ExpectedSign::FilePerhapsG => "a file from a to h, perhaps the letter g,",
            ExpectedSign::Promotion => "the letter of the piece the pawn becomes",
            ExpectedSign::ClosingBracket => "a closing bracket",
            ExpectedSign::EndOrSign => "the end of the move or a sign such as +, # or e.p.",
        })
    }
}
