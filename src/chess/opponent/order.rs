//! In which order a search tries moves, so that the best come first: what was best before,
//! captures that win, moves that have refuted others. Never decides what is best.

use shakmaty::{Chess, Color, Move, MoveList, Position as _, Role, Square};

use super::exchange::{gain, price};
use super::memory::Brief;

const REMEMBERED: i32 = 1 << 30;
const WINNING: i32 = 1 << 24;
const REFUTING: i32 = 1 << 22;
const MOST_HISTORY: i32 = 1 << 20;
/// Deeper than any search goes.
pub(super) const DEEPEST: usize = 96;

/// What refuted other moves so far.
pub(super) struct Refutations {
    refuting: [[Option<Move>; 2]; DEEPEST + 1],
    history: Box<[i32; 2 * 64 * 64]>,
}

impl Refutations {
    pub(super) fn new() -> Refutations {
        Refutations { refuting: [[None; 2]; DEEPEST + 1], history: Box::new([0; 2 * 64 * 64]) }
    }

    /// The moves with what speaks for trying each early.
    pub(super) fn ranked(
        &self,
        board: &Chess,
        moves: MoveList,
        remembered: Option<Brief>,
        ply: usize,
    ) -> RankedMoves {
        let ranks = moves.iter().map(|legal| self.rank(board, *legal, remembered, ply)).collect();
        RankedMoves { moves, ranks, next: 0 }
    }

    fn rank(&self, board: &Chess, legal: Move, remembered: Option<Brief>, ply: usize) -> i32 {
        if remembered == Some(Brief::of(legal)) {
            return REMEMBERED;
        }
        if legal.is_capture() || legal.promotion() == Some(Role::Queen) {
            let wins = gain(board.board(), board.turn(), legal);
            let taken = legal.capture().map_or(0, price) - price(legal.role()) / 16;
            return if wins >= 0 { WINNING + taken } else { -WINNING + wins };
        }
        if legal.promotion().is_some() {
            return -WINNING;
        }
        match self.refuting.get(ply) {
            Some([first, _]) if *first == Some(legal) => REFUTING + 1,
            Some([_, second]) if *second == Some(legal) => REFUTING,
            _ => place(board.turn(), legal).and_then(|at| self.history.get(at)).map_or(0, |n| *n),
        }
    }

    /// A quiet move has refuted what was played before it.
    pub(super) fn refutes(&mut self, own: Color, legal: Move, depth: i32, ply: usize) {
        if let Some([first, second]) = self.refuting.get_mut(ply)
            && *first != Some(legal)
        {
            *second = first.replace(legal);
        }
        self.note(own, legal, depth * depth);
    }

    /// A quiet move was tried before the one that refuted.
    pub(super) fn fails(&mut self, own: Color, legal: Move, depth: i32) {
        self.note(own, legal, -depth * depth);
    }

    fn note(&mut self, own: Color, legal: Move, change: i32) {
        if let Some(count) = place(own, legal).and_then(|at| self.history.get_mut(at)) {
            // The nearer to the most, the smaller the step.
            *count += change - *count / 512 * change.abs() / (MOST_HISTORY / 512);
            *count = (*count).clamp(-MOST_HISTORY, MOST_HISTORY);
        }
    }
}

fn place(own: Color, legal: Move) -> Option<usize> {
    let from = legal.from()?;
    Some(own.fold_wb(0, 64 * 64) + from as usize * 64 + legal.to() as usize)
}

/// Moves that are taken one after the other, the most promising first.
pub(super) struct RankedMoves {
    moves: MoveList,
    ranks: Vec<i32>,
    next: usize,
}

impl RankedMoves {
    /// The next move.
    pub(super) fn next(&mut self) -> Option<Move> {
        let rest = self.ranks.get(self.next..)?;
        let (ahead, _) = rest.iter().enumerate().rev().max_by_key(|(_, rank)| **rank)?;
        self.ranks.swap(self.next, self.next + ahead);
        self.moves.swap(self.next, self.next + ahead);
        let found = self.moves.get(self.next).copied();
        self.next += 1;
        found
    }

    /// Whether the last move given loses material on its square.
    pub(super) fn last_loses(&self) -> Loses {
        let rank = self.next.checked_sub(1).and_then(|at| self.ranks.get(at));
        if rank.is_some_and(|rank| *rank <= -WINNING) { Loses::Yes } else { Loses::No }
    }
}

/// Whether a capture costs more than it brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Loses {
    Yes,
    No,
}

/// Whether a move changes nothing in material.
pub(super) fn is_quiet(legal: Move) -> bool {
    !legal.is_capture() && legal.promotion().is_none()
}

/// Where a capture was made, so that it may be answered there.
pub(super) fn capture_on(legal: Move) -> Option<Square> {
    legal.is_capture().then_some(legal.to())
}
