//! The score of one player: what that player wrote or dictated, move after move, never
//! what the game knows better (8.1, D.2.7).

use crate::chess::ClaimedMove;

use super::said::{Said, contradictions};

/// One move on a score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// As it was written or dictated.
    pub said: Said,
    /// Whether a draw offer was noted with it (8.1.5).
    pub draw_offer: bool,
}

/// A player's score. Entries stand at their ply; a ply may be missing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Score {
    entries: Vec<Option<Entry>>,
}

impl Score {
    /// The entries, one a ply from the first on.
    #[must_use]
    pub fn entries(&self) -> &[Option<Entry>] {
        &self.entries
    }

    /// Puts a move down at a ply, counted from 0, over what stood there.
    pub(super) fn write(&mut self, ply: usize, said: Said) {
        self.entry(ply).replace(Entry { said, draw_offer: false });
    }

    /// Notes a draw offer at a ply.
    pub(super) fn note_offer(&mut self, ply: usize) {
        if let Some(entry) = self.entry(ply) {
            entry.draw_offer = true;
        }
    }

    /// Strikes everything from a ply on.
    pub(super) fn strike_from(&mut self, ply: usize) {
        self.entries.truncate(ply);
    }

    fn entry(&mut self, ply: usize) -> &mut Option<Entry> {
        if self.entries.len() <= ply {
            self.entries.resize(ply + 1, None);
        }
        &mut self.entries[ply]
    }

    fn claim(&self, ply: usize) -> Option<&ClaimedMove> {
        self.entries.get(ply)?.as_ref().map(|entry| &entry.said.claim)
    }
}

/// How two scores stand to each other (D.2.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// They agree as far as the shorter goes: so many plies.
    Agree {
        /// The plies on which they agree.
        plies: usize,
    },
    /// They agree for so many plies and differ on the next.
    Differ {
        /// The plies on which they agree.
        plies: usize,
    },
    /// One of them lacks this ply and has a later one, so it cannot be compared.
    Incomplete {
        /// The plies on which they agree.
        plies: usize,
    },
}

/// Compares two scores move by move; how a move is spelled does not matter.
#[must_use]
pub fn compare(one: &Score, other: &Score) -> Comparison {
    let longest = one.entries.len().max(other.entries.len());
    for plies in 0..longest {
        match (one.claim(plies), other.claim(plies)) {
            (Some(a), Some(b)) if contradictions(a, b).is_empty() => {}
            (Some(_), Some(_)) => return Comparison::Differ { plies },
            _ if one.entries.len() > plies + 1 && other.entries.len() > plies + 1 => {
                return Comparison::Incomplete { plies };
            }
            _ => return Comparison::Agree { plies },
        }
    }
    Comparison::Agree { plies: longest }
}
