//! Mates by an exhaustive search: every move and every answer is tried, so that what it says
//! is proved. Never guesses.

use shakmaty::{Chess, Move, MoveList, Position as _};

use crate::Position;

/// In how many moves, no more than so many, the side to move can force mate.
#[must_use]
pub fn shortest_mate(position: &Position, most: u32) -> Option<u32> {
    (1..=most).find(|moves| mates_in(position.board(), *moves))
}

/// Every move after which mate can be forced in so many moves, this one among them, or fewer.
#[must_use]
pub fn mating_moves(position: &Position, moves: u32) -> Vec<Move> {
    let board = position.board();
    board.legal_moves().into_iter().filter(|legal| forces(board, *legal, moves)).collect()
}

/// The answer that holds out longest against a mate in so many moves, after the move that
/// forces it; of several the one that leaves the fewest ways to mate.
#[must_use]
pub fn longest_resistance(position: &Position, moves: u32) -> Option<Move> {
    let hardness = |answer: &Move| {
        let after = position.after(*answer);
        let holds = shortest_mate(&after, moves).unwrap_or(moves + 1);
        (holds, std::cmp::Reverse(mating_moves(&after, holds).len()))
    };
    position.legal_moves().into_iter().max_by_key(hardness)
}

pub(super) fn mates_in(board: &Chess, moves: u32) -> bool {
    in_order(board, moves).into_iter().any(|legal| forces(board, legal, moves))
}

/// Whether a move mates, or leaves no answer that escapes a mate in one move less.
pub(super) fn forces(board: &Chess, legal: Move, moves: u32) -> bool {
    let mut after = board.clone();
    after.play_unchecked(legal);
    if moves == 1 {
        return after.is_checkmate();
    }
    let answers = after.legal_moves();
    if answers.is_empty() {
        return after.is_check();
    }
    answers.into_iter().all(|answer| {
        let mut next = after.clone();
        next.play_unchecked(answer);
        mates_in(&next, moves - 1)
    })
}

/// Checks first where a mate is looked for further away: they are answered by fewer moves.
fn in_order(board: &Chess, moves: u32) -> MoveList {
    let mut all = board.legal_moves();
    if moves > 1 {
        all.sort_by_cached_key(|legal| {
            let mut after = board.clone();
            after.play_unchecked(*legal);
            !after.is_check()
        });
    }
    all
}
