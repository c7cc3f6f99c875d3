//! `hector rule norms`: what a title norm asks for, and whether figures meet it.

use std::fmt::Write as _;

use crate::laws::{ARBITER_FACTS, NormFigures, NormRule, TitleEvent};
use crate::scenes::door::Failure;

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
pub(super) fn answer(options: &Options) -> Result<String, Failure> {
    let count = |text: &Option<String>| text.as_deref().map(number).transpose();
    let figures = NormFigures {
        rounds_a_day: count(&options.rounds_a_day)?,
        score: options.score.as_deref().map(score).transpose()?,
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
        let answer = match rule.met(&figures) {
            Some(true) => "Met",
            Some(false) => "Not met",
            None => "Asked for",
        };
        let _ = writeln!(text, "{answer}: {rule}.");
    }
    let _ = writeln!(text, "By the title regulations of 2017.");
    let _ = writeln!(text, "Arbiters, as it was in 2017 and may have changed since:");
    for fact in ARBITER_FACTS {
        let _ = writeln!(text, "{fact}");
    }
    Ok(text)
}

fn number(text: &str) -> Result<u32, Failure> {
    text.parse().map_err(|_| {
        Failure::Input(format!("\"{text}\" is no count. Expected a whole number such as 9."))
    })
}

/// "5.5/9" as half points and games.
fn score(text: &str) -> Result<(u32, u32), Failure> {
    let unreadable = || {
        Failure::Input(format!("\"{text}\" is no score. Expected points and games, such as 5.5/9."))
    };
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
