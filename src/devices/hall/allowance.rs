//! How much a table may send: far more than any game needs, and little enough that other tables do not wait. A table
//! limits itself to half of that; the hall does not read anything above the limit.

use std::time::Duration;

use tokio::time::Instant;

/// The most that is saved up, and what is added each second. A whole day away from the hall, fifty games, is five
/// hundred letters, and a minute of bytes.
const LETTERS: (f64, f64) = (4_000.0, 200.0);
const BYTES: (f64, f64) = (16.0 * 1024.0 * 1024.0, 512.0 * 1024.0);
/// The part of the limits that a table keeps to.
const OWN_PART: f64 = 0.5;

/// How often at most it is reported that a table sends too much.
const TOLD_AGAIN: Duration = Duration::from_secs(600);
/// How long a table is shut out the first time, and at most.
const SHUT_OUT: Duration = Duration::from_secs(if cfg!(test) { 3 } else { 60 });
const LONGEST_OUT: Duration = Duration::from_secs(60 * 60);

/// The most rows in a record.
pub(super) const MOST_ROWS_OF_A_GAME: u64 = 200_000;
/// Far more than a table plays in all rounds of an event.
pub(super) const MOST_ROWS_OF_A_TABLE: u64 = 400_000;
pub(super) const MOST_GAMES_OF_A_TABLE: u64 = 2_000;

/// Something that is used up and refills with time.
struct Supply {
    left: f64,
    most: f64,
    each_second: f64,
}

impl Supply {
    fn of((most, each_second): (f64, f64), part: f64) -> Supply {
        let (most, each_second) = (most * part, each_second * part);
        Supply { left: most, most, each_second }
    }

    fn grows(&mut self, passed: Duration) {
        self.left = (self.left + passed.as_secs_f64() * self.each_second).min(self.most);
    }

    /// How long until this amount is available.
    fn wait_for(&self, amount: f64) -> Duration {
        Duration::from_secs_f64(((amount - self.left) / self.each_second).max(0.0))
    }
}

/// How fast a table sends letters with rows.
pub(super) struct TablePace {
    letters: Supply,
    bytes: Supply,
    seen: Instant,
}

impl TablePace {
    /// The pace that a table keeps to.
    pub(super) fn of_a_table(now: Instant) -> TablePace {
        TablePace::part(OWN_PART, now)
    }

    fn part(part: f64, now: Instant) -> TablePace {
        TablePace { letters: Supply::of(LETTERS, part), bytes: Supply::of(BYTES, part), seen: now }
    }

    /// How long a letter has to wait. `None` if it may be sent at once, and then it is counted.
    pub(super) fn wait_for(&mut self, length: usize, now: Instant) -> Option<Duration> {
        self.grows(now);
        let bytes = f64::from(u32::try_from(length).unwrap_or(u32::MAX));
        if self.letters.left >= 1.0 && self.bytes.left >= bytes {
            self.uses(1.0, bytes);
            return None;
        }
        Some(self.letters.wait_for(1.0).max(self.bytes.wait_for(bytes)))
    }

    fn grows(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.seen);
        self.seen = now;
        self.letters.grows(passed);
        self.bytes.grows(passed);
    }

    fn uses(&mut self, letters: f64, bytes: f64) {
        self.letters.left -= letters;
        self.bytes.left -= bytes;
    }
}

pub(super) struct TableAllowance {
    pace: TablePace,
    told: Option<Instant>,
    /// Until when it is shut out, and for how long it was the last time.
    out_until: Option<Instant>,
    was_out: Duration,
    /// Whether rows were skipped since the table was last asked for them again.
    pub(super) has_left_out: bool,
}

impl TableAllowance {
    pub(super) fn whole(now: Instant) -> TableAllowance {
        TableAllowance {
            pace: TablePace::part(1.0, now),
            told: None,
            out_until: None,
            was_out: Duration::ZERO,
            has_left_out: false,
        }
    }

    /// Counts what the table has sent. Returns whether that is within bounds.
    pub(super) fn takes(&mut self, letters: u64, bytes: u64, now: Instant) -> bool {
        let number = |count: u64| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
        self.pace.grows(now);
        self.pace.uses(number(letters), number(bytes));
        let takes = self.pace.letters.left >= 0.0 && self.pace.bytes.left >= 0.0;
        self.pace.letters.left = self.pace.letters.left.max(0.0);
        self.pace.bytes.left = self.pace.bytes.left.max(0.0);
        takes
    }

    /// Shuts it out, each time for twice as long. Returns false if it was out already.
    pub(super) fn shuts_out(&mut self, now: Instant) -> bool {
        if self.out_until.is_some() {
            return false;
        }
        self.was_out = (self.was_out * 2).clamp(SHUT_OUT, LONGEST_OUT);
        self.out_until = Some(now + self.was_out);
        true
    }

    pub(super) fn is_out(&self) -> bool {
        self.out_until.is_some()
    }

    /// Lets it in again when it is time. Returns whether it did.
    pub(super) fn lets_in(&mut self, now: Instant) -> bool {
        let is_time = self.out_until.is_some_and(|until| now >= until);
        if is_time {
            self.out_until = None;
        }
        is_time
    }

    /// Whether to report now that this table sends too much.
    pub(super) fn is_told(&mut self, now: Instant) -> bool {
        let may = self.told.is_none_or(|at| now.saturating_duration_since(at) >= TOLD_AGAIN);
        if may {
            self.told = Some(now);
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_away_from_the_hall_is_taken_and_a_flood_is_not() {
        let start = Instant::now();
        // Fifty games of a thousand rows, a hundred in a letter; then ten rows a second for four hours.
        let (mut own, mut hall) = (TablePace::of_a_table(start), TableAllowance::whole(start));
        let mut now = start;
        for _ in 0..500 {
            while let Some(wait) = own.wait_for(48 * 1024, now) {
                now += wait + Duration::from_millis(1);
            }
            assert!(hall.takes(1, 48 * 1024, now));
        }
        assert!(now < start + Duration::from_secs(90));
        for _ in 0..144_000 {
            now += Duration::from_millis(100);
            assert_eq!(own.wait_for(2_000, now), None);
            // Including its questions meanwhile.
            assert!(hall.takes(3, 2_200, now));
        }
        assert!(!hall.takes(4_100, 0, now) && hall.is_told(now) && !hall.is_told(now));
        assert!(!TableAllowance::whole(start).takes(200, 20_000_000, now));
    }

    #[test]
    fn who_is_shut_out_is_let_in_again_and_the_next_time_after_twice_as_long() {
        let (mut flood, mut now) = (TableAllowance::whole(Instant::now()), Instant::now());
        for times in [1, 2, 4, 8, 16] {
            assert!(flood.shuts_out(now) && !flood.shuts_out(now));
            let end = now + SHUT_OUT * times;
            assert!(!flood.lets_in(end - Duration::from_secs(1)) && flood.lets_in(end));
            assert!(!flood.is_out() && !flood.lets_in(end));
            now = end;
        }
        for _ in 0..20 {
            flood.shuts_out(now);
            now += LONGEST_OUT;
            assert!(flood.lets_in(now));
        }
    }
}
