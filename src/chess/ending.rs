//! When a position ends a game, and whether a side has enough material to mate.

use shakmaty::{Color, Position as _};

use super::position::Position;

/// A position that ends the game at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The king is in check and has no legal move (5.1.1).
    Checkmate {
        /// The side that gave mate.
        winner: Color,
    },
    /// No legal move, but no check (5.2.1).
    Stalemate,
    /// Neither side can mate by any series of legal moves (5.2.2).
    Dead,
}

/// How a position ends the game, judging by legal moves and material. A position that is dead for another reason,
/// such as locked pawns, is not recognised here.
#[must_use]
pub fn ending(position: &Position) -> Option<Ending> {
    let board = position.board();
    if board.is_checkmate() {
        Some(Ending::Checkmate { winner: !position.turn() })
    } else if board.is_stalemate() {
        Some(Ending::Stalemate)
    } else if dead_by_material(position) {
        Some(Ending::Dead)
    } else {
        None
    }
}

/// Whether neither side has enough material to mate.
#[must_use]
pub fn dead_by_material(position: &Position) -> bool {
    position.board().is_insufficient_material()
}

/// Whether this side has enough material to mate by some series of legal moves, with the help of the opponent.
/// `false` is certain; `true` is not: the pieces may be locked so that there is no mate.
#[must_use]
pub fn mate_possible_by_material(position: &Position, side: Color) -> bool {
    !position.board().has_insufficient_material(side)
}
