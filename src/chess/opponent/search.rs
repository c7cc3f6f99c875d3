//! The search: alpha-beta with a narrow window and iterative deepening, until it is told to stop. The caller keeps
//! the time.

mod corrections;
mod roots;
mod settling;
mod sparing;

use shakmaty::{Chess, Move, Position as _, Square};

use self::corrections::Corrections;
pub(super) use self::roots::RootMove;

use super::level::PlayingManner;
use super::memory::{Bound, Brief, OpponentMemory};
use super::order::{DEEPEST, LastMoves, RankedMoves, Refutations, capture_on, is_quiet};
use super::oversight::Eye;
use super::valuation::valuation;
use super::worth::{INFINITE, MATE, MATES, with_more};
use crate::key::PositionNumber;

/// How many positions are searched between two checks whether to stop.
const BETWEEN_QUESTIONS: u64 = 1_024;
const DRAW: i32 = 0;
/// If a side is this far ahead or behind, no move is left out, because there may be a mate.
const FAR_AHEAD: i32 = 700;
/// From this depth on, a position without a remembered move is searched one ply less.
const UNKNOWN: i32 = 4;

/// A running search.
pub(super) struct OpponentSearch<'a, S> {
    pub(super) eye: Eye<'a>,
    pub(super) manner: &'a PlayingManner,
    memory: &'a OpponentMemory,
    order: Refutations,
    corrections: Corrections,
    /// The keys of the game and of the line being searched.
    keys: Vec<PositionNumber>,
    /// The moves to try in the root position.
    roots: Vec<RootMove>,
    /// The best line from each ply on.
    lines: Vec<Vec<Move>>,
    /// The static evaluation at each ply of the line.
    worths: Vec<Option<i32>>,
    nodes: u64,
    most: u64,
    stop: S,
    going: SearchGoing,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum SearchGoing {
    On,
    Stopped,
}

/// A position in the search.
#[derive(Clone, Copy)]
struct SearchNode<'a> {
    board: &'a Chess,
    key: PositionNumber,
    ply: usize,
    /// The square of the last move, if it captured.
    retaken: Option<Square>,
    last: LastMoves,
    passing: MayPass,
    is_check: bool,
}

impl SearchNode<'_> {
    /// The position that a move leads to.
    fn then<'b>(&self, next: &'b Chess, legal: Move, passing: MayPass) -> SearchNode<'b> {
        SearchNode {
            board: next,
            key: self.key.after(self.board, legal, next),
            ply: self.ply + 1,
            retaken: capture_on(legal),
            last: self.last.then(legal),
            passing,
            is_check: next.is_check(),
        }
    }
}

/// The results of the moves tried so far in a position.
#[derive(Clone, Copy)]
struct Tried {
    count: i32,
    best: i32,
    alpha: i32,
    beta: i32,
    stance: Stance,
}

/// How the side to move stands before it tries a move.
#[derive(Clone, Copy)]
struct Stance {
    /// The static evaluation. `None` in check, where it would mean little.
    worth: Option<i32>,
    /// Whether the side stands better than before its last move.
    improves: bool,
}

/// Whether the side to move may try a null move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MayPass {
    Allowed,
    Forbidden,
}

impl<'a, S: FnMut() -> bool> OpponentSearch<'a, S> {
    pub(super) fn new(
        eye: Eye<'a>,
        manner: &'a PlayingManner,
        memory: &'a OpponentMemory,
        keys: Vec<PositionNumber>,
        most: u64,
        stop: S,
    ) -> Self {
        OpponentSearch {
            eye,
            manner,
            memory,
            order: Refutations::new(manner.diligence),
            corrections: Corrections::new(manner.diligence),
            keys,
            roots: Vec::new(),
            lines: vec![Vec::new(); DEEPEST + 2],
            worths: vec![None; DEEPEST + 2],
            nodes: 0,
            most,
            stop,
            going: SearchGoing::On,
        }
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.going == SearchGoing::Stopped
    }

