//! Where the search begins: the moves of the position itself, what each is liked for beyond its worth, and a
//! narrow window about what the look before found. Never looks at the moves of a later position by itself.

use shakmaty::{Chess, Move, Position as _, Square};

use super::super::order::LastMoves;
use super::super::worth::{INFINITE, with_more};
use super::{FAR_AHEAD, MayPass, OpponentSearch, SearchNode};
use crate::key::PositionNumber;

/// From this depth on a search expects about what the one before it found, and within how much.
const EXPECTING: i32 = 5;
const EXPECTED_WITHIN: i32 = 25;

/// A move that is tried in the position itself.
#[derive(Clone, Copy)]
pub(in crate::opponent) struct RootMove {
    pub(in crate::opponent) legal: Move,
    /// By how much it is liked beyond what it is worth.
    pub(in crate::opponent) liked: i32,
}

/// What a search at one depth came to.
pub(in crate::opponent) struct SearchFound {
    pub(in crate::opponent) line: Vec<Move>,
    /// What the line is worth with what its first move is liked for, and without.
    pub(in crate::opponent) score: i32,
    pub(in crate::opponent) worth: i32,
}

impl<S: FnMut() -> bool> OpponentSearch<'_, S> {
    /// Looks this deep; what was found, even if it was stopped on the way. About as much is expected as the look
    /// before found.
    pub(in crate::opponent) fn look(
        &mut self,
        board: &Chess,
        roots: &[RootMove],
        retaken: Option<Square>,
        (depth, expected): (i32, Option<i32>),
    ) -> Option<SearchFound> {
        roots.clone_into(&mut self.roots);
        let node = SearchNode {
            board,
            key: PositionNumber::of(board),
            ply: 0,
            retaken,
            last: LastMoves::default(),
            passing: MayPass::Forbidden,
            is_check: board.is_check(),
        };
        if let Some(line) = self.lines.first_mut() {
            line.clear();
        }
        let expected = expected.filter(|worth| depth >= EXPECTING && worth.abs() < FAR_AHEAD);
        let score = match expected {
            Some(expected) => self.look_around(node, depth, expected),
            None => self.negamax(node, depth, -INFINITE, INFINITE),
        };
        let line = self.lines.first().cloned().unwrap_or_default();
        // Stopped before its first move was looked at to the end, it has found nothing.
        let liked = self.liked(*line.first()?);
        Some(SearchFound { line, score, worth: with_more(score, -liked) })
    }

    /// Looks first whether a position is worth about as much as expected, which is soon seen.
    fn look_around(&mut self, node: SearchNode, depth: i32, expected: i32) -> i32 {
        let mut within = EXPECTED_WITHIN;
        let (mut alpha, mut beta) = (expected - within, expected + within);
        loop {
            let score = self.negamax(node, depth, alpha, beta);
            if self.is_stopped() || alpha < score && score < beta {
                return score;
            }
            within *= 3;
            match score {
                _ if score.abs() >= FAR_AHEAD => (alpha, beta) = (-INFINITE, INFINITE),
                _ if score <= alpha => alpha = score - within,
                _ => beta = score + within,
            }
        }
    }

    /// By how much a move of the position itself is liked beyond what it is worth.
    pub(super) fn liked(&self, legal: Move) -> i32 {
        self.roots.iter().find(|root| root.legal == legal).map_or(0, |root| root.liked)
    }
}
