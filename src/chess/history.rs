//! The moves and positions of a game, from which repetitions and the fifty-move rule are counted.

use super::position::Position;
use shakmaty::{Move, Position as _};

/// A line of legal moves from a start, with every position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History {
    moves: Vec<Move>,
    /// Every position of the game. The current line begins at `first` and has one position more than moves.
    positions: Vec<Position>,
    /// Where the line begins: at the start, or after the last leap.
    first: usize,
}

/// The reason for which the player to move may claim a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DrawClaim {
    /// The same position for at least the third time (9.2).
    Threefold,
    /// Fifty moves by each player without a capture or a pawn move (9.3).
    FiftyMoves,
}

impl History {
    /// A game without moves.
    #[must_use]
    pub fn new(start: Position) -> History {
        History { moves: Vec::new(), positions: vec![start], first: 0 }
    }

    /// Adds a move, which must be legal in the current position.
    pub fn play(&mut self, legal: Move) {
        let next = self.position().after(legal);
        self.moves.push(legal);
        self.positions.push(next);
    }

    /// Continues the same game from a position that no legal move leads to. Earlier positions still count for
    /// repetition (9.2.2).
    pub fn leap(&mut self, position: Position) {
        self.moves.clear();
        self.first = self.positions.len();
        self.positions.push(position);
    }

    #[must_use]
    pub fn position(&self) -> &Position {
        // The start is never removed, so the last position always exists.
        &self.positions[self.positions.len() - 1]
    }

    /// The position before the first move of the line.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.positions[self.first]
    }

    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The start and the position after every move.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions[self.first..]
    }

    /// Each move with the position in which it was made.
    pub fn played(&self) -> impl Iterator<Item = (&Position, Move)> {
        self.positions().iter().zip(self.moves.iter().copied())
    }

    /// Every position of the game, including those before a leap.
    #[must_use]
    pub fn stood(&self) -> &[Position] {
        &self.positions
    }

    /// Goes back to the position after `plies` moves. Has no effect if there are not more.
    pub fn truncate(&mut self, plies: usize) {
        self.moves.truncate(plies);
        self.positions.truncate(self.first + plies + 1);
    }

    /// The plies after which the current position occurred, including now (9.2.2 says when two positions are the
    /// same). The first position is ply 0.
    #[must_use]
    pub fn occurrences(&self) -> Vec<usize> {
        self.occurrences_of(self.position())
    }

    /// How often the current position has occurred, including now.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        self.occurrences().len()
    }

    /// The plies since the last capture or pawn move. Counts those before the start if its FEN gave them.
    #[must_use]
    pub fn plies_without_progress(&self) -> u32 {
        self.position().board().halfmoves()
    }

    /// The draws that the player to move may claim because the position has just appeared (9.2.1.2, 9.3.2), or with
    /// the move about to be played (9.2.1.1, 9.3.1). Empty if mate or stalemate has ended the game (5.1.1, 5.2.1).
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
        // A capture or a pawn move rules out any earlier position.
        let reach = position.board().halfmoves() as usize;
        let earliest = self.positions.len().saturating_sub(reach + 1);
        (earliest..self.positions.len()).filter(|ply| self.positions[*ply] == *position).collect()
    }
}