    fn enter(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.most || self.nodes.is_multiple_of(BETWEEN_QUESTIONS) && (self.stop)()
        {
            self.going = SearchGoing::Stopped;
        }
    }

    /// The worth of a position to the side to move, looking `depth` plies ahead.
    fn negamax(&mut self, node: SearchNode, depth: i32, mut alpha: i32, mut beta: i32) -> i32 {
        let SearchNode { board, key, ply, .. } = node;
        if let Some(line) = self.lines.get_mut(ply) {
            line.clear();
        }
        if depth <= 0 {
            return self.settle(node, alpha, beta, self.manner.captures);
        }
        self.enter();
        let is_root = ply == 0;
        if !is_root {
            if self.is_draw(board, key) {
                return DRAW;
            }
            // No mate from here can be nearer than one that is already known.
            let near = mate_in(ply);
            alpha = alpha.max(-near);
            beta = beta.min(near - 1);
            if alpha >= beta || ply >= DEEPEST {
                return alpha;
            }
        }
        let seen = self.memory.recall(key);
        if let Some(score) = seen.and_then(|seen| seen.decides((alpha, beta), (depth, ply))) {
            return score;
        }
        let stance = self.stance(node);
        if beta - alpha == 1
            && beta.abs() < FAR_AHEAD
            && let Some(worth) = stance.worth
        {
            let improves = stance.improves;
            if let Some(score) = self.stands_above(node, depth, beta, (worth, improves)) {
                return score;
            }
        }
        let best = seen.and_then(|seen| seen.best);
        let depth = depth - i32::from(depth >= UNKNOWN && best.is_none());
        let tried = Tried { count: 0, best: -INFINITE, alpha, beta, stance };
        self.try_moves(node, depth, tried, best)
    }

    /// The stance of the side to move. The evaluation is kept for later plies.
    fn stance(&mut self, node: SearchNode) -> Stance {
        let worth = (!node.is_check).then(|| self.judge(node.board, node.key));
        if let Some(place) = self.worths.get_mut(node.ply) {
            *place = worth;
        }
        let before = node.ply.checked_sub(2).and_then(|ply| *self.worths.get(ply)?);
        Stance { worth, improves: worth.zip(before).is_some_and(|(worth, before)| worth > before) }
    }

    fn try_moves(
        &mut self,
        node: SearchNode,
        depth: i32,
        mut tried: Tried,
        remembered: Option<Brief>,
    ) -> i32 {
        let SearchNode { board, key, ply, is_check, .. } = node;
        let (asked, beta) = (tried.alpha, tried.beta);
        let legal_moves = board.legal_moves();
        if legal_moves.is_empty() {
            return if is_check { -mate_in(ply) } else { DRAW };
        }
        let mut moves = self.order.ranked(board, &legal_moves, remembered, (ply, node.last));
        let mut best_move = None;
        let (mut quiet, mut captures): (Vec<Move>, Vec<Move>) = (Vec::new(), Vec::new());
        while let Some(legal) = moves.next() {
            if !self.considers(node, legal) {
                continue;
            }
            let Some(score) = self.try_move(node, legal, depth, tried, &moves) else { continue };
            if self.is_stopped() {
                return if best_move.is_some() { tried.best } else { tried.alpha };
            }
            tried.count += 1;
            if score > tried.best {
                tried.best = score;
                if score > tried.alpha || best_move.is_none() {
                    best_move = Some(legal);
                    self.extend_line(ply, legal);
                }
                tried.alpha = tried.alpha.max(score);
                if tried.alpha >= beta {
                    self.refuted(node, legal, (&quiet, &captures), depth);
                    break;
                }
            }
            if is_quiet(legal) { quiet.push(legal) } else { captures.push(legal) }
        }
        if best_move.is_none() {
            // No move was considered: evaluate the position as it stands.
            return self.judge(board, key);
        }
        let bound = match tried.best {
            best if best >= beta => Bound::AtLeast,
            best if best > asked => Bound::Exact,
            _ => Bound::AtMost,
        };
        let best_move = best_move.filter(|_| tried.best > asked);
        self.learn(node, tried, (bound, best_move), depth);
        self.memory.keep(key, (tried.best, bound), (depth, ply), best_move.map(Brief::of));
        tried.best
    }

