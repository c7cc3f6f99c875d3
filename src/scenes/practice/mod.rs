//! `hector practice`: a game against Hector or an engine, by ear, under the fingers and by
//! keys. Every question about the board has an answer, unless the player wants to do
//! without.

mod agreed;
mod by_lines;
pub(super) mod keeping;
mod rival;
pub mod thinking;

use crate::present::conversation::{KeyList, Out, Settings};
use std::io::{self, IsTerminal as _};
use std::path::PathBuf;
use std::sync::Arc;

use crate::devices::timepiece::{self, Timepiece};
use crate::home::on_board::AtBoard;
use crate::home::practice::game::Practising;
use crate::home::practice::game::after::AfterGame;
use crate::present::editor::KeyEntry;
use crate::present::tone::Tones;
use crate::words::{Activity, BoardOf};

use super::failure::{Failure, Outcome};
use super::place::{Place, ServingEnded, WantedBoard, moment};
use super::review;
use super::sitting::HomeOptions;
use agreed::{OpenedPractice, PracticeOpening, rematch};
use rival::{RivalMeans, RivalWaker};
use thinking::Company;

/// The options of `hector practice`.
#[derive(Default, Clone, clap::Args)]
pub(crate) struct PracticeOptions {
    /// Continue this unfinished game, a file in the folder "practice"
    #[arg(value_name = "FILE")]
    game: Option<PathBuf>,
    /// Start a new game without offering an unfinished one
    #[arg(long, conflicts_with = "game")]
    new: bool,
    /// A seed for the opponent's random choices: the same number makes it play the same way; a
    /// different one each time if left out
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Play on an electronic board: its port, such as /dev/ttyUSB0, bluetooth for one without a cable,
    /// chessnut for one of Chessnut at a USB cable, or what it speaks and the port, such as chesslink:/dev/ttyUSB0. Your moves are made on it, and the opponent's set where
    /// Hector says
    #[arg(long, value_name = "PORT")]
    board: Vec<String>,
    #[command(flatten)]
    sitting: HomeOptions,
}

impl PracticeOptions {
    /// The seed that was named, or the time of day.
    fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(|| timepiece::wall().unsigned_abs())
    }

    /// What the opponent thinks with: who named a seed wants the same game again.
    fn means(&self, call: &RivalWaker) -> RivalMeans {
        let company = if self.seed.is_some() { Company::Alone } else { Company::Helpers };
        RivalMeans { call: Arc::clone(call), company }
    }

    /// The same for another game.
    fn another(&self) -> PracticeOptions {
        PracticeOptions { new: true, game: None, ..self.clone() }
    }
}

/// Plays a practice game at a terminal, or by lines.
pub(crate) fn practise(options: &PracticeOptions) -> Outcome {
    let board = options.sitting.wanted_board(&options.board)?;
    if io::stdin().is_terminal() {
        at_terminal(options, board)
    } else {
        by_lines::practise(options)
    }
}

fn at_terminal(options: &PracticeOptions, board: Option<WantedBoard>) -> Outcome {
    let Some((mut place, settings)) = options.sitting.sit_down(Activity::Practice)? else {
        return Ok(());
    };
    let Some((mut game, mut out)) = agreed_on(&mut place, options, settings)? else {
        return Ok(());
    };
    let is_felt = board.is_some();
    board.map_or(Ok(()), |board| place.feel_board(BoardOf::Mine, board))?;
    let mut timepiece = Timepiece::started();
    loop {
        place.begin(KeyList::at(Activity::Practice).entry(), Tones::On);
        place.carry_out(out);
        let ended = match is_felt {
            false => place.serve(&mut game, timepiece),
            true => {
                let mut on_board = AtBoard::begun(game);
                let ended = place.serve(&mut on_board, timepiece);
                game = on_board.0.sitter;
                ended
            }
        };
        if ended == ServingEnded::Lost {
            game.is_lost(moment(timepiece));
            return Ok(());
        }
        out = match game.next.take() {
            None => return Ok(()),
            Some(AfterGame::NewGame) => {
                let settings = game.tongue.settings.clone();
                let agreed = agreed_on(&mut place, &options.another(), settings)?;
                let Some((another, out)) = agreed else { return Ok(()) };
                (game, timepiece) = (another, Timepiece::started());
                out
            }
            Some(AfterGame::Rematch) => {
                let (another, out) = rematch(&game, options, &place.call());
                (game, timepiece) = (another, Timepiece::started());
                out
            }
            Some(AfterGame::Review) => {
                let settings = game.tongue.settings.clone();
                if let Some(file) = game.file.as_ref().map(|file| file.path().to_owned()) {
                    review::listen(&mut place, &file, None, settings)?;
                }
                game.comes_back()
            }
        };
    }
}

/// The game that somebody at a terminal wants, and what there is to say of it; none where they
/// leave instead.
fn agreed_on(
    place: &mut Place,
    options: &PracticeOptions,
    settings: Settings,
) -> Result<Option<(Practising, Vec<Out>)>, Failure> {
    // The space bar talks, before the game as in it.
    place.begin(KeyEntry::Keys([' '].into()), Tones::On);
    let call = place.call();
    let (mut opening, mut next) = PracticeOpening::new(options, settings, &call)?;
    loop {
        match next {
            OpenedPractice::Plays(game, out) => return Ok(Some((*game, out))),
            OpenedPractice::Asks(asked) => place.carry_out(asked),
        }
        let (choices, attention) = (opening.beginning.choices(), opening.beginning.attention());
        let line = place.answer_or_command(choices, attention, Activity::Practice);
        let Some(line) = line else { return Ok(None) };
        next = opening.take(&line);
    }
}
