//! What becomes of an order at its table. A table that declines one records that it was given, and nothing behind it: where
//! that is so for a while, whoever gave it is told. Never sends an order.

use crate::clock::{Moment, Span};
use crate::table::{Fact, Warrant};

/// An order and what is done by it are recorded together, and come one behind the other.
const BEHIND: Span = Span::from_seconds(2);

/// The last order that a table has recorded.
#[derive(Default)]
pub(super) struct OrderAtTable {
    /// Which arbiter of the hall ordered what comes next in the record.
    by: Option<String>,
    /// Since when nothing has come of it.
    waits: Option<Moment>,
}

impl OrderAtTable {
    /// Takes the next fact in, and says whose order came to nothing.
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

    /// Who in the hall ordered what a fact does, where somebody did.
    pub(super) fn orderer(&self, fact: &Fact) -> Option<String> {
        self.by.clone().filter(|_| matches!(fact, Fact::Arbiter(_)))
    }

    /// Says, once, whose order nothing has come of.
    pub(super) fn let_time_pass(&mut self, now: Moment) -> Option<String> {
        self.wakes_at().filter(|at| *at <= now)?;
        self.waits = None;
        self.by.clone()
    }

    /// When that is looked at.
    pub(super) fn wakes_at(&self) -> Option<Moment> {
        self.waits.map(|since| since + BEHIND)
    }
}
