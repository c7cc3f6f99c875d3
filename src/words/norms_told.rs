//! The requirements of a title norm, and whether figures meet them, in sentences.

use std::fmt::Write as _;

use crate::Texts;
use crate::laws::{NormFigures, NormRule};

/// The requirements, and whether these figures meet them, one sentence per line.
pub fn norms_told(figures: &NormFigures, texts: &Texts) -> String {
    let mut text = String::new();
    for rule in NormRule::ALL {
        let asked = match rule {
            NormRule::RoundsADay => texts.norm_rounds_a_day(),
            NormRule::Score => texts.norm_score(),
            NormRule::Players => texts.norm_players(),
            NormRule::Federations => texts.norm_federations(),
        };
        let answer = match rule.met(figures) {
            Some(true) => texts.norm_met(&asked),
            Some(false) => texts.norm_not_met(&asked),
            None => texts.norm_asked_for(&asked),
        };
        let _ = writeln!(text, "{answer}");
    }
    for sentence in [
        texts.by_title_rules(),
        texts.arbiter_facts_follow(),
        texts.arbiter_fact_age(),
        texts.arbiter_fact_fide(),
        texts.arbiter_fact_international(),
        texts.arbiter_fact_seminar(),
    ] {
        let _ = writeln!(text, "{sentence}");
    }
    text
}

/// Reads a number for the figures.
pub fn number(text: &str, texts: &Texts) -> Result<u32, String> {
    text.parse().map_err(|_| texts.no_count(text))
}

/// Reads "5.5/9" as half points and games.
pub fn score(text: &str, texts: &Texts) -> Result<(u32, u32), String> {
    let unreadable = || texts.no_score(text, "5.5/9");
    let (points, games) = text.split_once('/').ok_or_else(unreadable)?;
    let (whole, half) = match points.split_once('.') {
        None => (points, 0),
        Some((whole, "0")) => (whole, 0),
        Some((whole, "5")) => (whole, 1),
        Some(_) => return Err(unreadable()),
    };
    let whole: u32 = whole.parse().map_err(|_| unreadable())?;
    let games: u32 = games.parse().map_err(|_| unreadable())?;
    let half_points = whole.checked_mul(2).and_then(|doubled| doubled.checked_add(half));
    match half_points {
        Some(half_points) if games > 0 && half_points <= games.saturating_mul(2) => {
            Ok((half_points, games))
        }
        _ => Err(unreadable()),
    }
}
