//! The positions that a search has visited, in a table of limited size.

use super::key::WholePosition;

#[derive(Debug, Clone, Copy, Default)]
struct MemorySlot {
    key: WholePosition,
    round: u32,
    left: i32,
}

/// What a search already knows about a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AlreadyKnown {
    /// Not known, or not searched as deep as now.
    New,
    /// Searched in this round, at least as deep.
    ThisRound,
    /// Searched in an earlier round, at least as deep.
    Before,
}

/// The table. It grows as it fills, up to its limit. After that, new entries replace old ones.
#[derive(Debug)]
pub(super) struct SolverMemory {
    /// Empty before the first position: most questions are answered without a search.
    entries: Vec<MemorySlot>,
    filled: usize,
    limit: usize,
    /// Entries of rounds before this one belong to another search.
    first: u32,
    round: u32,
}

/// How many slots are tried for a position.
const PROBES: usize = 8;

/// The size of the table at its first position.
const SMALL: usize = 1 << 10;

impl SolverMemory {
    /// A table for at most `limit` positions, a power of two.
    pub(super) fn new(limit: usize) -> SolverMemory {
        SolverMemory { entries: Vec::new(), filled: 0, limit, first: 1, round: 1 }
    }

    /// Forgets everything and becomes small again, so that earlier questions have no effect.
    pub(super) fn clear(&mut self) {
        self.round += 1;
        self.first = self.round;
        self.filled = 0;
        if self.entries.len() > SMALL {
            self.entries = Vec::new();
        }
    }

    /// Begins a new round of the same search.
    pub(super) fn next_round(&mut self) {
        self.round += 1;
    }

    /// Notes that a position is searched now with this much left, and returns what was known.
    pub(super) fn visit(&mut self, key: WholePosition, left: i32) -> AlreadyKnown {
        if self.entries.is_empty() {
            self.entries = vec![MemorySlot::default(); SMALL];
        } else if self.filled * 2 > self.entries.len() && self.entries.len() < self.limit {
            self.grow();
        }
        let mask = self.entries.len() - 1;
        let start = key.place();
        let mut worst = start & mask;
        let mut worst_rank = (true, u32::MAX, i32::MAX);
        for offset in 0..PROBES {
            let at = (start + offset) & mask;
            let entry = &mut self.entries[at];
            if entry.round < self.first {
                *entry = MemorySlot { key, round: self.round, left };
                self.filled += 1;
                return AlreadyKnown::New;
            }
            if entry.key == key {
                if entry.left >= left {
                    if entry.round != self.round && entry.left == left {
                        entry.round = self.round;
                        return AlreadyKnown::New;
                    }
                    return if entry.round == self.round {
                        AlreadyKnown::ThisRound
                    } else {
                        AlreadyKnown::Before
                    };
                }
                *entry = MemorySlot { key, round: self.round, left };
                return AlreadyKnown::New;
            }
            let rank = (entry.round == self.round, entry.round, entry.left);
            if rank < worst_rank {
                (worst, worst_rank) = (at, rank);
            }
        }
        self.entries[worst] = MemorySlot { key, round: self.round, left };
        AlreadyKnown::New
    }

    fn grow(&mut self) {
        let wider = vec![MemorySlot::default(); self.entries.len() * 2];
        let old = std::mem::replace(&mut self.entries, wider);
        let mask = self.entries.len() - 1;
        self.filled = 0;
        for entry in old.into_iter().filter(|entry| entry.round >= self.first) {
            let start = entry.key.place();
            let free = (0..PROBES)
                .map(|offset| (start + offset) & mask)
                .find(|at| self.entries[*at].round < self.first);
            if let Some(at) = free {
                self.entries[at] = entry;
                self.filled += 1;
            }
        }
    }
}
