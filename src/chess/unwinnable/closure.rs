//! Visits every position that can be reached, the most promising first, until a mate is found or all are visited.
//! There is no verdict on a space that was not visited completely.

use shakmaty::{CastlingMode, Chess, Color, Move, Position as _};

use super::after;
use super::budget::Budget;
use super::gate;
use super::key::WholePosition;
use super::novelty::Novelty;
use super::outlook::{Outlook, OutlookSight};
use super::register::Register;
use super::search::DiveFound;

/// The limits of an exploration.
#[derive(Debug, Clone, Copy)]
pub(super) struct Extent {
    /// The most positions that are reached.
    pub(super) most: usize,
    /// The most positions that wait at a time.
    pub(super) waiting: usize,
}

/// Waiting positions, by how remote a mate seems from them. First in, first out.
#[derive(Default)]
struct Queue {
    shelves: Vec<Shelf>,
    /// All shelves before this one are empty.
    nearest: usize,
}

#[derive(Default)]
struct Shelf {
    waiting: Vec<u32>,
    taken: usize,
}

/// Greater distances count as this one.
const FAR: u32 = 400;

/// One in this many positions is taken because it shows something new.
const FRESH: usize = 4;

/// How much less a new position promises each time the number of positions with its scene has doubled.
const CROWDED: u32 = 16;

impl Queue {
    fn put(&mut self, number: u32, remoteness: u32) {
        let shelf = usize::try_from(remoteness.min(FAR)).unwrap_or(0);
        if self.shelves.len() <= shelf {
            self.shelves.resize_with(shelf + 1, Shelf::default);
        }
        self.shelves[shelf].waiting.push(number);
        self.nearest = self.nearest.min(shelf);
    }

    fn take(&mut self) -> Option<u32> {
        while let Some(shelf) = self.shelves.get_mut(self.nearest) {
            if let Some(number) = shelf.waiting.get(shelf.taken).copied() {
                shelf.taken += 1;
                return Some(number);
            }
            *shelf = Shelf::default();
            self.nearest += 1;
        }
        None
    }
}

/// An exploration, which can be paused and continued.
pub(super) struct Exploration<'a> {
    start: &'a Chess,
    winner: Color,
    mode: CastlingMode,
    extent: Extent,
    register: Register,
    /// Which positions have been expanded.
    done: Vec<bool>,
    waiting: usize,
    outlooks: &'a [Outlook],
    /// One for each outlook, or a single one if there are none. Each position waits in all of them.
    queues: Vec<Queue>,
    /// Positions that show something new.
    fresh: Queue,
    novelty: Novelty,
    turn: usize,
}

