//! Dives for a mate with the help of both sides: the most promising line first, then lines that differ from it a
//! little, then a little more.

use shakmaty::{Chess, Color, Move, Position as _, Square};

use super::after;
use super::budget::Budget;
use super::key::WholePosition;
use super::memory::{AlreadyKnown, SolverMemory};
use super::outlook::{Outlook, OutlookSight};
use super::plan::{PROGRESS, Plan, RankedMove, corners, nearer};

/// How a search ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum DiveFound {
    /// The moves to a mate.
    Mate(Vec<Move>),
    /// There is no mate: every position that can be reached was visited, or is proven to lead to none. Holds their
    /// number.
    NoMate(u64),
    /// The budget was spent.
    Spent,
}

/// The longest line.
const LONGEST: usize = 240;

/// How many plies without progress a line may have at no cost.
const QUIET: i32 = 40;

/// The goal of a dive.
#[derive(Clone, Copy)]
enum DiveGoal<'a> {
    /// A mate that looks like this outlook.
    Outlook(&'a Outlook),
    /// A mate with the kings in this corner.
    Corner(Square),
}

/// A search by dives.
pub(super) struct DiveSearch<'a, 'b> {
    winner: Color,
    /// The mates to aim at, if their outlooks are known. Otherwise the kings go to the corners.
    outlooks: &'a [Outlook],
    goal: DiveGoal<'a>,
    memory: &'a mut SolverMemory,
    budget: &'a mut Budget<'b>,
    line: Vec<Move>,
    /// The moves of every position on the line, with those of the last one at the end.
    ranked: Vec<RankedMove>,
    /// How many positions this search may still visit, and how many it visited in this round.
    most: u64,
    seen: u64,
    /// Whether something was left out in this round.
    cut: bool,
    spent: bool,
}

impl<'a, 'b> DiveSearch<'a, 'b> {
    /// A search of at most `most` positions.
    pub(super) fn new(
        winner: Color,
        most: u64,
        outlooks: &'a [Outlook],
        memory: &'a mut SolverMemory,
        budget: &'a mut Budget<'b>,
    ) -> DiveSearch<'a, 'b> {
        memory.clear();
        DiveSearch {
            winner,
            outlooks,
            goal: DiveGoal::Corner(Square::A1),
            memory,
            budget,
            line: Vec::new(),
            ranked: Vec::new(),
            most,
            seen: 0,
            cut: false,
            spent: false,
        }
    }

    /// Searches with growing patience, with each goal in turn.
    pub(super) fn run(mut self, position: &Chess) -> DiveFound {
        let mut goals: Vec<DiveGoal<'a>> = self.outlooks.iter().map(DiveGoal::Outlook).collect();
        if goals.is_empty() {
            goals.extend(corners(position, self.winner).map(DiveGoal::Corner));
        }
        let mut patience = 0;
        loop {
            for goal in &goals {
                self.goal = *goal;
                self.cut = false;
                self.seen = 0;
                self.memory.next_round();
                if self.visit(position, patience, 0) {
                    return DiveFound::Mate(self.line);
                }
                if self.spent {
                    return DiveFound::Spent;
                }
                if !self.cut {
                    return DiveFound::NoMate(self.seen);
                }
            }
            patience += 1 + patience / 6;
        }
    }

    /// Whether a mate was found from here. `line` then leads to it. `left` is what may still be spent on moves other
    /// than the best, `quiet` the number of plies without progress.
    fn visit(&mut self, position: &Chess, left: i32, quiet: i32) -> bool {
        if self.most == 0 || !self.budget.take() {
            self.spent = true;
            return false;
        }
        self.most -= 1;
        self.seen += 1;
        let turn = position.turn();
        let legal = position.legal_moves();
        if legal.is_empty() {
            return turn != self.winner && position.is_check();
        }
        if position.has_insufficient_material(self.winner) {
            return false;
        }
        if self.line.len() >= LONGEST {
            self.cut = true;
            return false;
        }
        match self.memory.visit(WholePosition::of(position), left) {
            AlreadyKnown::New => {}
            AlreadyKnown::ThisRound => return false,
            AlreadyKnown::Before => {
                self.cut = true;
                return false;
            }
        }
        let corner = match self.goal {
            DiveGoal::Outlook(_) => Square::A1,
            DiveGoal::Corner(corner) => corner,
        };
        let Some(plan) = Plan::of(position, self.winner, corner) else { return false };
        let before = self.remoteness(position);
        let start = self.ranked.len();
        for &legal in &legal {
            if turn == self.winner && plan.checks(legal) && self.mates(position, legal) {
                return true;
            }
            let promise = match self.goal {
                DiveGoal::Outlook(_) => nearer(before, self.remoteness(&after(position, legal))),
                DiveGoal::Corner(_) => plan.promise(turn, legal),
            };
            self.ranked.push(RankedMove { legal, promise });
        }
        let found = self.follow(position, start, left, quiet);
        self.ranked.truncate(start);
        found
    }

    /// Tries the ranked moves of a position from `start` on, as long as `left` pays for them.
    fn follow(&mut self, position: &Chess, start: usize, left: i32, quiet: i32) -> bool {
        for index in start..self.ranked.len() {
            self.bring_best(index);
            let RankedMove { legal, promise } = self.ranked[index];
            let progress = promise >= PROGRESS;
            let cost = match (index == start, promise) {
                (true, PROGRESS..) => 0,
                (true, 0..) => i32::from(quiet >= QUIET),
                (false, PROGRESS..) => 1,
                (false, 0..) => 2,
                (_, ..0) => 3,
            };
            if cost > left {
                self.cut = true;
                return false;
            }
            let next = after(position, legal);
            self.line.push(legal);
            if self.visit(&next, left - cost, if progress { 0 } else { quiet + 1 }) {
                return true;
            }
            self.line.pop();
            if self.spent {
                return false;
            }
        }
        false
    }

    /// How far a position is from the goal, or zero if the goal is a corner.
    fn remoteness(&self, position: &Chess) -> u32 {
        match self.goal {
            DiveGoal::Outlook(outlook) => {
                outlook.remoteness(&OutlookSight::of(position, self.winner))
            }
            DiveGoal::Corner(_) => 0,
        }
    }

    /// Moves the best of the moves from `index` on to that place, the first if there are several. They are not
    /// sorted, because usually no other move of a position is tried.
    fn bring_best(&mut self, index: usize) {
        let rest = &mut self.ranked[index..];
        let best = rest.iter().enumerate().rev().max_by_key(|(_, ranked)| ranked.promise);
        if let Some((best, _)) = best {
            rest[..=best].rotate_right(1);
        }
    }

    fn mates(&mut self, position: &Chess, legal: Move) -> bool {
        let mated = after(position, legal).is_checkmate();
        if mated {
            self.line.push(legal);
        }
        mated
    }
}
