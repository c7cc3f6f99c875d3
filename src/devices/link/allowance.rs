//! Limits how many letters and bytes come in: far more than any game needs, and no more than a seat can read. Faster
//! letters wait in the network; no letter is dropped.

use std::time::{Duration, Instant};

/// The burst: a long game as a whole, which a place asks for when it comes back.
const LETTERS_AT_ONCE: u32 = 8_192;
const BYTES_AT_ONCE: u32 = 4 * 1024 * 1024;
/// The rate after the burst.
const LETTERS_A_SECOND: u32 = 128;
const BYTES_A_SECOND: u32 = 128 * 1024;

/// What the other end may still send at once.
#[derive(Debug)]
pub(super) struct Allowance {
    letters: f64,
    bytes: f64,
    at: Instant,
}

impl Allowance {
    pub(super) fn new(now: Instant) -> Allowance {
        Allowance { letters: LETTERS_AT_ONCE.into(), bytes: BYTES_AT_ONCE.into(), at: now }
    }

    /// Counts a letter of this length. Returns how long the next one has to wait.
    pub(super) fn spend(&mut self, length: usize, now: Instant) -> Duration {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.at = now;
        let filled = |left: f64, rate: u32, most: u32, spent: f64| {
            (left + passed * f64::from(rate)).min(most.into()) - spent
        };
        let spent = u32::try_from(length).unwrap_or(BYTES_AT_ONCE).into();
        self.letters = filled(self.letters, LETTERS_A_SECOND, LETTERS_AT_ONCE, 1.0);
        self.bytes = filled(self.bytes, BYTES_A_SECOND, BYTES_AT_ONCE, spent);
        let owed = |left: f64, rate: u32| (-left / f64::from(rate)).max(0.0);
        let wait = owed(self.letters, LETTERS_A_SECOND).max(owed(self.bytes, BYTES_A_SECOND));
        Duration::try_from_secs_f64(wait).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many letters of this length arrive within ten seconds from an end that sends without a pause.
    fn in_ten_seconds(length: usize) -> u32 {
        let began = Instant::now();
        let (mut allowance, mut now, mut letters) = (Allowance::new(began), began, 0);
        while now < began + Duration::from_secs(10) {
            letters += 1;
            now += allowance.spend(length, now);
        }
        letters
    }

    #[test]
    fn a_long_game_comes_at_once_and_a_flood_does_not() {
        let letters = in_ten_seconds(100);
        assert!((9_400..9_500).contains(&letters), "{letters}");
        let long = in_ten_seconds(32_768);
        assert!((160..175).contains(&long), "{long}");
    }
}