    /// The worth of a move. `None` if it promises too little to be searched.
    fn try_move(
        &mut self,
        node: SearchNode,
        legal: Move,
        depth: i32,
        tried: Tried,
        moves: &RankedMoves,
    ) -> Option<i32> {
        let next = played(node.board, legal);
        let next = node.then(&next, legal, MayPass::Allowed);
        let is_calm = !node.is_check && !next.is_check;
        let may_be_left_out = is_calm && tried.count > 0 && node.ply > 0 && tried.best > -MATES;
        if may_be_left_out && tried.promises_nothing(node.board, legal, depth, moves.last_loses()) {
            return None;
        }
        let deeper = depth - 1 + i32::from(next.is_check && node.ply < DEEPEST / 2);
        let less = match is_calm && is_quiet(legal) {
            true => tried.fewer(depth, moves.last_promise()).min(deeper - 1).max(0),
            false => 0,
        };
        let liked = if node.ply == 0 { self.liked(legal) } else { 0 };
        let (alpha, beta) = (tried.alpha - liked, tried.beta - liked);
        self.keys.push(node.key);
        let score = if tried.count == 0 {
            -self.negamax(next, deeper, -beta, -alpha)
        } else {
            self.scout(next, deeper, less, (alpha, beta))
        };
        self.keys.pop();
        Some(with_more(score, liked))
    }

    /// First checks whether a move is better than what is known, then by how much.
    fn scout(&mut self, next: SearchNode, depth: i32, less: i32, (alpha, beta): (i32, i32)) -> i32 {
        let mut score = -self.negamax(next, depth - less, -alpha - 1, -alpha);
        if score > alpha && less > 0 {
            score = -self.negamax(next, depth, -alpha - 1, -alpha);
        }
        if score > alpha && score < beta {
            score = -self.negamax(next, depth, -beta, -alpha);
        }
        score
    }

    fn considers(&self, node: SearchNode, legal: Move) -> bool {
        if node.ply == 0 {
            return self.roots.iter().any(|root| root.legal == legal);
        }
        // In check, every way out is searched.
        node.is_check
            || self.eye.sees_all()
            || self.eye.sees(node.key, node.board.turn(), legal, node.retaken)
    }

    fn refuted(
        &mut self,
        node: SearchNode,
        legal: Move,
        (quiet, captures): (&[Move], &[Move]),
        depth: i32,
    ) {
        let own = node.board.turn();
        self.order.after_captures(own, legal, captures, depth);
        if is_quiet(legal) {
            self.order.refutes(own, legal, depth, (node.ply, node.last));
            for other in quiet {
                self.order.fails(own, *other, depth, node.last);
            }
        }
    }

    /// Makes this move and the line after it the best line from this ply on.
    fn extend_line(&mut self, ply: usize, legal: Move) {
        let Some((head, rest)) = self.lines.split_at_mut_checked(ply + 1) else { return };
        let (Some(line), Some(following)) = (head.last_mut(), rest.first()) else { return };
        line.clear();
        line.push(legal);
        line.extend(following);
    }

    fn judge(&self, board: &Chess, key: PositionNumber) -> i32 {
        with_more(valuation(board), self.eye.blur(key) + self.corrections.of(board))
    }

    /// Whether the position is drawn: a repetition, fifty quiet moves, or insufficient material.
    fn is_draw(&self, board: &Chess, key: PositionNumber) -> bool {
        let quiet = board.halfmoves() as usize;
        if quiet >= 100 && !board.is_checkmate() {
            return true;
        }
        board.is_insufficient_material()
            || self.keys.iter().rev().take(quiet).skip(1).step_by(2).any(|before| *before == key)
    }
}

fn mate_in(ply: usize) -> i32 {
    MATE - i32::try_from(ply).unwrap_or(0)
}

fn played(board: &Chess, legal: Move) -> Chess {
    let mut next = board.clone();
    next.play_unchecked(legal);
    next
}
