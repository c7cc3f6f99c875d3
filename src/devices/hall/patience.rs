//! How patient whoever looks for a hall is. After the death of a server thousands come at once: each waits longer for
//! an answer from try to try, and longer before the next, and none as long as another. Otherwise all give up just
//! before their turn and begin again together, and nobody ever comes in. Never waits itself.

use std::time::Duration;

use super::way_in::STEP;

/// A step of a later try may take longer than one of the first, and no longer than this.
const LONGEST_STEP: Duration = Duration::from_secs(40);
/// How long until the second try begins, and any later one at most; about.
const FIRST_WAIT: Duration = Duration::from_millis(200);
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// How often nobody has answered since the last time that somebody did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct SeekersPatience(u32);

impl SeekersPatience {
    /// How long one step of the next try may take.
    pub(super) fn step(self) -> Duration {
        self.grown(STEP).min(LONGEST_STEP)
    }

    /// A try came to nothing: how long until the next one.
    pub(super) fn lost(&mut self) -> Duration {
        let wait = self.grown(FIRST_WAIT).min(LONGEST_WAIT);
        self.0 = self.0.saturating_add(1);
        by_chance(wait)
    }

    /// Something was answered that stays so until somebody acts: it is tried again slowly.
    pub(super) fn refused(self) -> Duration {
        by_chance(LONGEST_WAIT)
    }

    /// Somebody has answered.
    pub(super) fn met(&mut self) {
        self.0 = 0;
    }

    fn grown(self, first: Duration) -> Duration {
        first.saturating_mul(1_u32.checked_shl(self.0).unwrap_or(u32::MAX))
    }
}

/// Between a half and one and a half of it.
fn by_chance(wait: Duration) -> Duration {
    let mut chance = [0];
    // Without chance all wait alike, which is not nice and no fault.
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
