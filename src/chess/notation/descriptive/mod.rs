//! The descriptive system of the FIDE rules of 1929: squares named after the pieces
//! that start on them and counted from each player's own side. French first, and
//! the English and Spanish forms as tables of letters of the same machine.
//!
//! Reading gives the words as written, which mean the same for both players;
//! resolving finds the legal move that they mean for the one whose turn it is.
//! Algebraic notation is not read here, and a language is never guessed.
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

/// A move in the words of the descriptive system, the same for either player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DescriptiveMove {
    /// What is done.
    pub action: Action,
    /// Check or mate, if it was written. The rules of 1929 attach nothing to a false
    /// one, so it never makes a move wrong; it only helps to choose between several.
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
    /// The piece that moves.
    pub mover: NamedPiece,
    /// Where it starts, as far as that was written.
    pub from: NamedSquare,
    /// What it does.
    pub goal: Goal,
    /// The piece a pawn becomes, if it was written.
    pub promotion: Option<Role>,
}

/// Where a move ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goal {
    /// On a square.
    Square(NamedSquare),
    /// On whatever it takes.
    Capture(NamedCapture),
}

/// What is taken, and where, as far as that was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NamedCapture {
    /// The piece that is taken, if it was named.
    pub victim: Option<NamedPiece>,
    /// Where it stands; en passant also where the capturer arrives.
    pub at: NamedSquare,
    /// Whether the capture was marked as one en passant.
    pub manner: CaptureVerb,
}

/// How a capture was said to be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaptureVerb {
    /// Nothing was written; it may still be one en passant.
    Unsaid,
    /// Marked as en passant.
    EnPassant,
}

/// What was written to be the effect of a move on the opponent's king.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CheckMark {
    /// Check.
    Check,
    /// Mate.
    Mate,
}
