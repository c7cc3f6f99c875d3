//! The score of one player: what that player wrote or dictated, move by move, even where the game shows otherwise
//! (8.1, D.2.7).

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

/// A player's score, by ply. A ply may be missing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Score {
    entries: Vec<Option<Entry>>,
    /// The plies with which a draw was offered, whether already recorded or not (8.1.5).
    offers: Vec<usize>,
}

impl Score {
    /// The entries, one per ply from the first on.
    #[must_use]
    pub fn entries(&self) -> &[Option<Entry>] {
        &self.entries
    }

    /// Enters a move at a ply, counted from 0, over any earlier entry.
    pub(super) fn write(&mut self, ply: usize, said: Said) {
        let draw_offer = self.offers.contains(&ply);
        self.entry(ply).replace(Entry { said, draw_offer });
    }

    /// Notes a draw offer at a ply, whether its move is already recorded or not.
    pub(super) fn note_offer(&mut self, ply: usize) {
        self.offers.push(ply);
        if let Some(Some(entry)) = self.entries.get_mut(ply) {
            entry.draw_offer = true;
        }
    }

    pub(super) fn rewrite(&mut self, written: impl Fn(&Said) -> Said) {
        for entry in self.entries.iter_mut().flatten() {
            entry.said = written(&entry.said);
        }
    }

    /// Removes everything from a ply on.
    pub(super) fn strike_from(&mut self, ply: usize) {
        self.entries.truncate(ply);
        self.offers.retain(|offered| *offered < ply);
    }

    fn entry(&mut self, ply: usize) -> &mut Option<Entry> {
        if self.entries.len() <= ply {
            self.entries.resize(ply + 1, None);
        }
        &mut self.entries[ply]
    }

    /// The moves, one per ply; `None` for a missing one.
    #[must_use]
    pub fn claims(&self) -> Vec<Option<ClaimedMove>> {
        (0..self.entries.len()).map(|ply| self.claim(ply).copied()).collect()
    }

    /// The first ply from this one on, counted from 0, on which two scores contradict each other.
    pub(super) fn contradiction_from(&self, other: &Score, first: usize) -> Option<usize> {
        let plies = self.entries.len().min(other.entries.len());
        (first..plies).find(|ply| match (self.claim(*ply), other.claim(*ply)) {
            (Some(one), Some(other)) => !contradictions(one, other).is_empty(),
            _ => false,
        })
    }

    fn claim(&self, ply: usize) -> Option<&ClaimedMove> {
        self.entries.get(ply)?.as_ref().map(|entry| &entry.said.claim)
    }
}
