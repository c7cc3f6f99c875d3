//! Repeated attempts at a sealed device. The arbiter is told of the first one at once and then, now and then, of how
//! many there were, so that they do not fill the record and the desk.

use std::time::{Duration, Instant};

use crate::table::SealDoubt;

/// The shortest time between two messages.
const BETWEEN: Duration = Duration::from_secs(600);

/// Attempts of one kind.
pub(super) struct CountedTries {
    one: SealDoubt,
    several: fn(u32) -> SealDoubt,
    told: Option<Instant>,
    untold: u32,
}

impl CountedTries {
    /// Starts at zero. `one` and `several` are what the arbiter is told.
    pub(super) fn new(one: SealDoubt, several: fn(u32) -> SealDoubt) -> CountedTries {
        CountedTries { one, several, told: None, untold: 0 }
    }

    /// Adds attempts. Returns the message that is due now, if any.
    pub(super) fn take(&mut self, more: u32, now: Instant) -> Option<SealDoubt> {
        self.untold = self.untold.saturating_add(more);
        let is_due = self.told.is_none_or(|told| now.saturating_duration_since(told) >= BETWEEN);
        if self.untold == 0 || !is_due {
            return None;
        }
        self.told = Some(now);
        Some(match std::mem::take(&mut self.untold) {
            1 => self.one,
            times => (self.several)(times),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_try_is_told_at_once_and_those_after_it_together() {
        let began = Instant::now();
        let at = |seconds| began + Duration::from_secs(seconds);
        let mut tries = CountedTries::new(SealDoubt::OtherUse, SealDoubt::OtherUses);
        assert_eq!(tries.take(0, at(0)), None);
        assert_eq!(tries.take(1, at(1)), Some(SealDoubt::OtherUse));
        let meanwhile = (2..600).filter_map(|second| tries.take(1, at(second)));
        assert_eq!(meanwhile.count(), 0);
        assert_eq!(tries.take(0, at(601)), Some(SealDoubt::OtherUses(598)));
        assert_eq!(tries.take(0, at(5000)), None);
        assert_eq!(tries.take(1, at(5001)), Some(SealDoubt::OtherUse));
    }
}
