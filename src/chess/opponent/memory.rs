//! What searches remember of the positions they have seen, in a table that never grows and that several of them may
//! share. Never holds a position: only its key.

use std::sync::atomic::{AtomicU64, Ordering};

use shakmaty::{Move, Role};

use super::worth::{MATED, MATES};
use crate::chess::key::PositionNumber;

/// How sure a remembered worth is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Exact = 1,
    AtLeast,
    AtMost,
}

impl Bound {
    const ALL: [Bound; 3] = [Bound::Exact, Bound::AtLeast, Bound::AtMost];
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Remembered {
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

    /// In one word, which is never nought.
    fn packed(self) -> u64 {
        let best = self.best.map_or(0, |Brief(best)| best);
        let [low, high] = self.score.to_le_bytes();
        let [from, to] = best.to_le_bytes();
        let [depth] = self.depth.to_le_bytes();
        u64::from_le_bytes([low, high, from, to, depth, self.bound as u8, 0, 0])
    }

    /// What was packed; nothing where nothing was.
    fn unpacked(word: u64) -> Option<Remembered> {
        let [low, high, from, to, depth, bound, ..] = word.to_le_bytes();
        let bound = Bound::ALL.into_iter().find(|known| *known as u8 == bound)?;
        // No move is from a square to itself.
        let best = Some(Brief(u16::from_le_bytes([from, to]))).filter(|best| best.0 != 0);
        let depth = i8::from_le_bytes([depth]);
        Some(Remembered { score: i16::from_le_bytes([low, high]), best, depth, bound })
    }
}

/// The table has two to these powers of places, at least and at most.
const LEAST_POWER: u32 = 12;
const MOST_POWER: u32 = 20;

/// The table. Searches of one opponent may share it, one after the other or at once.
pub struct OpponentMemory {
    slots: Vec<Slot>,
}

/// A place in the table. What two searches write there at once fits no key, so that nobody takes it for something.
struct Slot {
    /// The key of the position and what is remembered of it, mingled.
    mingled: AtomicU64,
    remembered: AtomicU64,
}

impl OpponentMemory {
    /// A table for a look at so many positions at most.
    #[must_use]
    pub fn new(most: u64) -> OpponentMemory {
        let power = most.max(1).ilog2().clamp(LEAST_POWER, MOST_POWER);
        let empty = || Slot { mingled: AtomicU64::new(0), remembered: AtomicU64::new(0) };
        OpponentMemory { slots: std::iter::repeat_with(empty).take(1 << power).collect() }
    }

    fn slot(&self, key: PositionNumber) -> Option<&Slot> {
        // The table is smaller than memory, so that the remainder is a place in it.
        self.slots.get((key.0 & (self.slots.len() as u64 - 1)) as usize)
    }

    pub(super) fn recall(&self, key: PositionNumber) -> Option<Remembered> {
        let slot = self.slot(key)?;
        let word = slot.remembered.load(Ordering::Relaxed);
        let is_its = slot.mingled.load(Ordering::Relaxed) == key.0 ^ word;
        is_its.then(|| Remembered::unpacked(word))?
    }

    /// Remembers a position; of two that want one place, the later.
    pub(super) fn keep(
        &self,
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
        if let (Some(slot), Ok(score)) = (self.slot(key), i16::try_from(score)) {
            let depth = i8::try_from(depth).unwrap_or(0);
            let word = Remembered { score, best, depth, bound }.packed();
            slot.mingled.store(key.0 ^ word, Ordering::Relaxed);
            slot.remembered.store(word, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test fails by panicking")]

    use super::*;

    #[test]
    fn what_is_kept_is_recalled_and_mates_count_from_where_one_is() {
        let memory = OpponentMemory::new(1);
        let key = PositionNumber(0x1234_5678_9abc_def0);
        assert_eq!(memory.recall(key), None);
        for (score, bound, depth, best) in [
            (-31, Bound::Exact, 5, Some(Brief(0x1234))),
            (0, Bound::AtLeast, -1, None),
            (MATES + 10, Bound::AtMost, 96, Some(Brief(1))),
        ] {
            let memory = OpponentMemory::new(1);
            memory.keep(key, (score, bound), (depth, 3), best);
            let seen = memory.recall(key).expect("it was kept");
            assert_eq!((seen.score(3), seen.bound, seen.best), (score, bound, best));
            assert_eq!(i32::from(seen.depth), depth);
            assert_eq!(memory.recall(PositionNumber(key.0 ^ 1 << 40)), None);
        }
        memory.keep(key, (MATES + 10, Bound::Exact), (1, 3), None);
        assert_eq!(memory.recall(key).expect("it was kept").score(1), MATES + 12);
    }

    #[test]
    fn the_key_nought_recalls_nothing_from_an_empty_table() {
        assert_eq!(OpponentMemory::new(1).recall(PositionNumber(0)), None);
    }

    #[test]
    fn what_two_write_at_once_is_nobodys() {
        let memory = OpponentMemory::new(1);
        let (one, other) = (PositionNumber(7), PositionNumber(7 | 1 << 50));
        memory.keep(one, (50, Bound::Exact), (4, 0), None);
        let before = memory.slots[7].remembered.load(Ordering::Relaxed);
        memory.keep(other, (-50, Bound::AtMost), (9, 0), None);
        memory.slots[7].remembered.store(before, Ordering::Relaxed);
        assert_eq!((memory.recall(one), memory.recall(other)), (None, None));
    }
}
