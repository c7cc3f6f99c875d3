//! What the arbiters' pages show besides the tables, and which pages are due. Printing is in `desk_pages`.

use std::collections::{BTreeSet, VecDeque};

use crate::clock::Moment;

#[derive(Default)]
pub(super) struct DeskPages {
    /// The outcomes of forms, the latest first, in each language.
    pub(super) notes: VecDeque<[String; 3]>,
    /// Tables that have changed since their page was printed.
    pub(super) changed: BTreeSet<u32>,
    /// The table whose page someone waits for.
    pub(super) first: Option<u32>,
    /// The last table printed.
    last: u32,
    pub(super) is_changed: bool,
    pub(super) printed: Moment,
}

impl DeskPages {
    /// Up to `most` tables whose pages are printed next, in turn.
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
