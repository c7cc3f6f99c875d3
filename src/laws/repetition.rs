//! Counts repetitions and quiet moves as an edition does: when two positions are the same, and which counts end a
//! game.

use std::collections::HashMap;

use shakmaty::Position as _;

use crate::chess::{History, Position};

use super::provisions::{Fivefold, RepetitionIdentity, SeventyFiveMoves};

/// How often a position occurs before the game ends by itself (9.6.1).
const FIVE: usize = 5;
/// Seventy-five moves by each, in plies (9.6.2).
const SEVENTY_FIVE_MOVES: u32 = 150;

/// Plies between two occurrences of a position in consecutive turns: two moves by each player.
const CONSECUTIVE: usize = 4;

/// The plies after which a position occurred; the start is ply 0.
pub(super) fn occurrences(
    identity: RepetitionIdentity,
    positions: &[Position],
    wanted: &Position,
) -> Vec<usize> {
    let same = |position: &Position| match identity {
        RepetitionIdentity::PiecesTurnAndRights => position == wanted,
        RepetitionIdentity::PiecesAndTurn => {
            position.turn() == wanted.turn() && position.board().board() == wanted.board().board()
        }
    };
    positions
        .iter()
        .enumerate()
        .filter(|(_, position)| same(position))
        .map(|(ply, _)| ply)
        .collect()
}

/// The first fifth occurrence of a position that ends a game, as the plies after which the position occurred.
pub(super) fn fifth_appearance(kind: Fivefold, positions: &[Position]) -> Option<Vec<usize>> {
    if kind == Fivefold::Absent {
        return None;
    }
    let mut stood: HashMap<&Position, Vec<usize>> = HashMap::new();
    for (ply, position) in positions.iter().enumerate() {
        let plies = stood.entry(position).or_default();
        if kind == Fivefold::ConsecutiveTurns
            && plies.last().is_some_and(|last| ply - last != CONSECUTIVE)
        {
            plies.clear();
        }
        plies.push(ply);
        if plies.len() >= FIVE {
            return Some(plies.clone());
        }
    }
    None
}

/// The ply at which seventy-five quiet moves by each player ended a game, and the number of quiet plies.
pub(super) fn seventy_fifth_move(
    kind: SeventyFiveMoves,
    positions: &[Position],
) -> Option<(usize, u32)> {
    let quiet = |position: &Position| position.board().halfmoves();
    let mut reached = positions
        .iter()
        .enumerate()
        .map(|(ply, position)| (ply, quiet(position)))
        .filter(|(_, plies)| *plies >= SEVENTY_FIVE_MOVES);
    match kind {
        SeventyFiveMoves::Absent => None,
        SeventyFiveMoves::AnySeries => reached.next(),
        SeventyFiveMoves::Consecutive => {
            reached.next_back().filter(|(ply, _)| ply + 1 == positions.len())
        }
    }
}

/// A quick check whether the last move may have made one of the two draws. To be certain, the whole game has to be
/// counted.
pub(super) fn may_have_drawn(history: &History) -> bool {
    history.plies_without_progress() >= SEVENTY_FIVE_MOVES || history.repetitions() >= FIVE
}
