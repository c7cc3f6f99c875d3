//! The quiescence search: at the leaves, captures are followed until no piece hangs. Quiet moves are only tried in
//! check.

use shakmaty::{MoveList, Position as _};

use super::super::capturing::captures_and_queens;
use super::super::exchange::price;
use super::super::order::{DEEPEST, Loses};
use super::{DRAW, MayPass, OpponentSearch, SearchNode, mate_in, played};

impl<S: FnMut() -> bool> OpponentSearch<'_, S> {
    /// Follows captures until no piece hangs, so that no exchange is evaluated in the middle.
    pub(super) fn settle(
        &mut self,
        node: SearchNode,
        mut alpha: i32,
        beta: i32,
        captures: i32,
    ) -> i32 {
        let SearchNode { board, key, ply, is_check, .. } = node;
        self.enter();
        if let Some(line) = self.lines.get_mut(ply) {
            line.clear();
        }
        if self.is_stopped() || ply >= DEEPEST {
            return alpha;
        }
        if ply > 0 && self.is_draw(board, key) {
            return DRAW;
        }
        let seen = self.memory.recall(key);
        if let Some(score) = seen.and_then(|seen| seen.decides((alpha, beta), (0, ply))) {
            return score;
        }
        if captures <= 0 && is_check {
            return self.judge(board, key);
        }
        // In check a side cannot stand pat.
        let standing = if is_check { -mate_in(ply) } else { self.judge(board, key) };
        let mut best = standing;
        alpha = alpha.max(best);
        if alpha >= beta {
            return best;
        }
        let remembered = seen.and_then(|seen| seen.best);
        let forcing = forcing(node, captures);
        let mut moves = self.order.ranked(board, &forcing, remembered, (ply, node.last));
        while let Some(legal) = moves.next() {
            let gains = legal.capture().map_or(900, price) + 150;
            let is_hopeless = standing + gains <= alpha || moves.last_loses() == Loses::Yes;
            if !is_check && (is_hopeless || !self.considers(node, legal)) {
                continue;
            }
            let next = played(board, legal);
            let next = node.then(&next, legal, MayPass::Forbidden);
            self.keys.push(key);
            let score = -self.settle(next, -beta, -alpha, captures - 1);
            self.keys.pop();
            if self.is_stopped() {
                return best.max(alpha);
            }
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

/// In check, every move. Otherwise captures and promotions to a queen, and after enough captures only recaptures.
fn forcing(node: SearchNode, captures: i32) -> MoveList {
    let SearchNode { board, retaken, is_check, .. } = node;
    if is_check {
        return board.legal_moves();
    }
    let mut moves = captures_and_queens(board);
    if captures <= 0 {
        moves.retain(|legal| retaken == Some(legal.to()));
    }
    moves
}
