//! Finds forced mates by an exhaustive search: every move and every answer is tried, so the result is proven.

use shakmaty::{Chess, Move, MoveList, Position as _};

use crate::Position;

/// The fewest moves, up to `most`, in which the side to move can force mate.
#[must_use]
pub fn shortest_mate(position: &Position, most: u32) -> Option<u32> {
    (1..=most).find(|moves| mates_in(position.board(), *moves))
}

/// Every move that forces mate in at most `moves` moves, including itself.
#[must_use]
pub fn mating_moves(position: &Position, moves: u32) -> Vec<Move> {
    let board = position.board();
    board.legal_moves().into_iter().filter(|legal| forces(board, *legal, moves)).collect()
}

/// The answer that delays the mate longest after a move that forces it in `moves` moves. Among several, the one that
/// leaves the fewest ways to mate.
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

/// Whether a move mates, or every answer to it allows a mate in one move less.
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

/// For a mate that is further away, checks come first: they leave fewer answers.
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
