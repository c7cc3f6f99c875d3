//! `hector rule norms`: what a title norm asks for, and whether figures meet it.

use crate::laws::{NormFigures, TitleEvent};
use crate::scenes::failure::Failure;
use crate::words::Texts;
use crate::words::norms_told::{norms_told, number, score};

/// The options of `hector rule norms`.
#[derive(clap::Args)]
pub(super) struct NormsOptions {
    /// The number of rounds a day
    #[arg(long)]
    rounds_a_day: Option<String>,
    /// Points and games, such as 5.5/9
    #[arg(long)]
    score: Option<String>,
    /// The number of players in the event
    #[arg(long)]
    players: Option<String>,
    /// The number of federations that the players come from
    #[arg(long)]
    federations: Option<String>,
    /// It is a world championship of blind, deaf or physically disabled players
    #[arg(long)]
    disabled_players: bool,
}

pub(super) fn answer(options: &NormsOptions, texts: &Texts) -> Result<String, Failure> {
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
    Ok(norms_told(&figures, texts))
}
