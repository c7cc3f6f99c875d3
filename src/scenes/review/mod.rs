//! `hector review`: games of a file listened to, at the listener's pace, by ear, under the
//! fingers and by keys. Every question about the board has the answer that practice gives.

mod by_lines;
mod games;
#[cfg(test)]
mod guide;
mod indexing;
mod library;
mod shortening;
mod work;

use std::io::{self, IsTerminal as _};
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};

use crate::devices::timepiece::Timepiece;
use crate::home::on_board::AtBoard;
use crate::home::review::listening::Reviewing;
use crate::present::tone::Tones;
use crate::words::{Activity, BoardOf, Texts};

use super::failure::{Failure, Outcome};
use super::place::{Place, WantedBoard};
use super::sitting::HomeOptions;
use crate::present::conversation::{KeyList, Out, Settings};
use library::FileLibrary;
use work::WorkWaker;

/// The options of `hector review`.
#[derive(clap::Args)]
pub(crate) struct ReviewOptions {
    /// The game file, in PGN
    file: PathBuf,
    /// Start with this game; the first is number 1
    #[arg(long, value_name = "NUMBER")]
    game: Option<NonZeroU64>,
    /// Set the game on an electronic board: its port, such as /dev/ttyUSB0, bluetooth for one without a
    /// cable, chessnut for one of Chessnut at a USB cable, or what it speaks and the port, such as chesslink:/dev/ttyUSB0. Moves that come by themselves wait until the one
    /// before stands
    #[arg(long, value_name = "PORT")]
    board: Vec<String>,
    #[command(flatten)]
    sitting: HomeOptions,
}

impl ReviewOptions {
    /// The game to start with, counted from nought.
    fn first(&self) -> Option<u64> {
        self.game.map(|game| game.get() - 1)
    }
}

fn sit_down(
    file: &Path,
    first: Option<u64>,
    settings: Settings,
    call: WorkWaker,
) -> Result<(Reviewing, Vec<Out>), Failure> {
    let library = FileLibrary::open(file, call, &Texts::new(settings.language))?;
    let places = library.places();
    Ok(Reviewing::new(Box::new(library), places, first, settings))
}

pub(super) use by_lines::listen as listen_by_lines;

/// Listens at a terminal, or by lines.
pub(crate) fn review(options: &ReviewOptions) -> Outcome {
    let board = options.sitting.wanted_board(&options.board)?;
    if io::stdin().is_terminal() { at_terminal(options, board) } else { by_lines::review(options) }
}

fn at_terminal(options: &ReviewOptions, board: Option<WantedBoard>) -> Outcome {
    let Some((mut place, settings)) = options.sitting.sit_down()? else { return Ok(()) };
    let first = options.first();
    listen_with(&mut place, &options.file, first, (settings, board))
}

/// Listens to the games of a file where somebody sits already, from this one on.
pub(super) fn listen(
    place: &mut Place,
    file: &Path,
    first: Option<u64>,
    settings: Settings,
) -> Outcome {
    listen_with(place, file, first, (settings, None))
}

fn listen_with(
    place: &mut Place,
    file: &Path,
    first: Option<u64>,
    (settings, board): (Settings, Option<WantedBoard>),
) -> Outcome {
    let (mut reviewing, out) = sit_down(file, first, settings, place.call())?;
    place.begin(KeyList::at(Activity::Review).entry(), Tones::On);
    place.carry_out(out);
    let timepiece = Timepiece::started();
    let Some(board) = board else {
        let _ = place.serve(&mut reviewing, timepiece);
        return outcome(&mut reviewing);
    };
    place.feel_board(BoardOf::Mine, board)?;
    let mut on_board = AtBoard::begun(reviewing);
    let _ = place.serve(&mut on_board, timepiece);
    outcome(&mut on_board.0.sitter)
}

/// Whether there was anything to listen to.
fn outcome(reviewing: &mut Reviewing) -> Outcome {
    reviewing.failure.take().map_or(Ok(()), |sentence| Err(Failure::Input(sentence)))
}
