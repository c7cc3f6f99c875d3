//! What a search remembers of the positions it has seen, in a table that never grows.
//! Never holds a position: only its key.

use shakmaty::{Move, Role};

use super::worth::{MATED, MATES};
use crate::chess::key::PositionNumber;

/// How sure a remembered worth is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// A move in sixteen bits, to be found again among the legal ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Brief(u16);

impl Brief {
    pub(super) fn of(legal: Move) -> Brief {
        let promotion = legal.promotion().map_or(0, |role: Role| role as u16);
        let from = legal.from().map_or(0, |square| square as u16);
        Brief(from | (legal.to() as u16) << 6 | promotion << 12)
    }
}

/// What is remembered of a position.
#[derive(Debug, Clone, Copy)]
pub(super) struct Remembered {
    check: u32,
    score: i16,
    pub(super) best: Option<Brief>,
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

impl Remembered {
    /// The worth, with mates counted from `ply` on.
    pub(super) fn score(&self, ply: usize) -> i32 {
        let (score, ply) = (i32::from(self.score), i32::try_from(ply).unwrap_or(0));
        match score {
            MATES.. => score - ply,
            ..=MATED => score + ply,
            _ => score,
        }
    }

    /// The worth, where the position was looked at deep enough and that says on which side of a narrow window it is.
    pub(super) fn decides(
        &self,
        (alpha, beta): (i32, i32),
        (depth, ply): (i32, usize),
    ) -> Option<i32> {
        let score = self.score(ply);
        let is_enough = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= beta,
            Bound::AtMost => score <= alpha,
        };
        let is_narrow = beta - alpha == 1;
        (is_narrow && is_enough && i32::from(self.depth) >= depth).then_some(score)
    }
}

/// The table has two to these powers of places, at least and at most.
const LEAST_POWER: u32 = 12;
const MOST_POWER: u32 = 20;

/// The table.
pub(super) struct OpponentMemory {
    slots: Vec<Option<Remembered>>,
}

impl OpponentMemory {
    /// A table for a look at so many positions at most.
    pub(super) fn new(most: u64) -> OpponentMemory {
        let power = most.max(1).ilog2().clamp(LEAST_POWER, MOST_POWER);
        OpponentMemory { slots: vec![None; 1 << power] }
    }

    fn place(&self, key: PositionNumber) -> usize {
        // The table is smaller than memory, so that the remainder is a place in it.
        (key.0 & (self.slots.len() as u64 - 1)) as usize
    }

    pub(super) fn recall(&self, key: PositionNumber) -> Option<&Remembered> {
        let seen = self.slots.get(self.place(key))?.as_ref()?;
        (seen.check == check(key)).then_some(seen)
    }

    /// Remembers a position; of two that want one place, the later.
    pub(super) fn keep(
        &mut self,
        key: PositionNumber,
        (score, bound): (i32, Bound),
        (depth, ply): (i32, usize),
        best: Option<Brief>,
    ) {
        let ply = i32::try_from(ply).unwrap_or(0);
        let score = match score {
            MATES.. => score + ply,
            ..=MATED => score - ply,
            _ => score,
        };
        let best = best.or_else(|| self.recall(key).and_then(|seen| seen.best));
        let place = self.place(key);
        if let (Some(slot), Ok(score)) = (self.slots.get_mut(place), i16::try_from(score)) {
            let depth = i8::try_from(depth).unwrap_or(0);
            *slot = Some(Remembered { check: check(key), score, best, depth, bound });
        }
    }
}

fn check(key: PositionNumber) -> u32 {
    (key.0 >> 32) as u32
}
