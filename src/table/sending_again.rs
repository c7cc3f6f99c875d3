//! What the other end of a conversation asks to be sent again, and when it may be answered, so
//! that a few words never bring the whole game each time. Never sends anything.

use crate::clock::{Moment, Span};

/// Requests to be sent again what was written from a number on. No request is lost: one that
/// comes too soon waits, and a later one takes its place.
#[derive(Debug, Clone, Default)]
pub struct SendingAgain {
    /// The number that is asked for.
    asked: Option<usize>,
    /// When the next request in this conversation may be answered.
    next: Moment,
    /// When the next conversation may have its first answer.
    next_meeting: Moment,
}

impl SendingAgain {
    /// What was sent gets there as long as the ends are together, so that a second answer in
    /// the same conversation is hardly ever needed.
    const PAUSE: Span = Span::from_seconds(2);
    /// Whoever comes back time after time has a hundred a second.
    const EACH: Span = Span::from_millis(10);

    /// The ends meet, or part: what was asked for is asked for again.
    pub fn starts(&mut self) {
        self.asked = None;
        self.next = self.next_meeting;
    }

    /// The other end asks for what was written from this number on.
    pub fn is_asked(&mut self, number: usize) {
        self.asked = Some(number);
    }

    /// The number to send from now, when so much is written; nothing if nobody asks, or asks
    /// too soon.
    pub fn answer(&mut self, written: usize, now: Moment) -> Option<usize> {
        let number = self.asked.filter(|_| now >= self.next)?;
        self.asked = None;
        // The request itself counts as one.
        let sent = written.saturating_sub(number).saturating_add(1);
        let cost = SendingAgain::EACH.times(u64::try_from(sent).unwrap_or(u64::MAX));
        self.next_meeting = now + cost;
        self.next = now + cost.max(SendingAgain::PAUSE);
        Some(number)
    }

    /// When a request that waits may be answered.
    #[must_use]
    pub fn wake_at(&self) -> Option<Moment> {
        self.asked.map(|_| self.next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(millis: u64) -> Moment {
        Moment::ZERO + Span::from_millis(millis)
    }

    #[test]
    fn the_same_request_again_and_again_is_answered_now_and_then() {
        let mut again = SendingAgain::default();
        let mut sent = 0;
        for request in 0..10_000 {
            again.is_asked(0);
            if let Some(number) = again.answer(80, at(request)) {
                sent += 80 - number;
            }
        }
        assert_eq!(sent, 5 * 80, "once in two seconds, of ten");
    }

    #[test]
    fn a_long_game_is_sent_again_more_rarely_than_a_short_one() {
        let mut again = SendingAgain::default();
        again.is_asked(0);
        assert_eq!(again.answer(599, at(0)), Some(0));
        again.is_asked(0);
        assert_eq!(again.answer(599, at(5_999)), None);
        assert_eq!(again.answer(599, at(6_000)), Some(0));
    }

    #[test]
    fn a_request_that_comes_too_soon_waits_and_the_latest_is_answered() {
        let mut again = SendingAgain::default();
        assert_eq!(again.wake_at(), None);
        again.is_asked(3);
        assert_eq!(again.answer(5, at(0)), Some(3));
        again.is_asked(3);
        again.is_asked(5);
        assert_eq!(again.answer(6, at(1_999)), None);
        assert_eq!(again.wake_at(), Some(at(2_000)));
        assert_eq!(again.answer(6, at(2_000)), Some(5));
        assert_eq!((again.answer(6, at(9_000)), again.wake_at()), (None, None));
    }

    #[test]
    fn who_was_cut_off_is_answered_at_once_but_not_the_whole_game_each_time() {
        let mut again = SendingAgain::default();
        again.is_asked(99);
        assert_eq!(again.answer(100, at(0)), Some(99));
        again.is_asked(0);
        again.starts();
        assert_eq!(again.wake_at(), None, "nothing is owed to who is gone");
        again.is_asked(99);
        assert_eq!(again.answer(100, at(20)), Some(99));
        // Somebody who comes back every twentieth of a second and wants everything.
        let mut sent = 0;
        for meeting in 1..=200 {
            again.starts();
            again.is_asked(0);
            sent += again.answer(100, at(20 + meeting * 50)).map_or(0, |_| 100);
        }
        assert!((900..=1_000).contains(&sent), "{sent} letters in ten seconds");
    }
}
