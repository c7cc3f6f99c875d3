//! Can a side still mate by any series of legal moves, the opponent's help included?
//!
//! Answers only what it can show: impossible where material forbids it or every
//! position that can be reached was seen, possible where a mate was found, and
//! otherwise unknown. Never guesses.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use shakmaty::{Board, Position as _, attacks};

use crate::chess::{Color, Position, Role, Square, mate_possible_by_material};

/// Whether a side can still mate by any series of legal moves, worst play included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MateChance {
    /// A mate exists, this many plies away or nearer.
    Possible(u32),
    /// No mate exists.
    Impossible,
    /// Neither was shown.
    Unknown,
}

/// How many positions a search may look at before it says that it does not know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Effort(pub usize);

impl Default for Effort {
    fn default() -> Effort {
        Effort(60_000)
    }
}

/// Looks for a mate by `side` with the help of both players, the most promising
/// positions first.
#[must_use]
pub fn mate_chance(position: &Position, side: Color, effort: Effort) -> MateChance {
    if !mate_possible_by_material(position, side) {
        return MateChance::Impossible;
    }
    let mut seen = HashSet::from([position.clone()]);
    let mut waiting = BinaryHeap::new();
    waiting.push(Waiting::new(position.clone(), side, 0, 0));
    while let Some(Waiting { position, plies, .. }) = waiting.pop() {
        let legal = position.legal_moves();
        if legal.is_empty() {
            if position.is_check() && position.turn() != side {
                return MateChance::Possible(plies);
            }
            continue;
        }
        for next in legal.into_iter().map(|legal| position.after(legal)) {
            if seen.contains(&next) || !mate_possible_by_material(&next, side) {
                continue;
            }
            if next.turn() != side && next.board().is_checkmate() {
                return MateChance::Possible(plies + 1);
            }
            if seen.len() >= effort.0 {
                return MateChance::Unknown;
            }
            seen.insert(next.clone());
            waiting.push(Waiting::new(next, side, plies + 1, seen.len()));
        }
    }
    MateChance::Impossible
}

/// A position that was reached but whose moves were not looked at yet.
struct Waiting {
    promise: Reverse<(u32, usize)>,
    position: Position,
    plies: u32,
}

impl Waiting {
    fn new(position: Position, side: Color, plies: u32, order: usize) -> Waiting {
        let promise = Reverse((plies + 4 * remoteness(position.board().board(), side), order));
        Waiting { promise, position, plies }
    }
}

impl PartialEq for Waiting {
    fn eq(&self, other: &Waiting) -> bool {
        self.promise == other.promise
    }
}

impl Eq for Waiting {}

impl PartialOrd for Waiting {
    fn partial_cmp(&self, other: &Waiting) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Waiting {
    fn cmp(&self, other: &Waiting) -> std::cmp::Ordering {
        self.promise.cmp(&other.promise)
    }
}

/// How far a position looks from a mate: a king in the corner beside the other king,
/// a heavy piece or a pawn about to become one, no squares to flee to and few defenders
/// come near it. The weights only order the search; they decide no answer.
fn remoteness(board: &Board, side: Color) -> u32 {
    let (Some(hunter), Some(prey)) = (board.king_of(side), board.king_of(!side)) else {
        return 0;
    };
    let corner = [Square::A1, Square::H1, Square::A8, Square::H8]
        .into_iter()
        .map(|corner| prey.distance(corner))
        .min()
        .unwrap_or(0);
    let own = board.by_color(side);
    let heavy = own & (board.by_role(Role::Queen) | board.by_role(Role::Rook));
    let promotion = if heavy.any() {
        0
    } else {
        let pawns = own & board.by_role(Role::Pawn);
        let steps = pawns.into_iter().map(|pawn| match side {
            Color::White => 7 - u32::from(pawn.rank()),
            Color::Black => u32::from(pawn.rank()),
        });
        3 * steps.min().unwrap_or(2)
    };
    let free = attacks::king_attacks(prey) & !board.by_color(!side);
    let escapes = free
        .into_iter()
        .filter(|square| board.attacks_to(*square, side, board.occupied().without(prey)).is_empty())
        .count();
    let escapes = u32::try_from(escapes).unwrap_or(8);
    let reach = heavy.into_iter().map(|piece| piece.distance(prey)).min().unwrap_or(0);
    let others = board.by_color(!side).without(prey);
    let pieces = own.without(hunter);
    // Minor pieces alone mate a king that its own men shut in; others want them gone.
    let company = if heavy.is_empty() && (own & board.by_role(Role::Pawn)).is_empty() {
        let near = |piece: Square| piece.distance(prey);
        others.into_iter().map(near).min().unwrap_or(0)
            + pieces.into_iter().map(near).min().unwrap_or(0)
    } else {
        2 * u32::try_from(others.count()).unwrap_or(15)
    };
    2 * corner + hunter.distance(prey) + promotion + reach + escapes + company
}
