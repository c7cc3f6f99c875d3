//! The pace of a time control in an edition, and what the rating regulations say about it, in sentences.

use std::fmt::Write as _;

use crate::clock::{Schedule, TimeControl};
use crate::laws::{
    ClocksLinked, ControlShape, Edition, NormTime, Pace, Rated, RatingRules, Rule,
    TimeForSixtyMoves, Times,
};
use crate::{Texts, tell_article, tell_bounds, tell_pace, tell_time_control};

/// The number of moves for which the classes of pace are measured.
const SIXTY: u32 = 60;

/// A question about a time control, as it was written.
pub struct PaceQuestion<'a> {
    /// White's time control, and Black's if there is no other.
    pub time: &'a str,
    pub black: Option<&'a str>,
    pub ratings: &'a [String],
    pub rules: RatingRules,
}

/// Answers the question. The error is a sentence about the part that cannot be read.
pub fn pace_told(
    edition: Edition,
    asked: &PaceQuestion<'_>,
    texts: &Texts,
) -> Result<String, String> {
    let rules = asked.rules;
    let ratings =
        asked.ratings.iter().map(|text| rating(text, texts)).collect::<Result<Vec<_>, _>>()?;
    let first = control(asked.time, texts)?;
    let second = asked.black.map(|text| control(text, texts)).transpose()?;
    if first.is_hourglass() || second.as_ref().is_some_and(Schedule::is_hourglass) {
        let answer = [
            texts.hourglass_has_no_pace(),
            rated(Rated::Hourglass, texts),
            texts.by_rating_rules(&rules.to_string()),
        ];
        return Ok(answer.join("\n") + "\n");
    }
    let mut text = String::new();
    let sixty = measured(&first, asked.time, texts)?;
    let mut shortest = sixty;
    let mut times = Times::Equal;
    let Some(mut pace) = sixty.pace(edition) else {
        return Ok(texts.no_rapid_or_blitz(&edition.to_string()) + "\n");
    };
    let _ = writeln!(text, "{}", named(pace, sixty, texts));
    if let (Some(second), Some(written)) = (&second, asked.black) {
        let other = measured(second, written, texts)?;
        let other_pace = other.pace(edition).unwrap_or(pace);
        let _ = writeln!(text, "{}", texts.blacks(&named(other_pace, other, texts)));
        if second != &first {
            times = Times::Unequal;
        }
        if other < shortest {
            (shortest, pace) = (other, other_pace);
        }
    }
    let rule = if pace == Pace::Blitz { Rule::BlitzRange } else { Rule::RapidRange };
    if let Some(article) = rule.article(edition) {
        let bounds = edition.parameters().paces.map(|bounds| tell_bounds(bounds, texts));
        let _ = writeln!(
            text,
            "{}",
            texts.by_article_bounds(
                &tell_article(article, texts),
                &edition.to_string(),
                &bounds.unwrap_or_default(),
            )
        );
    }
    let clocks = ClocksLinked::Apart;
    let shape = ControlShape { times, clocks, first_control: first_control(&first) };
    let _ = writeln!(text, "{}", rated(rules.rated(shortest, shape, &ratings), texts));
    let _ = writeln!(text, "{}", texts.by_rating_rules(&rules.to_string()));
    if pace == Pace::Standard {
        if ratings.is_empty() {
            let _ = writeln!(text, "{}", texts.name_the_ratings());
        }
        let enough = match norm_time(&first) {
            NormTime::Enough => texts.norm_enough(),
            NormTime::DisabledPlayersOnly => texts.norm_for_disabled_only(),
            NormTime::TooLittle => texts.norm_too_little(),
        };
        let _ = writeln!(text, "{enough}");
    }
    Ok(text)
}

fn named(pace: Pace, sixty: TimeForSixtyMoves, texts: &Texts) -> String {
    let name = match pace {
        Pace::Blitz => texts.blitz(),
        Pace::Rapid => texts.rapid(),
        Pace::Standard => texts.standard(),
    };
    let (minutes, seconds) = (texts.minutes_of(sixty.seconds() / 60), sixty.seconds() % 60);
    let time = if seconds == 0 { minutes } else { texts.minutes_and_seconds(&minutes, seconds) };
    texts.pace_of_sixty_moves(&name, &time)
}

fn rated(rated: Rated, texts: &Texts) -> String {
    match rated {
        Rated::For(pace) => texts.rated_as(&tell_pace(pace, texts)),
        Rated::TooFast { needed, rating } => texts.not_rated_too_fast(rating, needed),
        Rated::BelowBlitz => texts.not_rated_below_blitz(),
        Rated::UnequalBlitz => texts.not_rated_unequal(),
        Rated::Hourglass => texts.not_rated_hourglass(),
        Rated::EarlyControl { moves } => texts.not_rated_early(moves),
    }
}

fn control(text: &str, texts: &Texts) -> Result<Schedule, String> {
    let control: TimeControl = text.parse().map_err(|error| tell_time_control(&error, texts))?;
    Ok(control.of(crate::chess::Color::White).clone())
}

fn measured(
    schedule: &Schedule,
    written: &str,
    texts: &Texts,
) -> Result<TimeForSixtyMoves, String> {
    let seconds = schedule.time_for_moves(SIXTY).map(crate::clock::Span::whole_seconds);
    match seconds.and_then(|seconds| u32::try_from(seconds).ok()) {
        Some(seconds) => Ok(TimeForSixtyMoves::new(seconds, 0)),
        None => Err(texts.no_limit_no_pace(written, "15+10")),
    }
}

/// The moves of the first period, if another follows it.
fn first_control(schedule: &Schedule) -> Option<u32> {
    schedule.moves_required(1).and_then(|moves| u32::try_from(moves).ok())
}

/// Minutes without increment, and the increment, over sixty moves.
fn norm_time(schedule: &Schedule) -> NormTime {
    let bonus = schedule.period(1).map_or(0, |period| period.mode.bonus().whole_seconds());
    let all = schedule.time_for_moves(SIXTY).map_or(0, crate::clock::Span::whole_seconds);
    let base = all.saturating_sub(bonus.saturating_mul(u64::from(SIXTY))) / 60;
    let capped = |value: u64| u32::try_from(value).unwrap_or(u32::MAX);
    NormTime::of(capped(base), capped(bonus))
}

fn rating(text: &str, texts: &Texts) -> Result<u16, String> {
    text.parse::<u16>().ok().filter(|rating| *rating <= 4_000).ok_or_else(|| texts.no_rating(text))
}
