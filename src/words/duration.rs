//! Lengths of time as sentences.

use std::time::Duration;

use super::language::Language;
use super::vocabulary::{Noun, NumberAgreement, Time};

/// How exactly a length of time is told. Fractions are cut, never rounded up: a player must not hear more time than is
/// left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Precision {
    /// Hours and minutes; in the last minute, seconds.
    Minutes,
    /// Hours, minutes and seconds, without parts that are zero.
    Seconds,
    /// Seconds alone up to 9,999: "einundsiebzig Sekunden". From 10,000 on as `Seconds`.
    SecondsAlone,
}

/// A length of time in words: "eine Stunde, drei Minuten". At most 65,535 hours are told.
#[must_use]
pub fn duration(length: Duration, precision: Precision, language: Language) -> String {
    let time = &language.vocabulary().time;
    let seconds = length.as_secs();
    if let (Precision::SecondsAlone, Ok(few @ 0..10_000)) = (precision, u16::try_from(seconds)) {
        return counted(few, &time.seconds, language);
    }
    let parts = [
        (u16::try_from(seconds / 3600).unwrap_or(u16::MAX), &time.hours),
        (below_sixty(seconds / 60), &time.minutes),
        (below_sixty(seconds), &time.seconds),
    ];
    let told = match precision {
        Precision::Minutes if seconds >= 60 => &parts[..2],
        _ => &parts[..],
    };
    let told: Vec<String> = told
        .iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, noun)| counted(*number, noun, language))
        .collect();
    if told.is_empty() { counted(0, &time.seconds, language) } else { told.join(", ") }
}

/// The time left on a clock: "noch zwölf Sekunden".
#[must_use]
pub fn remaining(length: Duration, precision: Precision, language: Language) -> String {
    let Time { left, .. } = &language.vocabulary().time;
    format!("{}{}{}", left.before, duration(length, precision, language), left.after)
}

fn counted(number: u16, noun: &Noun, language: Language) -> String {
    let vocabulary = language.vocabulary();
    let noun = if (vocabulary.time.singular)(number) { noun.one } else { noun.many };
    format!("{} {noun}", (vocabulary.number)(number, NumberAgreement::Feminine))
}

#[allow(clippy::cast_possible_truncation, reason = "a remainder of sixty fits")]
fn below_sixty(count: u64) -> u16 {
    (count % 60) as u16
}
