//! How long another program stopped this one. The start of such a stop is not announced, so its length is found
//! afterwards.

use std::time::Duration;

/// How shortly before the resume signal the program may have been seen already.
const SHORTLY: Duration = Duration::from_secs(1);

/// When the program was last at work, and its longest recent silence.
#[derive(Debug, Default)]
pub(super) struct Awake {
    seen: Duration,
    silence: Duration,
    silence_ended: Duration,
    /// The end of the last silence that was told.
    told: Duration,
}

impl Awake {
    /// Notes that the program is at work.
    pub(super) fn is_seen(&mut self, now: Duration) {
        let silence = now.saturating_sub(self.seen);
        let is_old = now.saturating_sub(self.silence_ended) > SHORTLY;
        if is_old || silence >= self.silence {
            (self.silence, self.silence_ended) = (silence, now);
        }
        self.seen = now;
    }

    /// The longest recent silence: an upper limit of the stop that is over now. `None` if it was told already: both the
    /// terminal and the watch for stops by other programs report that the program continues.
    pub(super) fn tell_silence(&mut self) -> Option<Duration> {
        let told = std::mem::replace(&mut self.told, self.silence_ended);
        (self.silence_ended > told).then_some(self.silence)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stop_is_found_though_much_else_comes_first_when_it_is_over() {
        let mut awake = Awake::default();
        for milliseconds in [4_000, 5_000, 17_000, 17_001, 17_050] {
            awake.is_seen(Duration::from_millis(milliseconds));
        }
        assert_eq!(awake.tell_silence(), Some(Duration::from_secs(12)));
        assert_eq!(awake.tell_silence(), None, "it is told once");
        awake.is_seen(Duration::from_millis(18_100));
        assert_eq!(awake.tell_silence(), Some(Duration::from_millis(1_050)));
    }
}
