//! The descriptive notation of the FIDE rules of 1929: squares are named after the pieces that start on them and
//! counted from each player's own side. French, English and Spanish share the code and differ in their tables of
//! letters.
//!
//! Reading gives the words as written, which mean the same for both players; resolving finds the legal move that they
//! mean for the side to move. Algebraic notation is read elsewhere, and the language is given, not guessed.
//!
//! ```
//! use hector_chess::Position;
//! use hector_chess::notation::descriptive::{DescriptiveLanguage, DescriptiveStyle, read, resolve, write};
//!
//! let start = Position::initial();
//! let words = read("C. 3FR", DescriptiveLanguage::French)?;
//! let white = resolve(&start, &words)?;
//! assert_eq!(start.uci(white), "g1f3");
//! let after = start.after(white);
//! assert_eq!(after.uci(resolve(&after, &words)?), "g8f6");
//! assert_eq!(write(&start, white, DescriptiveLanguage::English, DescriptiveStyle::Short), "N-KB3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cursor;
mod expected;
mod game;
mod letters;
mod naming;
mod parts;
mod reading;
mod resolving;
mod spelling;
mod writing;

pub use super::descriptive::expected::ExpectedToken;
pub use game::{
    GameError, GameFault, read_entries, read_game, read_playthrough, write_game, write_playthrough,
};
pub use letters::DescriptiveLanguage;
pub use naming::{FileName, NamedPiece, NamedSquare, WhichPiece};
pub use reading::{DescriptiveError, read};
pub use resolving::{UnresolvedWords, resolve, resolve_in_game};
pub use writing::{DescriptiveStyle, write};

use shakmaty::{CastlingSide, Role};

/// A move in descriptive notation, the same for either player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DescriptiveMove {
    pub action: Action,
    /// Check or mate, if it was written. The rules of 1929 attach no consequence to a wrong sign, so it does not make
    /// a move wrong; it only helps to choose between several moves.
    pub mark: Option<CheckMark>,
}

/// What a move does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Castling, on the side of the king's destination.
    Castle(CastlingSide),
    /// A piece goes to a square, or takes.
    Step(NamedStep),
}

/// One piece moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NamedStep {
    pub mover: NamedPiece,
    /// Its origin, as far as it was written.
    pub from: NamedSquare,
    /// Its destination or capture.
    pub goal: Goal,
    /// The piece of a promotion, if it was written.
    pub promotion: Option<Role>,
}

/// The destination of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goal {
    /// A square.
    Square(NamedSquare),
    /// The piece that is captured.
    Capture(NamedCapture),
}

/// The captured piece and its square, as far as they were written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NamedCapture {
    /// The piece that is taken, if it was named.
    pub victim: Option<NamedPiece>,
    /// Its square. For en passant also the square that the capturing pawn goes to.
    pub at: NamedSquare,
    /// Whether the capture was marked as en passant.
    pub manner: CaptureVerb,
}

/// How a capture was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaptureVerb {
    /// No mark; it may still be en passant.
    Unsaid,
    /// Marked as en passant.
    EnPassant,
}

/// The written effect of a move on the opponent's king.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CheckMark {
    Check,
    Mate,
}