impl<'a> Exploration<'a> {
    /// An exploration from `start` within `extent`. It takes the nearest position by each outlook in turn.
    pub(super) fn of(
        start: &'a Chess,
        winner: Color,
        extent: Extent,
        outlooks: &'a [Outlook],
    ) -> Exploration<'a> {
        let mut queues = Vec::new();
        queues.resize_with(outlooks.len().max(1), Queue::default);
        for queue in &mut queues {
            queue.put(0, 0);
        }
        Exploration {
            start,
            winner,
            mode: start.castles().mode(),
            extent,
            register: Register::of(WholePosition::of(start)),
            done: vec![false],
            waiting: 1,
            outlooks,
            queues,
            fresh: Queue::default(),
            novelty: Novelty::default(),
            turn: 0,
        }
    }

    /// Expands up to `most` more positions.
    pub(super) fn go_on(&mut self, most: u64, budget: &mut Budget<'_>) -> DiveFound {
        if self.start.turn() != self.winner && self.start.is_checkmate() {
            return DiveFound::Mate(Vec::new());
        }
        for _ in 0..most {
            if self.is_full() {
                return DiveFound::Spent;
            }
            let Some(number) = self.nearest() else {
                return if self.waiting == 0 { self.exhausted() } else { DiveFound::Spent };
            };
            let found = match self.position(number) {
                Some(position) if budget.take() => self.look_from(&position, number),
                _ => Some(DiveFound::Spent),
            };
            if let Some(found) = found {
                return found;
            }
        }
        DiveFound::Spent
    }

    /// Whether a limit of `extent` is reached.
    pub(super) fn is_full(&self) -> bool {
        self.register.len() >= self.extent.most || self.waiting >= self.extent.waiting
    }

    fn exhausted(&self) -> DiveFound {
        DiveFound::NoMate(u64::try_from(self.register.len()).unwrap_or(u64::MAX))
    }

    /// Visits all positions after a position.
    fn look_from(&mut self, position: &Chess, number: u32) -> Option<DiveFound> {
        for legal in position.legal_moves() {
            let next = after(position, legal);
            match self.look(&next, number, legal) {
                FirstLook::Mate => {
                    return Some(line(self.start, &self.register.path(number), legal));
                }
                FirstLook::Hopeless => {}
                FirstLook::Open(number) => self.wait(&next, number),
            }
        }
        None
    }

    fn look(&mut self, next: &Chess, from: u32, legal: Move) -> FirstLook {
        if next.has_insufficient_material(self.winner) {
            return FirstLook::Hopeless;
        }
        let Some(number) = self.register.enter(WholePosition::of(next), from) else {
            return FirstLook::Hopeless;
        };
        self.done.push(true);
        if next.turn() != self.winner && next.is_checkmate() {
            return FirstLook::Mate;
        }
        // A position that a capture or a pawn move has closed stays closed.
        if legal.is_zeroing() && gate::refute_if_closed(next, self.winner).is_some() {
            return FirstLook::Hopeless;
        }
        FirstLook::Open(number)
    }

    fn wait(&mut self, position: &Chess, number: u32) {
        if let Some(done) = self.done.last_mut() {
            *done = false;
        }
        self.waiting += 1;
        if self.outlooks.is_empty() {
            self.queues[0].put(number, 0);
        }
        let sight = OutlookSight::of(position, self.winner);
        let Some(first) = self.outlooks.first() else { return };
        for (queue, outlook) in self.queues.iter_mut().zip(self.outlooks) {
            queue.put(number, outlook.remoteness(&sight));
        }
        if let Some(crowd) = self.novelty.of(position) {
            self.fresh.put(number, CROWDED * crowd + first.remoteness(&sight));
        }
    }

    /// The next position that was not expanded yet.
    fn nearest(&mut self) -> Option<u32> {
        loop {
            self.turn += 1;
            let next = self.turn % self.queues.len();
            let fresh = if self.turn.is_multiple_of(FRESH) { self.fresh.take() } else { None };
            let number = match fresh {
                Some(number) => number,
                None => self.queues[next].take()?,
            };
            let done = self.done.get_mut(usize::try_from(number).ok()?)?;
            if !*done {
                *done = true;
                self.waiting -= 1;
                return Some(number);
            }
        }
    }

    fn position(&self, number: u32) -> Option<Chess> {
        self.register.key(number)?.position(self.mode)
    }
}

/// The result of a first look at a position.
enum FirstLook {
    Mate,
    /// Already known, or proven to lead to no mate.
    Hopeless,
    /// Has to be expanded; holds its number.
    Open(u32),
}

/// The moves through these positions, and one more.
fn line(start: &Chess, path: &[WholePosition], last: Move) -> DiveFound {
    let mut position = start.clone();
    let mut line = Vec::with_capacity(path.len() + 1);
    for key in path {
        let step = position.legal_moves().into_iter().find_map(|legal| {
            let next = after(&position, legal);
            (WholePosition::of(&next) == *key).then_some((legal, next))
        });
        let Some((legal, next)) = step else { return DiveFound::Spent };
        line.push(legal);
        position = next;
    }
    line.push(last);
    DiveFound::Mate(line)
}
