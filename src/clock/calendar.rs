//! The date and time of day of a moment on the wall clock, in universal time.

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stamp {
    year: i64,
    month: i64,
    day: i64,
    second_of_day: i64,
}

const MILLIS_A_DAY: i64 = 86_400_000;

impl Stamp {
    /// The date and time from milliseconds since 1970.
    pub fn of(millis: i64) -> Stamp {
        // Count years from 1 March, so that the leap day is the last day of a year.
        let days = millis.div_euclid(MILLIS_A_DAY) + 719_468;
        let era = days.div_euclid(146_097);
        let day_of_era = days.rem_euclid(146_097);
        let year_of_era =
            (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month_from_march = (5 * day_of_year + 2) / 153;
        let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
        Stamp {
            year: era * 400 + year_of_era + i64::from(month <= 2),
            month,
            day: day_of_year - (153 * month_from_march + 2) / 5 + 1,
            second_of_day: millis.rem_euclid(MILLIS_A_DAY) / 1_000,
        }
    }

    /// The number of the day from milliseconds since 1970; day 0 is 1 January 1970.
    pub fn day(millis: i64) -> i64 {
        millis.div_euclid(MILLIS_A_DAY)
    }

    /// The start of a day; day 0 is 1 January 1970.
    pub fn of_day(day: i64) -> Stamp {
        Stamp::of(day.saturating_mul(MILLIS_A_DAY))
    }

    /// The date for people and other programs: 2026-11-21.
    pub fn iso_date(self) -> String {
        let Stamp { year, month, day, .. } = self;
        format!("{year:04}-{month:02}-{day:02}")
    }

    /// The date in game files, year first.
    pub fn date(self) -> String {
        format!("{:04}.{:02}.{:02}", self.year, self.month, self.day)
    }

    /// The date and time as a file name that sorts by time.
    pub fn file_name(self) -> String {
        let (hour, minute, second) = self.time();
        let Stamp { year, month, day, .. } = self;
        format!("{year:04}-{month:02}-{day:02}-{hour:02}{minute:02}{second:02}")
    }

    fn time(self) -> (i64, i64, i64) {
        let second = self.second_of_day;
        (second / 3_600, second / 60 % 60, second % 60)
    }
}

/// The number of the day of a date such as 2026-11-21; day 0 is 1 January 1970. `None` if there is no such date.
pub fn day_of(date: &str) -> Option<i64> {
    let parts: Vec<i64> = date.split('-').map(str::parse).collect::<Result<_, _>>().ok()?;
    let [year @ 1970..=9999, month @ 1..=12, day @ 1..=31] = parts[..] else { return None };
    // Count years from 1 March, as above.
    let (year_from_march, month_from_march) =
        if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let leap_days = year_from_march / 4 - year_from_march / 100 + year_from_march / 400;
    let days =
        year_from_march * 365 + leap_days + (153 * month_from_march + 2) / 5 + day - 1 - 719_468;
    // The 31st of a shorter month would become another date.
    (Stamp::of_day(days).iso_date() == date).then_some(days)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_the_day_that_it_was_written_for() {
        for day in (0..60_000).step_by(17) {
            assert_eq!(day_of(&Stamp::of_day(day).iso_date()), Some(day));
        }
        for wrong in ["", "2026-11", "2026-02-30", "2026-00-01", "2026-1-1", "2026-11-21-1", "x"] {
            assert_eq!(day_of(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn days_fall_on_their_dates() {
        let day = |millis| Stamp::of(millis).file_name();
        assert_eq!(day(0), "1970-01-01-000000");
        assert_eq!(day(951_782_399_000), "2000-02-28-235959");
        assert_eq!(day(951_782_400_000), "2000-02-29-000000");
        assert_eq!(day(951_868_800_000), "2000-03-01-000000");
        assert_eq!(day(1_795_219_200_000), "2026-11-21-000000");
        assert_eq!(day(-1_000), "1969-12-31-235959");
    }
}
