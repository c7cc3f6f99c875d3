//! The root of the search: the moves of the position itself, how much each is liked beyond its worth, and an
//! aspiration window around the last result.

use shakmaty::{Chess, Move, Position as _, Square};

use super::super::order::LastMoves;
use super::super::worth::{INFINITE, with_more};
use super::{FAR_AHEAD, MayPass, OpponentSearch, SearchNode};
use crate::key::PositionNumber;

/// From this depth on the search expects about the result of the depth before, within this margin.
const EXPECTING: i32 = 5;
const EXPECTED_WITHIN: i32 = 25;

/// A move in the root position.
#[derive(Clone, Copy)]
pub(in crate::opponent) struct RootMove {
    pub(in crate::opponent) legal: Move,
    /// How much it is liked beyond its worth.
    pub(in crate::opponent) liked: i32,
}

/// The result of a search at one depth.
pub(in crate::opponent) struct SearchFound {
    pub(in crate::opponent) line: Vec<Move>,
    /// The worth of the line, with and without the liking of its first move.
    pub(in crate::opponent) score: i32,
    pub(in crate::opponent) worth: i32,
}

impl<S: FnMut() -> bool> OpponentSearch<'_, S> {
    /// Searches to this depth. Returns what was found, even if it was stopped early. `expected` is the result of the
    /// depth before.
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
        // If it was stopped before the first move was complete, there is no result.
        let liked = self.liked(*line.first()?);
        Some(SearchFound { line, score, worth: with_more(score, -liked) })
    }

    /// First checks quickly whether a position is worth about as much as expected.
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

    /// How much a root move is liked beyond its worth.
    pub(super) fn liked(&self, legal: Move) -> i32 {
        self.roots.iter().find(|root| root.legal == legal).map_or(0, |root| root.liked)
    }
}
