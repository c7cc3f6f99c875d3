//! The line that is being spoken: how far it is, and by when it must be further. Orders are given in `keeper`.

use std::time::{Duration, Instant};

use super::SpokenLine;
use super::input::Messages;

/// The slowest voice at its slowest rate needs less for a letter.
const LETTER_LIMIT: Duration = Duration::from_millis(400);
/// From the order to the first letter, on a bad day.
const BEGIN_LIMIT: Duration = Duration::from_secs(4);
/// How often a line is tried before it is given up: a broken sound system can make the service crash with each try.
const TRIES: u32 = 3;

/// A line and how far it has been spoken.
pub(super) struct Current {
    pub(super) line: SpokenLine,
    progress: LineProgress,
    /// How often the voice was lost during this line.
    losses: u32,
}

enum LineProgress {
    /// Not yet with the speech system. Sent at this moment, or later if there is no connection.
    Held {
        until: Instant,
    },
    Ordered,
    /// Accepted as these messages, not yet begun.
    Taken {
        messages: Messages,
        limit: Instant,
    },
    Speaking {
        last: u64,
        limit: Instant,
    },
}

/// The newest message for each kind of sign. Message numbers grow, and a sign may come before the answer that tells the
/// number.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct NewestSigns {
    pub(super) begun: u64,
    pub(super) ended: u64,
    pub(super) cancelled: u64,
}

/// News of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LineNews {
    Nothing,
    Begun,
    Spoken,
    Cancelled,
}

/// What happens to a line when the voice is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    Kept,
    GivenUp,
}

impl Current {
    pub(super) fn new(line: SpokenLine, now: Instant) -> Current {
        let until = now + line.after;
        Current { line, progress: LineProgress::Held { until }, losses: 0 }
    }

    /// Whether the speech system may know the line.
    pub(super) fn is_handed_over(&self) -> bool {
        !matches!(self.progress, LineProgress::Held { .. })
    }

    pub(super) fn is_due(&self, now: Instant) -> bool {
        matches!(self.progress, LineProgress::Held { until } if until <= now)
    }

    pub(super) fn is_overdue(&self, now: Instant) -> bool {
        match self.progress {
            LineProgress::Taken { limit, .. } | LineProgress::Speaking { limit, .. } => {
                limit <= now
            }
            LineProgress::Held { .. } | LineProgress::Ordered => false,
        }
    }

    /// When it is due or overdue.
    pub(super) fn wakes_at(&self) -> Option<Instant> {
        match self.progress {
            LineProgress::Held { until: at }
            | LineProgress::Taken { limit: at, .. }
            | LineProgress::Speaking { limit: at, .. } => Some(at),
            LineProgress::Ordered => None,
        }
    }

    pub(super) fn ordered(&mut self) {
        self.progress = LineProgress::Ordered;
    }

    pub(super) fn taken(&mut self, messages: Messages, now: Instant) {
        self.progress = LineProgress::Taken { messages, limit: now + BEGIN_LIMIT };
    }

    /// Compares the signs with the messages of this line.
    pub(super) fn follow(&mut self, seen: NewestSigns, now: Instant) -> LineNews {
        let newest = seen.begun.max(seen.ended).max(seen.cancelled);
        let (last, news) = match self.progress {
            LineProgress::Taken { messages: Messages { first, last }, .. } if newest >= first => {
                self.progress = LineProgress::Speaking { last, limit: now + limit(&self.line) };
                (last, LineNews::Begun)
            }
            LineProgress::Speaking { last, .. } => (last, LineNews::Nothing),
            LineProgress::Taken { .. } | LineProgress::Held { .. } | LineProgress::Ordered => {
                return LineNews::Nothing;
            }
        };
        if seen.ended >= last {
            LineNews::Spoken
        } else if seen.cancelled >= last {
            LineNews::Cancelled
        } else {
            news
        }
    }

    /// Whether the voice was never lost during this line.
    pub(super) fn is_fresh(&self) -> bool {
        self.losses == 0
    }

    /// Notes that the voice was lost.
    pub(super) fn lost(&mut self, now: Instant) -> Fate {
        if self.is_handed_over() {
            self.losses += 1;
            self.progress = LineProgress::Held { until: now };
        }
        if self.losses >= TRIES { Fate::GivenUp } else { Fate::Kept }
    }
}

/// The time limit for speaking a line.
fn limit(line: &SpokenLine) -> Duration {
    let letters: usize = line.passages.iter().map(|passage| passage.text.chars().count()).sum();
    BEGIN_LIMIT + LETTER_LIMIT * u32::try_from(letters).unwrap_or(u32::MAX / 1_000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speaker::Passage;

    fn line(text: &str) -> SpokenLine {
        SpokenLine {
            number: 1,
            passages: vec![Passage { language: "de".to_owned(), text: text.to_owned() }],
            after: Duration::ZERO,
        }
    }

    #[test]
    fn a_longer_line_is_waited_for_longer() {
        assert!(limit(&line("Eva zwei Eva vier")) > limit(&line("Eva")));
        assert!(limit(&line("Springer Gustav eins Felix drei")) < Duration::from_secs(20));
    }

    #[test]
    fn a_sign_that_is_faster_than_the_answer_counts() {
        let now = Instant::now();
        let mut current = Current::new(line("Eva"), now);
        let seen = NewestSigns { begun: 8, ended: 8, cancelled: 6 };
        current.ordered();
        assert_eq!(current.follow(seen, now), LineNews::Nothing);
        current.taken(Messages { first: 7, last: 8 }, now);
        assert_eq!(current.follow(seen, now), LineNews::Spoken);
    }

    #[test]
    fn signs_of_an_older_line_do_not_count() {
        let now = Instant::now();
        let mut current = Current::new(line("Eva"), now);
        current.ordered();
        current.taken(Messages { first: 7, last: 8 }, now);
        let seen = NewestSigns { begun: 6, ended: 5, cancelled: 6 };
        assert_eq!(current.follow(seen, now), LineNews::Nothing);
        assert_eq!(current.follow(NewestSigns { begun: 7, ..seen }, now), LineNews::Begun);
        assert_eq!(
            current.follow(NewestSigns { begun: 8, ended: 7, ..seen }, now),
            LineNews::Nothing
        );
        assert_eq!(
            current.follow(NewestSigns { begun: 8, cancelled: 8, ended: 7 }, now),
            LineNews::Cancelled
        );
    }
}
