//! What happens to an order at its table. A table that declines an order records only that it arrived; after a short
//! wait, the arbiter who gave it is told.

use crate::clock::{Moment, Span};
use crate::table::{Fact, Warrant};

/// An order and its effect are recorded together, one right after the other.
const BEHIND: Span = Span::from_seconds(2);

/// The last order that a table has recorded.
#[derive(Default)]
pub(super) struct OrderAtTable {
    /// The arbiter in the hall who ordered the next entry of the record.
    by: Option<String>,
    /// Since when the order is without effect.
    waits: Option<Moment>,
}

impl OrderAtTable {
    /// Takes the next fact. Returns the arbiter of an order that had no effect.
    pub(super) fn take(&mut self, fact: &Fact, arrived: Option<Moment>) -> Option<String> {
        let came_to_nothing = match fact {
            Fact::Arbiter(_) => None,
            _ => self.by.clone().filter(|_| self.waits.is_some()),
        };
        match fact {
            Fact::Warranted(Warrant::Hall { arbiter, .. }) => {
                (self.by, self.waits) = (Some(arbiter.clone()), arrived);
            }
            Fact::Warranted(_) => (self.by, self.waits) = (None, None),
            _ => self.waits = None,
        }
        came_to_nothing
    }

    /// The arbiter in the hall who ordered this fact, if any.
    pub(super) fn orderer(&self, fact: &Fact) -> Option<String> {
        self.by.clone().filter(|_| matches!(fact, Fact::Arbiter(_)))
    }

    /// Returns, once, the arbiter whose order had no effect.
    pub(super) fn let_time_pass(&mut self, now: Moment) -> Option<String> {
        self.wakes_at().filter(|at| *at <= now)?;
        self.waits = None;
        self.by.clone()
    }

    /// When to check that.
    pub(super) fn wakes_at(&self) -> Option<Moment> {
        self.waits.map(|since| since + BEHIND)
    }
}
