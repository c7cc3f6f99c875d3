//! A sink for the moves of a game while it is read, so that a caller can keep a whole game or only what it needs.

use crate::{Move, Position};

use super::glyph::Glyph;
use super::problem::PgnError;

/// Receives a game move by move. A variation replaces the last move of the line that it leaves.
pub trait TakesMoves {
    /// The position after the last move of the current line.
    fn position(&self) -> &Position;
    /// The last move of the current line, if it ends with a move.
    fn last_move(&self) -> Option<Move>;
    /// The number of half-moves in the current line.
    fn plies(&self) -> usize;
    /// The number of open variations.
    fn depth(&self) -> usize;
    /// Plays a move, which must be legal in [`position`](Self::position).
    fn play(&mut self, legal: Move);
    /// Plays a null move. The side to move must not be in check.
    fn pass(&mut self);
    /// Adds a comment after the last move.
    fn comment_of(&mut self, text: &str);
    /// Adds a glyph to the last move; `false` if there is no move.
    #[must_use]
    fn glyph(&mut self, glyph: Glyph) -> bool;
    /// Begins a variation that replaces the last move.
    ///
    /// # Errors
    /// If there is no move to replace, or if variations are nested too deep.
    fn open_variation(&mut self) -> Result<(), VariationError>;
    /// Ends the current variation early because of an error in its text. The rest of it is skipped.
    fn cut_variation(&mut self, why: &PgnError);
    /// Returns to the line that the variation left.
    ///
    /// # Errors
    /// If no variation is open.
    fn close_variation(&mut self) -> Result<(), VariationError>;
}

/// Why a variation cannot be opened or closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VariationError {
    /// There is no move to replace.
    NothingToReplace,
    /// Variations are nested too deep.
    TooDeep,
    /// No variation is open.
    NoneOpen,
}
