//! How patiently members look for their hall. When a server dies, thousands reconnect at once. Each waits longer for
//! an answer from try to try, and longer before the next try, by a random amount. Otherwise all would give up just
//! before their turn and begin again together, and no member would ever get in.

use std::time::Duration;

use super::way_in::STEP;

/// The longest that one step of a try may take.
const LONGEST_STEP: Duration = Duration::from_secs(40);
/// Roughly how long until the second try begins, and any later one at most.
const FIRST_WAIT: Duration = Duration::from_millis(200);
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// How many tries in a row went unanswered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct SeekersPatience(u32);

impl SeekersPatience {
    /// How long one step of the next try may take.
    pub(super) fn step(self) -> Duration {
        self.grown(STEP).min(LONGEST_STEP)
    }

    /// A try failed. Returns how long to wait before the next one.
    pub(super) fn lost(&mut self) -> Duration {
        let wait = self.grown(FIRST_WAIT).min(LONGEST_WAIT);
        self.0 = self.0.saturating_add(1);
        by_chance(wait)
    }

    /// The answer will not change until somebody acts, so try again slowly.
    pub(super) fn refused(self) -> Duration {
        by_chance(LONGEST_WAIT)
    }

    /// A try was answered.
    pub(super) fn met(&mut self) {
        self.0 = 0;
    }

    fn grown(self, first: Duration) -> Duration {
        first.saturating_mul(1_u32.checked_shl(self.0).unwrap_or(u32::MAX))
    }
}

/// Between half and one and a half times `wait`.
fn by_chance(wait: Duration) -> Duration {
    let mut chance = [0];
    // Without random numbers all wait equally long, which is not ideal, but no error.
    let _ = getrandom::fill(&mut chance);
    wait / 2 + wait * u32::from(chance[0]) / 255
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn patience_grows_while_nobody_answers_and_begins_again_when_somebody_does() {
        let mut patience = SeekersPatience::default();
        let mut steps = Vec::new();
        for _ in 0..40 {
            steps.push(patience.step().as_secs());
            assert!(patience.lost() <= LONGEST_WAIT * 3 / 2);
        }
        assert_eq!(steps.get(..5), Some(&[5, 10, 20, 40, 40][..]));
        assert_eq!(steps.last(), Some(&40));
        patience.met();
        assert_eq!(patience.step(), STEP);
        assert!(patience.lost() <= FIRST_WAIT * 3 / 2);
    }

    #[test]
    fn a_thousand_who_lose_their_way_together_do_not_come_back_together() {
        let waits: BTreeSet<Duration> = (0..1000).map(|_| SeekersPatience(3).lost()).collect();
        assert!(waits.len() > 100, "{}", waits.len());
        let (first, last) = (waits.first().expect("many"), waits.last().expect("many"));
        assert!(*last > *first * 2, "{first:?} to {last:?}");
    }
}
