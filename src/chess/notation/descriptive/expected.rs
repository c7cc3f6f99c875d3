//! What a move of the descriptive system needs at some place. Never reads one.

/// What a move needs at some place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ExpectedToken {
    /// The piece that moves, or castling.
    Piece,
    /// A square, or the sign for taking.
    SquareOrTakes,
    /// A rank.
    Rank,
    /// A file.
    File,
    /// A rank or a file of the square that a piece comes from.
    Start,
    /// What is taken.
    Victim,
    /// The side of castling.
    CastlingSide,
    /// The piece that a pawn becomes.
    Promotion,
    /// The bracket that closes a square.
    ClosingBracket,
    /// Nothing but check, mate, en passant or a remark.
    End,
}
