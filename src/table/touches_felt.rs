//! Which pieces an electronic board has felt to be touched, as it goes on record for the arbiter. It binds nobody: a board
//! feels no intention (4.3) and no "I adjust" (4.2).

use crate::chess::{Piece, Square};

/// A piece that left its square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TouchedMan {
    /// Where it stood.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
}

/// Before what it was touched, so that the arbiter has to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TouchedBefore {
    /// A move in which one of the pieces had no part (4.3).
    AnotherMove,
    /// A claim, a protest or the acceptance of a draw (9.4, 4.8, 9.1.2.1).
    Asking,
}
