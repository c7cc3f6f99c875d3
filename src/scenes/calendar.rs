//! A moment of the clock on the wall as a date and a time of day, in universal time.

/// A date and a time of day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stamp {
    year: i64,
    month: i64,
    day: i64,
    second_of_day: i64,
}

const MILLIS_A_DAY: i64 = 86_400_000;

impl Stamp {
    /// The date and time of so many milliseconds since 1970.
    pub(super) fn of(millis: i64) -> Stamp {
        // Years are counted from 1 March, so that the leap day is the last of its year.
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

    /// The date as game files have it, year first.
    pub(super) fn date(self) -> String {
        format!("{:04}.{:02}.{:02}", self.year, self.month, self.day)
    }

    /// The date and time as the name of a file, which sorts as it should.
    pub(super) fn file_name(self) -> String {
        let (hour, minute, second) = self.time();
        let Stamp { year, month, day, .. } = self;
        format!("{year:04}-{month:02}-{day:02}-{hour:02}{minute:02}{second:02}")
    }

    fn time(self) -> (i64, i64, i64) {
        let second = self.second_of_day;
        (second / 3_600, second / 60 % 60, second % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
