//! `hector rule class`: the pace of a time control in an edition, and what the rating regulations say about it.

use crate::laws::Edition;
use crate::scenes::failure::Failure;
use crate::words::Texts;
use crate::words::option_values;
use crate::words::pace_told::{PaceQuestion, pace_told};

/// The options of `hector rule class`.
#[derive(clap::Args)]
pub(super) struct ClassOptions {
    /// Minutes and seconds a move, such as 15+10, or periods such as "40/90 then 30 each 30 s"
    time: String,
    /// Black's time control, if it is different
    black: Option<String>,
    /// The ratings of the players, for standard chess
    #[arg(long, num_args = 1..)]
    ratings: Vec<String>,
    /// The rating regulations: 2017 or 2024
    #[arg(long, default_value = "2024")]
    rating_rules: String,
}

pub(super) fn answer(
    edition: Edition,
    options: &ClassOptions,
    texts: &Texts,
) -> Result<String, Failure> {
    let ClassOptions { time, black, ratings, rating_rules } = options;
    let rules = option_values::rating_rules(rating_rules, texts)?;
    let asked = PaceQuestion { time, black: black.as_deref(), ratings, rules };
    Ok(pace_told(edition, &asked, texts)?)
}
