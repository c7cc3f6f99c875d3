//! `hector rule norms`: what a title norm asks for, and whether figures meet it.

use std::fmt::Write as _;

use crate::laws::{NormFigures, NormRule, TitleEvent};
use crate::scenes::failure::Failure;
use crate::words::Texts;

/// The options of `hector rule norms`.
#[derive(clap::Args)]
pub(super) struct Options {
    /// Rounds a day
    #[arg(long)]
    rounds_a_day: Option<String>,
    /// Points and games, such as 5.5/9
    #[arg(long)]
    score: Option<String>,
    /// Players of the event
    #[arg(long)]
    players: Option<String>,
    /// Federations that the players come from
    #[arg(long)]
    federations: Option<String>,
    /// A world championship of blind, deaf or physically disabled players
    #[arg(long)]
    disabled_players: bool,
}

/// Answers the question.
pub(super) fn answer(options: &Options, texts: &Texts) -> Result<String, Failure> {
    let count = |text: &Option<String>| text.as_deref().map(|text| number(text, texts)).transpose();
    let figures = NormFigures {
        rounds_a_day: count(&options.rounds_a_day)?,
        score: options.score.as_deref().map(|text| score(text, texts)).transpose()?,
        players: count(&options.players)?,
        federations: count(&options.federations)?,
        event: if options.disabled_players {
            TitleEvent::DisabledPlayersWorldChampionship
        } else {
            TitleEvent::Ordinary
        },
    };
    let mut text = String::new();
    for rule in NormRule::ALL {
        let asked = match rule {
            NormRule::RoundsADay => texts.norm_rounds_a_day(),
            NormRule::Score => texts.norm_score(),
            NormRule::Players => texts.norm_players(),
            NormRule::Federations => texts.norm_federations(),
        };
        let answer = match rule.met(&figures) {
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
    Ok(text)
}

fn number(text: &str, texts: &Texts) -> Result<u32, Failure> {
    text.parse().map_err(|_| Failure::Input(texts.no_count(text)))
}

/// "5.5/9" as half points and games.
fn score(text: &str, texts: &Texts) -> Result<(u32, u32), Failure> {
    let unreadable = || Failure::Input(texts.no_score(text, "5.5/9"));
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
