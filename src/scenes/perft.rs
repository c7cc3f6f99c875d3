//! `hector perft`: counts the positions that legal moves reach, to check the rules of movement against known figures.

use std::io::Write as _;

use crate::chess::{self, Position};

use super::answering::Answering;
use super::failure::{Failure, Outcome};
use super::game_file::read_position;

/// The options of `hector perft`.
#[derive(clap::Args)]
pub(crate) struct PerftOptions {
    /// How many plies to look ahead
    depth: u32,
    /// The position to start from (FEN); the initial position if left out
    #[arg(long)]
    fen: Option<String>,
    /// Count separately for each first move
    #[arg(long)]
    divide: bool,
    #[command(flatten)]
    answering: Answering,
}

/// Deeper counts take longer than a lifetime.
const DEEPEST: u32 = 12;

pub(crate) fn count(options: &PerftOptions) -> Outcome {
    let texts = &options.answering.texts();
    if options.depth > DEEPEST {
        return Err(Failure::Input(texts.no_depth(options.depth, DEEPEST)));
    }
    let position = match &options.fen {
        Some(fen) => read_position(fen, None, texts)?,
        None => Position::initial(),
    };
    let mut out = std::io::stdout().lock();
    if options.divide && options.depth > 0 {
        for (first, count) in chess::perft_divided(&position, options.depth) {
            writeln!(out, "{}: {count}", position.uci(first))?;
        }
    }
    writeln!(out, "{}", chess::perft(&position, options.depth))?;
    Ok(())
}
