//! Who talks to the ear of a place, and when that is over. Never hears anything.

use std::time::Duration;

use crate::devices::ear::LONGEST_UTTERANCE;

/// So long an utterance takes to be understood when it has ended.
const UNDERSTANDING: Duration = Duration::from_secs(2);
/// Nobody is waited for longer: by then the longest utterance is understood.
const LONGEST: Duration = LONGEST_UTTERANCE.saturating_add(UNDERSTANDING);

/// Who talks, and since what time of the watch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Talk {
    No,
    KeyPressed(Duration),
    /// The key was pressed once more, and what was said is being understood.
    Ended {
        pressed: Duration,
        at: Duration,
    },
    /// What was said after the key had ended by itself, at this time of the watch.
    Over(Duration),
    /// Somebody has begun to speak by themselves.
    Heard(Duration),
}

impl Talk {
    /// Whether something is being said, or understood. An ear that has nothing to tell of it is not
    /// waited for longer than it listens.
    pub(super) fn lasts(self, now: Duration) -> bool {
        match self {
            Talk::KeyPressed(since) | Talk::Heard(since) => now < since + LONGEST,
            Talk::Ended { at, .. } => now < at + UNDERSTANDING,
            Talk::No | Talk::Over(_) => false,
        }
    }

    /// What comes after an utterance was understood, for which the key was pressed then, if it was.
    /// It may be one of before, while somebody has pressed the key again.
    pub(super) fn after_utterance(self, of: Option<Duration>, now: Duration) -> Talk {
        match self {
            Talk::KeyPressed(pressed) | Talk::Ended { pressed, .. } if of != Some(pressed) => self,
            Talk::KeyPressed(_) => Talk::Over(now),
            Talk::Ended { .. } | Talk::No | Talk::Over(_) | Talk::Heard(_) => Talk::No,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_said_before_does_not_end_what_is_being_said() {
        let [first, second, now] = [1, 2, 3].map(Duration::from_secs);
        let ended = |pressed| Talk::Ended { pressed, at: now };
        for talk in [Talk::KeyPressed(second), ended(second)] {
            // The first was still being understood when the key was pressed again.
            assert_eq!(talk.after_utterance(Some(first), now), talk);
            assert_eq!(talk.after_utterance(None, now), talk);
        }
        assert_eq!(Talk::KeyPressed(second).after_utterance(Some(second), now), Talk::Over(now));
        assert_eq!(ended(second).after_utterance(Some(second), now), Talk::No);
        assert_eq!(Talk::Heard(first).after_utterance(None, now), Talk::No);
    }
}
