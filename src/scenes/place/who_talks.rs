//! Who is talking to the ear of a place, and until when.

use std::time::Duration;

use crate::devices::ear::LONGEST_UTTERANCE;

/// How long it takes to understand an utterance that has ended.
const UNDERSTANDING: Duration = Duration::from_secs(2);
/// The longest wait: after this time the longest utterance is understood.
const LONGEST: Duration = LONGEST_UTTERANCE.saturating_add(UNDERSTANDING);

/// The state of talking, with the times of the watch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Talk {
    No,
    KeyPressed(Duration),
    /// The key was pressed again; what was said is being understood.
    Ended {
        pressed: Duration,
        at: Duration,
    },
    /// The utterance ended by itself at this time, without a second press.
    Over(Duration),
    /// Somebody spoke without the key.
    Heard(Duration),
}

impl Talk {
    /// Whether somebody is talking, or an utterance is being understood. Ends after the longest utterance, even if the
    /// ear reports nothing.
    pub(super) fn lasts(self, now: Duration) -> bool {
        match self {
            Talk::KeyPressed(since) | Talk::Heard(since) => now < since + LONGEST,
            Talk::Ended { at, .. } => now < at + UNDERSTANDING,
            Talk::No | Talk::Over(_) => false,
        }
    }

    /// The state after an utterance was understood. `of` is when its key was pressed, if it had one. After a new press,
    /// the result of an earlier utterance changes nothing.
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
