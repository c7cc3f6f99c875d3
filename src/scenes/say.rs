//! `hector say`: moves as they are typed, said in the words of an announcement, one
//! a line. Without moves it follows a game line after line of standard input.

use std::io::Write as _;

use crate::chess::Position;
use crate::words::{Style, announce};

use super::door::{Failure, Outcome};
use super::spoken::{Settings, answer_lines, choice};
use super::typed_move;

/// The options of `hector say`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The moves, in order, such as e4 Nf3 g1f3 O-O; read from standard input if
    /// left out, one a line
    moves: Vec<String>,
    /// How much is said: full names both squares, always; short only what tells the
    /// move from the others; literate adds capture, check and mate
    #[arg(long, default_value = "full", value_parser = choice(Style::ALL, Style::code))]
    style: Style,
    #[command(flatten)]
    settings: Settings,
}

/// Says the moves.
pub(crate) fn say(options: &Options) -> Outcome {
    let mut position = options.settings.start()?;
    if options.moves.is_empty() {
        return answer_lines(|line| sentence(options, &mut position, line));
    }
    let mut out = std::io::stdout().lock();
    for typed in &options.moves {
        let said = sentence(options, &mut position, typed).map_err(Failure::Input)?;
        writeln!(out, "{said}")?;
    }
    Ok(())
}

/// The sentence of a move, which is then played.
fn sentence(options: &Options, position: &mut Position, typed: &str) -> Result<String, String> {
    let legal = typed_move::read(typed, position)?;
    let said = options.settings.wording().say(&announce(position, legal, options.style));
    position.play(legal);
    Ok(said)
}
