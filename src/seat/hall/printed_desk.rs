//! What the pages of arbiters show beside the tables, and which of them are to be printed again. Never prints.

use std::collections::{BTreeSet, VecDeque};

use crate::clock::Moment;

/// What pages show beside the tables.
#[derive(Default)]
pub(super) struct DeskPages {
    /// What was done by forms, the latest first, in each language.
    pub(super) notes: VecDeque<[String; 3]>,
    /// The tables that look other than on their pages.
    pub(super) changed: BTreeSet<u32>,
    /// The one that somebody waits for.
    pub(super) first: Option<u32>,
    /// Up to which tables were printed last.
    last: u32,
    pub(super) is_changed: bool,
    pub(super) printed: Moment,
}

impl DeskPages {
    /// The tables whose pages are printed next, and no more than so many, each in its turn.
    pub(super) fn take_changed(&mut self, most: usize) -> Vec<u32> {
        let after = self.last.saturating_add(1);
        let in_turn = self.changed.range(after..).chain(self.changed.range(..after));
        let first = self.first.take();
        let others = in_turn.copied().filter(|table| Some(*table) != first);
        let taken: Vec<u32> = first.into_iter().chain(others).take(most).collect();
        self.changed.retain(|table| !taken.contains(table));
        self.last = taken.last().copied().unwrap_or(self.last);
        taken
    }
}
