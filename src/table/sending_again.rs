//! Requests of the other end to send something again, and when they may be answered, so that a small message cannot
//! trigger the whole game each time.

use crate::clock::{Moment, Span};

/// Requests to repeat everything written from a number on. No request is lost: one that comes too soon waits, and a
/// later one replaces it.
#[derive(Debug, Clone, Default)]
pub struct SendingAgain {
    /// The number requested.
    asked: Option<usize>,
    /// When the next request in this conversation may be answered.
    next: Moment,
    /// When the next conversation may have its first answer.
    next_meeting: Moment,
}

impl SendingAgain {
    /// Minimum time between two answers in one conversation. Messages arrive while the ends are connected, so a
    /// second answer is rarely needed.
    const PAUSE: Span = Span::from_seconds(2);
    /// Time charged for each item sent: an end that reconnects again and again gets a hundred a second.
    const EACH: Span = Span::from_millis(10);

    /// The ends connect or disconnect: what is missing will be requested again.
    pub fn starts(&mut self) {
        self.asked = None;
        self.next = self.next_meeting;
    }

    /// The other end requests everything written from this number on.
    pub fn is_asked(&mut self, number: usize) {
        self.asked = Some(number);
    }

    /// The number to send from now, given how much is written; `None` without a request, or if it is too soon.
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

    /// When a waiting request may be answered.
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
        // An end that reconnects every twentieth of a second and requests everything.
        let mut sent = 0;
        for meeting in 1..=200 {
            again.starts();
            again.is_asked(0);
            sent += again.answer(100, at(20 + meeting * 50)).map_or(0, |_| 100);
        }
        assert!((900..=1_000).contains(&sent), "{sent} letters in ten seconds");
    }
}
