//! What takes the moves of a game down while it is read: the whole game, or as much of it as somebody needs.

use crate::{Move, Position};

use super::glyph::Glyph;
use super::problem::PgnError;

/// Takes a game down, move after move. A variation replaces the last move of the line that it leaves.
pub trait TakesMoves {
    /// The position after the last move of the present line.
    fn position(&self) -> &Position;
    /// The last move of the present line, if a move came last.
    fn last_move(&self) -> Option<Move>;
    /// How many turns of both sides the present line has.
    fn plies(&self) -> usize;
    /// How many variations are open.
    fn depth(&self) -> usize;
    /// Takes a move, which must be legal in [`position`](Self::position).
    fn play(&mut self, legal: Move);
    /// The side to move passes, which it must not do in check.
    fn pass(&mut self);
    /// Takes what stands in a comment after the last move.
    fn comment_of(&mut self, text: &str);
    /// Takes a glyph beside the last move; `false` if there is none.
    #[must_use]
    fn glyph(&mut self, glyph: Glyph) -> bool;
    /// Begins a variation in the place of the last move.
    ///
    /// # Errors
    /// When there is no move to replace, or the variation would lie too deep.
    fn open_variation(&mut self) -> Result<(), VariationError>;
    /// The present variation goes on in the text with what is no move; nothing more of it is read.
    fn cut_variation(&mut self, why: &PgnError);
    /// Goes back to the line that the variation left.
    ///
    /// # Errors
    /// When no variation is open.
    fn close_variation(&mut self) -> Result<(), VariationError>;
}

/// Why a variation cannot be opened or closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VariationError {
    /// There is no move yet that it could replace.
    NothingToReplace,
    /// So many variations are open already that no more may be.
    TooDeep,
    /// None is open.
    NoneOpen,
}
