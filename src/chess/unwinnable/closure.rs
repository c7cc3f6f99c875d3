//! Looks at every position that can be reached, the most promising first, until a mate is
//! found or none is left. Never makes a verdict of a space that it did not see whole.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use shakmaty::{Chess, Color, Move, Position as _};

use super::budget::Budget;
use super::gate;
use super::memory::{Key, Memory, Seen};
use super::search::Found;

/// How far an exploration goes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Extent {
    /// No more positions are reached.
    pub(super) most: usize,
    /// No more positions wait at a time.
    pub(super) waiting: usize,
}

impl Extent {
    /// At most so many positions, of which no more wait than memory has room for.
    pub(super) fn of(most: usize) -> Extent {
        Extent { most, waiting: 60_000 }
    }
}

/// How a position was reached: from which one, by which move.
#[derive(Clone, Copy)]
struct Step {
    from: u32,
    legal: Option<Move>,
}

/// A position that was reached but whose moves were not looked at yet.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Waiting {
    promise: Reverse<(u32, u32)>,
    place: usize,
}

/// The positions that were reached so far.
struct Reached<'a> {
    winner: Color,
    memory: &'a mut Memory,
    steps: Vec<Step>,
    /// Those that wait, each with its step, in places that are used again.
    places: Vec<(Chess, u32)>,
    free: Vec<usize>,
    waiting: BinaryHeap<Waiting>,
}

/// Explores from `start`, within `extent`, nearest first by `remoteness`.
pub(super) fn explore(
    start: &Chess,
    winner: Color,
    extent: Extent,
    remoteness: impl Fn(&Chess) -> u32,
    memory: &mut Memory,
    budget: &mut Budget<'_>,
) -> Found {
    if start.turn() != winner && start.is_checkmate() {
        return Found::Mate(Vec::new());
    }
    memory.clear();
    memory.visit(Key::of(start), 0);
    let mut reached = Reached {
        winner,
        memory,
        steps: Vec::new(),
        places: Vec::new(),
        free: Vec::new(),
        waiting: BinaryHeap::new(),
    };
    reached.wait(start.clone(), Step { from: 0, legal: None }, 0);
    while let Some((position, step)) = reached.nearest() {
        if !budget.take() {
            return Found::Spent;
        }
        for legal in position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(legal);
            match reached.look(&next, legal) {
                Look::Mate => return Found::Mate(reached.line(step, legal)),
                Look::Hopeless => {}
                Look::Open if reached.is_full(extent) => return Found::Spent,
                Look::Open => {
                    let far = remoteness(&next);
                    reached.wait(next, Step { from: step, legal: Some(legal) }, far);
                }
            }
        }
    }
    Found::NoMate(u64::try_from(reached.steps.len()).unwrap_or(u64::MAX))
}

/// What a position is at first sight.
enum Look {
    Mate,
    /// Known already, or proven to lead to no mate.
    Hopeless,
    Open,
}

impl Reached<'_> {
    fn look(&mut self, next: &Chess, legal: Move) -> Look {
        if next.has_insufficient_material(self.winner)
            || self.memory.visit(Key::of(next), 0) != Seen::New
        {
            return Look::Hopeless;
        }
        if next.turn() != self.winner && next.is_checkmate() {
            return Look::Mate;
        }
        // What a capture or a pawn's move has closed stays closed.
        if legal.is_zeroing() && gate::refute_if_closed(next, self.winner).is_some() {
            return Look::Hopeless;
        }
        Look::Open
    }

    fn is_full(&self, extent: Extent) -> bool {
        self.steps.len() >= extent.most || self.waiting.len() >= extent.waiting
    }

    fn wait(&mut self, position: Chess, step: Step, far: u32) {
        let number = u32::try_from(self.steps.len()).unwrap_or(u32::MAX);
        self.steps.push(step);
        let place = if let Some(place) = self.free.pop() {
            self.places[place] = (position, number);
            place
        } else {
            self.places.push((position, number));
            self.places.len() - 1
        };
        self.waiting.push(Waiting { promise: Reverse((far, number)), place });
    }

    fn nearest(&mut self) -> Option<(Chess, u32)> {
        let Waiting { place, .. } = self.waiting.pop()?;
        self.free.push(place);
        self.places.get(place).cloned()
    }

    /// The moves that lead to the position of a step, and one more.
    fn line(&self, step: u32, last: Move) -> Vec<Move> {
        let mut line = vec![last];
        let mut at = step;
        while let Some(Step { from, legal: Some(legal) }) =
            usize::try_from(at).ok().and_then(|at| self.steps.get(at)).copied()
        {
            line.push(legal);
            at = from;
        }
        line.reverse();
        line
    }
}
