//! The pieces that an electronic board felt touched, as recorded for the arbiter. This binds no player: a board feels
//! neither intention (4.3) nor "I adjust" (4.2).

use crate::chess::{Piece, Square};

/// A piece that left its square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TouchedMan {
    pub square: Square,
    pub piece: Piece,
}

/// What a piece was touched before, if the arbiter has to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TouchedBefore {
    /// A move that did not involve one of the pieces (4.3).
    AnotherMove,
    /// A claim, a protest or the acceptance of a draw (9.4, 4.8, 9.1.2.1).
    Asking,
}
