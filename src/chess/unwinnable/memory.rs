//! Positions that a search has seen, in a table of limited size. A position is kept whole,
//! so that two are never taken for one. Knows nothing of what a search is after.

use shakmaty::{Bitboard, Chess, Color, EnPassantMode, Position as _};

/// A position in four words: four bits a square.
///
/// The codes that no man needs say the rest of what 9.2.2 asks for: a rook that may castle,
/// a pawn that may be captured en passant now, and a black king whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Key([u64; 4]);

impl Key {
    pub(super) fn of(position: &Chess) -> Key {
        let board = position.board();
        let black = board.black();
        let castling = position.castles().castling_rights();
        let passed = match position.ep_square(EnPassantMode::Legal) {
            Some(square) => Bitboard::from(square.xor(shakmaty::Square::A2)),
            None => Bitboard::EMPTY,
        };
        let turn =
            if position.turn() == Color::Black { board.kings() & black } else { Bitboard::EMPTY };
        // Roles are 1 to 6, black ones 7 to 12, then castling rook, passed pawn, king.
        let special = castling | passed | turn;
        let plain = !special;
        let (pawns, knights, bishops) =
            (board.pawns() & plain, board.knights() & plain, board.bishops() & plain);
        let (rooks, queens, kings) =
            (board.rooks() & plain, board.queens() & plain, board.kings() & plain);
        let white = !black;
        let code = |bit: u32| {
            let mut word = Bitboard::EMPTY;
            for (number, men) in [
                (1u32, pawns & white),
                (2, knights & white),
                (3, bishops & white),
                (4, rooks & white),
                (5, queens & white),
                (6, kings & white),
                (7, pawns & black),
                (8, knights & black),
                (9, bishops & black),
                (10, rooks & black),
                (11, queens & black),
                (12, kings & black),
                (13, castling),
                (14, passed),
                (15, turn),
            ] {
                if number & (1 << bit) != 0 {
                    word |= men;
                }
            }
            word.0
        };
        Key([code(0), code(1), code(2), code(3)])
    }

    fn hash(self) -> u64 {
        self.0.iter().fold(0x9e37_79b9_7f4a_7c15, |hash: u64, word| {
            (hash.rotate_left(29) ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93)
        })
    }
}

#[derive(Debug, Clone, Copy, Default)]
struct Entry {
    key: Key,
    round: u32,
    left: i32,
}

/// What a search already knows of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Seen {
    /// Nothing, or not as deep as now.
    New,
    /// Searched in this round, at least as deep.
    ThisRound,
    /// Searched in an earlier round, at least as deep.
    Before,
}

/// The table. It grows as it fills, up to its limit, and then forgets.
#[derive(Debug)]
pub(super) struct Memory {
    entries: Vec<Entry>,
    filled: usize,
    limit: usize,
    /// Entries of rounds before this one belong to another search.
    first: u32,
    round: u32,
}

/// How many places are tried for a position.
const PROBES: usize = 8;

/// How large the table is at first.
const SMALL: usize = 1 << 10;

impl Memory {
    /// A table that never holds more than `limit` positions, a power of two.
    pub(super) fn new(limit: usize) -> Memory {
        Memory { entries: vec![Entry::default(); SMALL], filled: 0, limit, first: 1, round: 1 }
    }

    /// Forgets everything. Small again, so that what was asked before changes nothing.
    pub(super) fn clear(&mut self) {
        self.round += 1;
        self.first = self.round;
        self.filled = 0;
        if self.entries.len() > SMALL {
            self.entries = vec![Entry::default(); SMALL];
        }
    }

    /// Begins a new round of the same search.
    pub(super) fn next_round(&mut self) {
        self.round += 1;
    }

    /// Notes that a position is searched now with so much left, and says what was known.
    pub(super) fn visit(&mut self, key: Key, left: i32) -> Seen {
        if self.filled * 2 > self.entries.len() && self.entries.len() < self.limit {
            self.grow();
        }
        let mask = self.entries.len() - 1;
        let start = usize::try_from(key.hash() >> 24).unwrap_or(0);
        let mut worst = start & mask;
        let mut worst_rank = (true, u32::MAX, i32::MAX);
        for offset in 0..PROBES {
            let at = (start + offset) & mask;
            let entry = &mut self.entries[at];
            if entry.round < self.first {
                *entry = Entry { key, round: self.round, left };
                self.filled += 1;
                return Seen::New;
            }
            if entry.key == key {
                if entry.left >= left {
                    if entry.round != self.round && entry.left == left {
                        entry.round = self.round;
                        return Seen::New;
                    }
                    return if entry.round == self.round { Seen::ThisRound } else { Seen::Before };
                }
                *entry = Entry { key, round: self.round, left };
                return Seen::New;
            }
            let rank = (entry.round == self.round, entry.round, entry.left);
            if rank < worst_rank {
                (worst, worst_rank) = (at, rank);
            }
        }
        self.entries[worst] = Entry { key, round: self.round, left };
        Seen::New
    }

    fn grow(&mut self) {
        let wider = vec![Entry::default(); self.entries.len() * 2];
        let old = std::mem::replace(&mut self.entries, wider);
        let mask = self.entries.len() - 1;
        self.filled = 0;
        for entry in old.into_iter().filter(|entry| entry.round >= self.first) {
            let start = usize::try_from(entry.key.hash() >> 24).unwrap_or(0);
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
