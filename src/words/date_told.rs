//! A date from a game file, in words.

use super::texts::Texts;

/// "2026.11.21" in words, as far as it is known. `None` if not even the year is.
pub fn date_in_words(date: &str, texts: &Texts) -> Option<String> {
    let mut fields = date.split('.');
    let year = fields.next().filter(|year| year.parse::<u16>().is_ok())?;
    let month = fields.next().and_then(|month| month.parse::<u8>().ok());
    let day = fields.next().and_then(|day| day.parse::<u8>().ok());
    Some(match (month, day) {
        (Some(month @ 1..=12), Some(day)) => texts.date_told(day, month, year),
        (Some(month @ 1..=12), None) => texts.month_told(month, year),
        _ => format!("{year}."),
    })
}

/// The same within a line, without its full stop. Text that is not a date stays as it is.
pub fn date_written(date: &str, texts: &Texts) -> String {
    match date_in_words(date, texts) {
        Some(sentence) => sentence.trim_end_matches('.').to_owned(),
        None => date.to_owned(),
    }
}
