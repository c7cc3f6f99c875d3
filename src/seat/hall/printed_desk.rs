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
    pub(super) is_changed: bool,
    pub(super) printed: Moment,
}
