//! Pruning: positions in which one side stands well enough, moves that promise too little, and shallower searches of
//! late moves. Less is pruned when a mate may be near.

use shakmaty::{Chess, Move, Position as _};

use super::super::exchange::gain;
use super::super::order::{LastMoves, Loses, MOST_PROMISE, is_quiet};
use super::super::valuation::officers;
use super::super::worth::MATES;
use super::{FAR_AHEAD, MayPass, OpponentSearch, SearchNode, Tried};

impl<S: FnMut() -> bool> OpponentSearch<'_, S> {
    /// Whether the side to move stands so well that no search is needed: well above `beta` near the leaves, or above
    /// it even after a null move.
    pub(super) fn stands_above(
        &mut self,
        node: SearchNode,
        depth: i32,
        beta: i32,
        (worth, improves): (i32, bool),
    ) -> Option<i32> {
        if depth <= 6 && worth - 80 * (depth - i32::from(improves)) >= beta {
            return Some(worth);
        }
        if depth < 3 || worth < beta || node.passing == MayPass::Forbidden {
            return None;
        }
        if officers(node.board.board(), node.board.turn()).is_empty() {
            return None;
        }
        let passed = node.board.clone().swap_turn().ok()?;
        let key = node.key.passed(node.board, &passed);
        let next = SearchNode {
            board: &passed,
            key,
            ply: node.ply + 1,
            retaken: None,
            last: LastMoves::default(),
            passing: MayPass::Forbidden,
            is_check: false,
        };
        let less = 3 + depth / 4 + ((worth - beta) / 200).min(3);
        self.keys.push(node.key);
        let score = -self.negamax(next, depth - less, -beta, 1 - beta);
        self.keys.pop();
        (score >= beta && !self.is_stopped()).then(|| score.min(MATES - 1))
    }
}

impl Tried {
    /// Whether a move that gives no check is not worth searching, after the moves already tried.
    pub(super) fn promises_nothing(
        &self,
        board: &Chess,
        legal: Move,
        depth: i32,
        loses: Loses,
    ) -> bool {
        if self.beta.abs() >= FAR_AHEAD {
            return false;
        }
        if !is_quiet(legal) {
            return depth <= 4 && loses == Loses::Yes;
        }
        let Some(worth) = self.stance.worth else { return false };
        let many = 4 + depth * depth * if self.stance.improves { 2 } else { 1 };
        (depth <= 5 && self.count > many)
            || (depth <= 6 && worth + 100 + 85 * depth <= self.alpha)
            || (depth <= 5 && gain(board.board(), board.turn(), legal) < -50 * depth)
    }

    /// How many plies less deep a quiet move is searched at first: more for a later move and for one that promises
    /// less.
    pub(super) fn fewer(&self, depth: i32, promise: i32) -> i32 {
        if depth < 3 || self.count < 2 {
            return 0;
        }
        #[allow(clippy::cast_precision_loss, reason = "small numbers")]
        let by_count = (depth as f32).ln() * (self.count as f32 + 1.0).ln() / 2.25;
        #[allow(clippy::cast_possible_truncation, reason = "small numbers")]
        let less = (0.75 + by_count) as i32 + i32::from(!self.stance.improves)
            - i32::from(self.beta - self.alpha > 1)
            - promise * 3 / MOST_PROMISE;
        if self.beta.abs() < FAR_AHEAD { less } else { less.min(1) }
    }
}
