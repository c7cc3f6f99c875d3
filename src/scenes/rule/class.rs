//! `hector rule class`: the pace of a time control in an edition, and what the rating
//! regulations say of it.

use std::fmt::Write as _;

use crate::clock::{Schedule, TimeControl};
use crate::laws::{
    ControlShape, Edition, NormTime, Pace, RatingRules, Rule, TimeForSixtyMoves, Times,
};
use crate::scenes::door::Failure;

use super::read;

/// The moves that the classes are measured by.
const SIXTY: u32 = 60;

/// The options of `hector rule class`.
#[derive(clap::Args)]
pub(super) struct Options {
    /// Minutes and seconds a move, such as 15+10, or periods such as "40/90 then 30 each 30 s"
    time: String,
    /// Black's time control, if it is another
    black: Option<String>,
    /// The ratings of the players, for standard chess
    #[arg(long, num_args = 1..)]
    ratings: Vec<String>,
    /// The rating regulations: 2017 or 2024
    #[arg(long, default_value = "2024")]
    rating_rules: String,
}

/// Answers the question.
pub(super) fn answer(edition: Edition, options: &Options) -> Result<String, Failure> {
    let rules: RatingRules = read(&options.rating_rules)?;
    let ratings = options.ratings.iter().map(|text| rating(text)).collect::<Result<Vec<_>, _>>()?;
    let first = control(&options.time)?;
    let second = options.black.as_deref().map(control).transpose()?;
    let mut text = String::new();
    let sixty = measured(&first, &options.time)?;
    let mut shortest = sixty;
    let mut times = Times::Equal;
    let Some(mut pace) = sixty.pace(edition) else {
        return Ok(format!("Not regulated: the edition of {edition} knows no rapid or blitz.\n"));
    };
    text.push_str(&named(pace, sixty, ""));
    if let (Some(second), Some(written)) = (&second, &options.black) {
        let other = measured(second, written)?;
        let other_pace = other.pace(edition).unwrap_or(pace);
        text.push_str(&named(other_pace, other, "Black: "));
        if second != &first {
            times = Times::Unequal;
        }
        if other < shortest {
            (shortest, pace) = (other, other_pace);
        }
    }
    let rule = if pace == Pace::Blitz { Rule::BlitzRange } else { Rule::RapidRange };
    if let Some(article) = rule.article(edition) {
        let bounds = edition.parameters().paces.map(|bounds| bounds.to_string());
        let _ = writeln!(text, "By {article} of {edition}: {}.", bounds.unwrap_or_default());
    }
    let shape = ControlShape { times, first_control: first_control(&first) };
    let _ = writeln!(text, "{}", rules.rated(shortest, pace, shape, &ratings));
    let _ = writeln!(text, "By the rating regulations of {rules}.");
    if pace == Pace::Standard {
        if ratings.is_empty() {
            let _ = writeln!(text, "Name the ratings to know it for stronger players.");
        }
        let _ = writeln!(text, "{}", norm_time(&first));
    }
    Ok(text)
}

fn named(pace: Pace, sixty: TimeForSixtyMoves, whose: &str) -> String {
    let name = match pace {
        Pace::Blitz => "Blitz",
        Pace::Rapid => "Rapid",
        Pace::Standard => "Standard",
    };
    format!("{whose}{name}: {sixty} for 60 moves.\n")
}

fn control(text: &str) -> Result<Schedule, Failure> {
    let control: TimeControl = read(text)?;
    Ok(control.of(crate::chess::Color::White).clone())
}

fn measured(schedule: &Schedule, written: &str) -> Result<TimeForSixtyMoves, Failure> {
    let seconds = schedule.time_for_moves(SIXTY).map(crate::clock::Span::whole_seconds);
    match seconds.and_then(|seconds| u32::try_from(seconds).ok()) {
        Some(seconds) => Ok(TimeForSixtyMoves::new(seconds, 0)),
        None => Err(Failure::Input(format!(
            "\"{written}\" has no limit, so it has no pace. Expected a time such as 15+10."
        ))),
    }
}

/// The moves of the first period, where another follows it.
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

fn rating(text: &str) -> Result<u16, Failure> {
    text.parse::<u16>().ok().filter(|rating| *rating <= 4_000).ok_or_else(|| {
        Failure::Input(format!("\"{text}\" is no rating. Expected a number such as 2150."))
    })
}
