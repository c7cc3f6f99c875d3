//! A time control in words, in case the player meant another: `3/2` is three moves in two minutes to this program and
//! three minutes with two seconds a move to many players.

use super::duration::{Precision, duration};
use super::language::Language;
use super::texts::Texts;
use crate::chess::Color;
use crate::clock::{Period, Schedule, Span, TimeControl, TimeMode};

/// The meaning of a time control that counts moves. A plain time with a bonus needs no explanation.
pub fn control_told(control: &TimeControl, texts: &Texts, language: Language) -> Option<String> {
    let counts_moves = |side| control.of(side).periods().iter().any(|one| one.moves.is_some());
    if !Color::ALL.into_iter().any(counts_moves) {
        return None;
    }
    let told = |side| schedule_told(control.of(side), texts, language);
    let (white, black) = (told(Color::White), told(Color::Black));
    Some(match white == black {
        true => texts.control_means(&white),
        false => texts.control_means(&texts.control_of_sides(&white, &black)),
    })
}

fn schedule_told(schedule: &Schedule, texts: &Texts, language: Language) -> String {
    let periods = schedule.periods().iter().map(|period| period_told(*period, texts, language));
    periods.reduce(|first, next| texts.period_then(&first, &next)).unwrap_or_default()
}

fn period_told(period: Period, texts: &Texts, language: Language) -> String {
    let length = |span: Span| duration(span.into(), Precision::Seconds, language);
    let time = length(period.base);
    let told = match period.moves {
        Some(moves) => texts.period_of_moves(moves.get() as usize, &time),
        None => texts.period_for_the_rest(&time),
    };
    let bonus = length(period.mode.bonus());
    match period.mode {
        TimeMode::SuddenDeath | TimeMode::Hourglass => told,
        TimeMode::Fischer(_) => texts.period_with_bonus(&told, &bonus),
        TimeMode::Bronstein(_) | TimeMode::Delay(_) => texts.period_with_delay(&told, &bonus),
    }
}
