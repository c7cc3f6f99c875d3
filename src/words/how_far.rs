//! Progress of long work: the share that is done, and the time left.

use super::Texts;
use crate::clock::Span;

/// How much of some work is done, in any unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShareDone {
    /// What was done in earlier runs.
    pub before: u64,
    pub done: u64,
    pub of: u64,
}

impl ShareDone {
    /// The sentence; the time left assumes the speed of this run. `None` if the total is zero.
    pub fn told(self, spent: Span, texts: &Texts) -> Option<String> {
        let percent = self.done.saturating_mul(100).checked_div(self.of)?.min(100);
        Some(match self.left(spent) {
            Some(left) => texts.share_done_and_left(percent, left),
            None => texts.share_done(percent),
        })
    }

    /// The time for the rest, in whole seconds. `None` if nothing has been done in this run.
    fn left(self, spent: Span) -> Option<Span> {
        let done_now = self.done.saturating_sub(self.before);
        let rest = u128::from(self.of.saturating_sub(self.done));
        let millis = rest.saturating_mul((spent.as_micros() / 1_000).into());
        let seconds = millis.checked_div(u128::from(done_now))?.div_ceil(1_000);
        let seconds = u64::try_from(seconds).unwrap_or(u64::MAX / 1_000_000);
        Some(Span::from_micros(seconds.saturating_mul(1_000_000)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn the_rest_takes_as_long_as_what_was_done_says() {
        let texts = Texts::new(Language::English);
        let told =
            |before, done, of| ShareDone { before, done, of }.told(Span::from_seconds(1), &texts);
        assert_eq!(told(0, 25, 100).as_deref(), Some("25 percent. About three seconds left."));
        assert_eq!(told(50, 75, 100).as_deref(), Some("75 percent. About one second left."));
        assert_eq!(told(50, 50, 100).as_deref(), Some("50 percent."));
        assert_eq!(told(0, 25, 0), None);
        // A file that grew is never more than 100 percent done.
        assert_eq!(told(0, 101, 100).as_deref(), Some("100 percent. About zero seconds left."));
        assert!(told(0, 1, u64::MAX).is_some());
    }
}
