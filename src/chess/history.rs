//! The moves of a game and the positions they passed: what repetition and the
//! fifty-move rule are counted from.

use super::position::Position;
use shakmaty::{Move, Position as _};

/// A line of legal moves from a start, with every position on the way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History {
    moves: Vec<Move>,
    /// Everything that has stood; from the first of the line on, one more than moves.
    positions: Vec<Position>,
    /// Where the line begins: at the start, or after a move that no rule allows.
    first: usize,
}

/// A ground on which a player on the move may claim a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DrawClaim {
    /// The same position for at least the third time (9.2).
    Threefold,
    /// Fifty moves by each player without a capture or a pawn move (9.3).
    FiftyMoves,
}

impl History {
    /// A game that has not begun.
    #[must_use]
    pub fn new(start: Position) -> History {
        History { moves: Vec::new(), positions: vec![start], first: 0 }
    }

    /// Adds a legal move of the current position.
    pub fn play(&mut self, legal: Move) {
        let next = self.position().after(legal);
        self.moves.push(legal);
        self.positions.push(next);
    }

    /// Goes on from a position that no legal move leads to, in the same game: what has
    /// stood before still counts as having stood (9.2.2).
    pub fn leap(&mut self, position: Position) {
        self.moves.clear();
        self.first = self.positions.len();
        self.positions.push(position);
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        // The start is never removed, so the last position always exists.
        &self.positions[self.positions.len() - 1]
    }

    /// The position before the first move.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.positions[self.first]
    }

    /// The moves so far.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The start and the position after every move.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions[self.first..]
    }

    /// Each move with the position that it was made in.
    pub fn played(&self) -> impl Iterator<Item = (&Position, Move)> {
        self.positions().iter().zip(self.moves.iter().copied())
    }

    /// Everything that has stood in the game, before a leap too.
    #[must_use]
    pub fn stood(&self) -> &[Position] {
        &self.positions
    }

    /// Goes back to the position after `plies` moves; further on is nothing to do.
    pub fn truncate(&mut self, plies: usize) {
        self.moves.truncate(plies);
        self.positions.truncate(self.first + plies + 1);
    }

    /// The plies after which the current position has stood, this time included
    /// (9.2.2 says when two positions are the same). The first position is ply 0.
    #[must_use]
    pub fn occurrences(&self) -> Vec<usize> {
        self.occurrences_of(self.position())
    }

    /// How often the current position has stood, this time included.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        self.occurrences().len()
    }

    /// Plies since the last capture or pawn move, those before the start included
    /// where a FEN counted them.
    #[must_use]
    pub fn plies_without_progress(&self) -> u32 {
        self.position().board().halfmoves()
    }

    /// The draws that the player to move may claim as having just appeared
    /// (9.2.1.2, 9.3.2), or with the move that is about to be played (9.2.1.1, 9.3.1).
    /// None once mate or stalemate has ended the game (5.1.1, 5.2.1).
    #[must_use]
    pub fn claims(&self, intended: Option<Move>) -> Vec<DrawClaim> {
        if self.position().legal_moves().is_empty() {
            return Vec::new();
        }
        let (occurrences, quiet_plies) = match intended {
            None => (self.repetitions(), self.plies_without_progress()),
            Some(legal) => {
                let next = self.position().after(legal);
                (self.occurrences_of(&next).len() + 1, next.board().halfmoves())
            }
        };
        let mut claims = Vec::new();
        if occurrences >= 3 {
            claims.push(DrawClaim::Threefold);
        }
        if quiet_plies >= 100 {
            claims.push(DrawClaim::FiftyMoves);
        }
        claims
    }

    fn occurrences_of(&self, position: &Position) -> Vec<usize> {
        // No position can come back over a capture or a pawn move.
        let reach = position.board().halfmoves() as usize;
        let earliest = self.positions.len().saturating_sub(reach + 1);
        (earliest..self.positions.len()).filter(|ply| self.positions[*ply] == *position).collect()
    }
}
