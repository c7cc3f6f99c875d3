//! The transposition table: what searches remember of positions, in a table of fixed size that several searches may
//! share. It stores keys, not positions.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use shakmaty::{Move, Role};

use super::level::Level;
use super::worth::{MATED, MATES};
use crate::key::PositionNumber;

/// How a remembered worth bounds the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Exact = 1,
    AtLeast,
    AtMost,
}

impl Bound {
    const ALL: [Bound; 3] = [Bound::Exact, Bound::AtLeast, Bound::AtMost];
}

/// A move in sixteen bits, enough to find it among the legal ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Brief(u16);

impl Brief {
    pub(super) fn of(legal: Move) -> Brief {
        let promotion = legal.promotion().map_or(0, |role: Role| role as u16);
        let from = legal.from().map_or(0, |square| square as u16);
        Brief(from | (legal.to() as u16) << 6 | promotion << 12)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Remembered {
    score: i16,
    pub(super) best: Option<Brief>,
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

impl Remembered {
    /// The worth, with mates counted from `ply`.
    pub(super) fn score(&self, ply: usize) -> i32 {
        let (score, ply) = (i32::from(self.score), i32::try_from(ply).unwrap_or(0));
        match score {
            MATES.. => score - ply,
            ..=MATED => score + ply,
            _ => score,
        }
    }

    /// The worth, if the position was searched deep enough to decide on which side of a narrow window it is.
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

    /// Packed into one word that is never zero, with the age of the table at which it was found.
    fn packed(self, age: u8) -> u64 {
        let best = self.best.map_or(0, |Brief(best)| best);
        let [low, high] = self.score.to_le_bytes();
        let [from, to] = best.to_le_bytes();
        let [depth] = self.depth.to_le_bytes();
        u64::from_le_bytes([low, high, from, to, depth, self.bound as u8, age, 0])
    }

    /// Unpacks a word. `None` if it is empty.
    fn unpacked(word: u64) -> Option<Remembered> {
        let [low, high, from, to, depth, bound, ..] = word.to_le_bytes();
        let bound = Bound::ALL.into_iter().find(|known| *known as u8 == bound)?;
        // No move is from a square to itself.
        let best = Some(Brief(u16::from_le_bytes([from, to]))).filter(|best| best.0 != 0);
        let depth = i8::from_le_bytes([depth]);
        Some(Remembered { score: i16::from_le_bytes([low, high]), best, depth, bound })
    }
}

/// The smallest and the largest table, as powers of two.
const LEAST_POWER: u32 = 12;
const MOST_POWER: u32 = 20;
/// At full strength a position may be in this many neighbouring slots, a power of two. With a single slot the later
/// position would stay, however shallow its search was.
const TOGETHER: usize = 4;
/// By how many plies an entry counts less for each move that it is old, when a slot is needed.
const OLDER: i32 = 4;

/// The table. Searches of one opponent may share it, one after the other or at the same time.
pub struct OpponentMemory {
    slots: Vec<Slot>,
    /// In how many slots a position may be.
    together: usize,
    /// The number of moves it was used for; wraps around to zero.
    age: AtomicU8,
}

/// A slot in the table. If two searches write to it at the same time, its content fits no key and is ignored.
struct Slot {
    /// The key of the position XOR `remembered`.
    mingled: AtomicU64,
    remembered: AtomicU64,
}

impl Slot {
    /// The key it seems to have, and its content.
    fn kept(&self) -> (PositionNumber, u64) {
        let word = self.remembered.load(Ordering::Relaxed);
        (PositionNumber(self.mingled.load(Ordering::Relaxed) ^ word), word)
    }
}

impl OpponentMemory {
    /// A table for a search of up to `most` positions.
    #[must_use]
    pub fn new(most: u64) -> OpponentMemory {
        OpponentMemory::with_places(most, 1)
    }

    /// A table for a whole game at a level that remembers, with searches of up to `most` positions for each move.
    #[must_use]
    pub fn for_game(level: Level, most: u64) -> OpponentMemory {
        OpponentMemory::with_places(most, if level == Level::FULL { TOGETHER } else { 1 })
    }

    fn with_places(most: u64, together: usize) -> OpponentMemory {
        let power = most.max(1).ilog2().clamp(LEAST_POWER, MOST_POWER);
        let empty = || Slot { mingled: AtomicU64::new(0), remembered: AtomicU64::new(0) };
        let slots = std::iter::repeat_with(empty).take(1 << power).collect();
        OpponentMemory { slots, together, age: AtomicU8::new(0) }
    }

    /// Begins the next move of the game.
    pub(super) fn grow_older(&self) {
        self.age.fetch_add(1, Ordering::Relaxed);
    }

    /// The slots in which a position may be.
    fn places(&self, key: PositionNumber) -> &[Slot] {
        // The table is smaller than memory, so the masked key fits a `usize`.
        let at = (key.0 & (self.slots.len() as u64 - 1)) as usize;
        let first = at & !(self.together - 1);
        self.slots.get(first..first + self.together).unwrap_or_default()
    }

    /// The slot to write to: the position's own, or else an empty one, or the one with the shallowest and oldest
    /// search.
    fn place_for(&self, key: PositionNumber) -> Option<&Slot> {
        let age = self.age.load(Ordering::Relaxed);
        self.places(key).iter().min_by_key(|slot| match slot.kept() {
            (of, _) if of == key => i32::MIN,
            (_, 0) => i32::MIN + 1,
            (_, word) => {
                let [_, _, _, _, depth, _, then, _] = word.to_le_bytes();
                i32::from(i8::from_le_bytes([depth])) - OLDER * i32::from(age.wrapping_sub(then))
            }
        })
    }

    pub(super) fn recall(&self, key: PositionNumber) -> Option<Remembered> {
        let mut kept = self.places(key).iter().map(Slot::kept);
        let (_, word) = kept.find(|(of, _)| *of == key)?;
        Remembered::unpacked(word)
    }

    /// Stores a position.
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
        if let (Some(slot), Ok(score)) = (self.place_for(key), i16::try_from(score)) {
            let depth = i8::try_from(depth).unwrap_or(0);
            let word = Remembered { score, best, depth, bound };
            let word = word.packed(self.age.load(Ordering::Relaxed));
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
    fn at_full_strength_the_least_deep_and_oldest_of_four_makes_room() {
        let memory = OpponentMemory::for_game(Level::FULL, 1);
        let key = |number: u64| PositionNumber(8 | number << 40);
        let keep = |number, depth| memory.keep(key(number), (1, Bound::Exact), (depth, 0), None);
        let known = || (1..=7).filter(|number| memory.recall(key(*number)).is_some());
        for (number, depth) in [(1, 9), (2, 3), (3, 5), (4, 7)] {
            keep(number, depth);
        }
        keep(5, 1);
        assert!(known().eq([1, 3, 4, 5]));
        keep(6, 4);
        assert!(known().eq([1, 3, 4, 6]));
        for _ in 0..3 {
            memory.grow_older();
        }
        keep(3, 5);
        keep(7, 0);
        assert!(known().eq([1, 3, 4, 7]));
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
