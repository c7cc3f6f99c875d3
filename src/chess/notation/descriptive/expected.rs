//! What was expected where a descriptive move could not be read.

/// What was expected at a place.
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
    /// A rank or a file of the origin square.
    Start,
    /// The piece that is captured.
    Victim,
    /// The side of castling.
    CastlingSide,
    /// The piece of a promotion.
    Promotion,
    /// The bracket that closes a square.
    ClosingBracket,
    /// The end, or check, mate, en passant or a remark.
    End,
}
