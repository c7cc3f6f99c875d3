//! `hector practice`: a game against Hector or an engine, by ear, in braille and by keys. Every question about the
//! board is answered, unless the player wants to do without.

mod agreed;
mod by_lines;
pub(super) mod keeping;
mod rival;
pub mod thinking;

use crate::present::conversation::{KeyList, Out, Settings, before_game};
use std::io::{self, IsTerminal as _};
use std::path::PathBuf;
use std::sync::Arc;

use crate::devices::timepiece::{self, Timepiece};
use crate::home::on_board::AtBoard;
use crate::home::practice::beginning::GameWanted;
use crate::home::practice::game::Practising;
use crate::home::practice::game::after::AfterGame;
use crate::present::tone::Tones;
use crate::words::{Activity, BoardOf};

use super::failure::Failure;
use super::place::{Place, ServingEnded, WantedBoard, moment};
use super::review;
use super::sitting::{HomeOptions, MenuAt, SceneLeft};
pub(super) use by_lines::practise as practise_by_lines;
pub(super) use keeping::unfinished;

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
    /// Ask for colour, opponent and time before the game; otherwise it is like your last one
    #[arg(long)]
    options: bool,
    /// The game that somebody has chosen in the menu
    #[arg(skip)]
    wanted: Option<GameWanted>,
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
    /// The named seed, or one from the time of day.
    fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(|| timepiece::wall().unsigned_abs())
    }

    /// How the opponent thinks. A named seed must give the same game again, so it thinks alone.
    fn means(&self, call: &RivalWaker) -> RivalMeans {
        let company = if self.seed.is_some() { Company::Alone } else { Company::Helpers };
        RivalMeans { call: Arc::clone(call), company }
    }

    /// The same for another game.
    fn another(&self, wanted: GameWanted) -> PracticeOptions {
        PracticeOptions { new: true, game: None, wanted: Some(wanted), ..self.clone() }
    }

    /// A new game that was chosen in the menu.
    pub(super) fn new_game(wanted: GameWanted) -> PracticeOptions {
        PracticeOptions::default().another(wanted)
    }

    /// Continues an unfinished game.
    pub(super) fn going_on(game: PathBuf) -> PracticeOptions {
        PracticeOptions { game: Some(game), ..PracticeOptions::default() }
    }

    /// Which game to play if none is continued.
    fn wanted(&self) -> GameWanted {
        match (&self.wanted, self.options) {
            (Some(wanted), _) => wanted.clone(),
            (None, true) => GameWanted::Asked,
            (None, false) => GameWanted::LikeTheLast,
        }
    }
}

/// Plays practice games at a terminal or by lines.
pub(in crate::scenes) fn practise(options: &PracticeOptions) -> Result<SceneLeft, Failure> {
    let board = options.sitting.wanted_board(&options.board)?;
    if !io::stdin().is_terminal() {
        let settings = options.sitting.settings_for_lines()?;
        return practise_by_lines(options, settings, options.sitting.shown());
    }
    match options.sitting.sit_down()? {
        None => Ok(SceneLeft::Hector),
        Some((place, settings)) => practise_at(place, settings, options, board),
    }
}

/// Plays practice games at a place that is open.
pub(super) fn practise_at(
    mut place: Place,
    settings: Settings,
    options: &PracticeOptions,
    board: Option<WantedBoard>,
) -> Result<SceneLeft, Failure> {
    let (mut game, mut out) = match agreed_on(&mut place, options, settings)? {
        Agreed::Plays(agreed) => *agreed,
        Agreed::Leaves(ended, settings) => return Ok(SceneLeft::with(ended, place, &settings)),
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
        let settings = game.tongue.settings.clone();
        match ended {
            ServingEnded::Left => {}
            ServingEnded::ForMenu if is_felt => {
                return Ok(SceneLeft::ForMenu(MenuAt::Terminal(
                    Box::new(settings),
                    place.wishes(),
                )));
            }
            ServingEnded::ForMenu => return Ok(SceneLeft::with(ended, place, &settings)),
            ServingEnded::Lost => {
                game.is_lost(moment(timepiece));
                return Ok(SceneLeft::Hector);
            }
        }
        let Some(next) = game.next.take() else { return Ok(SceneLeft::Hector) };
        out = match after(next) {
            AfterGameHere::NewGame(wanted) => {
                let agreed = agreed_on(&mut place, &options.another(wanted), settings)?;
                let (another, out) = match agreed {
                    Agreed::Plays(agreed) => *agreed,
                    Agreed::Leaves(ended, settings) => {
                        return Ok(SceneLeft::with(ended, place, &settings));
                    }
                };
                (game, timepiece) = (another, Timepiece::started());
                out
            }
            AfterGameHere::Rematch => {
                let (another, out) = rematch(&game, options, &place.call());
                (game, timepiece) = (another, Timepiece::started());
                out
            }
            AfterGameHere::Review => {
                if let Some(file) = game.file.as_ref().map(|file| file.path().to_owned()) {
                    let (ended, settings) = review::listen(&mut place, &file, None, settings)?;
                    if ended == ServingEnded::ForMenu {
                        return Ok(SceneLeft::with(ended, place, &settings));
                    }
                }
                game.comes_back()
            }
        };
    }
}

/// What follows a game.
enum AfterGameHere {
    NewGame(GameWanted),
    Rematch,
    Review,
}

fn after(next: AfterGame) -> AfterGameHere {
    match next {
        AfterGame::NewGame => AfterGameHere::NewGame(GameWanted::LikeTheLast),
        AfterGame::Options => AfterGameHere::NewGame(GameWanted::Asked),
        AfterGame::Rematch => AfterGameHere::Rematch,
        AfterGame::Review => AfterGameHere::Review,
    }
}

/// The result of the questions before a game.
enum Agreed {
    /// A game, with the sentences to tell first.
    Plays(Box<(Practising, Vec<Out>)>),
    Leaves(ServingEnded, Box<Settings>),
}

/// Asks at a terminal which game to play.
fn agreed_on(
    place: &mut Place,
    options: &PracticeOptions,
    settings: Settings,
) -> Result<Agreed, Failure> {
    place.begin(before_game::keys(), Tones::On);
    let call = place.call();
    let (mut opening, mut next) = PracticeOpening::new(options, settings, &call)?;
    loop {
        let asked = match next {
            OpenedPractice::Plays(game, out) => {
                return Ok(Agreed::Plays(Box::new((*game, out))));
            }
            OpenedPractice::Asks(asked) => asked,
        };
        place.carry_out(asked);
        let ended = place.serve_on(&mut opening.questions, Timepiece::started());
        next = match opening.agreed() {
            Some(agreed) => agreed,
            None => {
                let settings = Box::new(opening.questions.0.settings().clone());
                return Ok(Agreed::Leaves(ended, settings));
            }
        };
    }
}
