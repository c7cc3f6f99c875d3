//! How long the program did nothing, where somebody else stopped it: nobody is told when such a stop
//! begins. Never stops anything.

use std::time::Duration;

/// What was seen shortly before the program hears that it goes on.
const SHORTLY: Duration = Duration::from_secs(1);

/// When the program was seen at work, and the longest silence of late.
#[derive(Debug, Default)]
pub(super) struct Awake {
    seen: Duration,
    silence: Duration,
    silence_ended: Duration,
}

impl Awake {
    /// The program is at work.
    pub(super) fn is_seen(&mut self, now: Duration) {
        let silence = now.saturating_sub(self.seen);
        let is_old = now.saturating_sub(self.silence_ended) > SHORTLY;
        if is_old || silence >= self.silence {
            (self.silence, self.silence_ended) = (silence, now);
        }
        self.seen = now;
    }

    /// The longest silence of late: a stop that is over now took no longer.
    pub(super) fn silence(&self) -> Duration {
        self.silence
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
        assert_eq!(awake.silence(), Duration::from_secs(12));
        awake.is_seen(Duration::from_millis(18_100));
        assert_eq!(awake.silence(), Duration::from_millis(1_050));
    }
}
