//! A length of time as typed: "20 s", "1 min 30 s", "2 h". At most a year.

use crate::Texts;
use crate::clock::Span;

use super::unreadable::UnreadableLine;

/// A year: the longest wait in a script.
const LONGEST: Span = Span::from_minutes(60 * 24 * 366);

/// Reads a length of time.
pub fn read(text: &str) -> Result<Span, UnreadableLine> {
    let unreadable = || UnreadableLine::told(text, Texts::a_length_of_time);
    let lower = text.to_lowercase();
    let mut words = lower.split_whitespace();
    let mut total = Span::ZERO;
    let mut parts = 0;
    while let Some(number) = words.next() {
        let number: u32 = number.parse().map_err(|_| unreadable())?;
        let unit = match words.next() {
            Some("h" | "hour" | "hours" | "stunde" | "stunden" | "heure" | "heures") => {
                Span::from_minutes(60)
            }
            Some("min" | "minute" | "minutes" | "minuten") => Span::from_minutes(1),
            Some("s" | "second" | "seconds" | "sekunde" | "sekunden" | "seconde" | "secondes") => {
                Span::from_seconds(1)
            }
            Some("ms") => Span::from_millis(1),
            _ => return Err(unreadable()),
        };
        total = total + unit.times(u64::from(number));
        parts += 1;
    }
    if parts == 0 || total > LONGEST { Err(unreadable()) } else { Ok(total) }
}
