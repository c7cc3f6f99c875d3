//! `hector review`: games of a file listened to, at the listener's pace, by ear, under the
//! fingers and by keys. Every question about the board has the answer that practice gives.

mod by_lines;
mod games;
mod indexing;
mod library;
mod shortening;
mod work;

use std::io::{self, IsTerminal as _};
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};

use crate::devices::timepiece::Timepiece;
use crate::devices::{folders, whole};
use crate::home::on_board::AtBoard;
use crate::home::review::listening::Reviewing;
use crate::present::tone::Tones;
use crate::words::{Activity, BoardOf, Texts};

use super::failure::{Failure, Outcome};
use super::place::{Place, WantedBoard};
use super::reasons::refused;
use super::record_file::games_folder;
use super::saved_games;
use super::sitting::HomeOptions;
use crate::present::conversation::{KeyList, Out, Settings};
use library::FileLibrary;
use work::WorkWaker;

/// The options of `hector review`.
#[derive(clap::Args)]
pub(crate) struct ReviewOptions {
    /// The game file, in PGN; or the number of a game of your own, or last. Your own games, if left
    /// out
    file: Option<PathBuf>,
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
    /// What is listened to.
    fn wanted(&self, texts: &Texts) -> Result<WantedGames, Failure> {
        let first = self.game.map(|game| game.get() - 1);
        let Some(named) = &self.file else { return own_games(first, texts) };
        match own_game_named(named, texts)? {
            Some(number) => own_games(first.or(Some(number)), texts),
            None => Ok(WantedGames { file: named.clone(), first, told: None }),
        }
    }
}

/// The games that somebody wants to listen to.
struct WantedGames {
    file: PathBuf,
    /// The game to start with, counted from nought.
    first: Option<u64>,
    /// What is told of them before.
    told: Option<String>,
}

/// So many of the own games are told, the latest.
const TOLD: usize = 5;

/// The own game that is named by its number or as the last, counted from nought.
fn own_game_named(named: &Path, texts: &Texts) -> Result<Option<u64>, Failure> {
    let games = match saved_games::saved(None, texts) {
        Ok(games) => games,
        Err(_) => return Ok(None),
    };
    let number = saved_games::numbered(named, &games, texts)?;
    Ok(number.and_then(|number| u64::try_from(number - 1).ok()))
}

/// All own games, from this one on, or from the latest.
fn own_games(first: Option<u64>, texts: &Texts) -> Result<WantedGames, Failure> {
    let games = saved_games::saved(None, texts)?;
    let Some(latest) = games.len().checked_sub(1) else {
        return Err(Failure::Input(texts.no_saved_game()));
    };
    let latest_first = (1..=games.len()).rev().zip(games.iter().rev()).take(TOLD);
    let told = latest_first
        .filter_map(|(number, game)| Some(texts.numbered_game(number, &game.told(texts).ok()?)));
    let told = texts.own_games_latest_first(&told.collect::<Vec<_>>().join(" "));
    let file = games_folder(texts)?.with_file_name("review").join(OWN_GAMES);
    let text = saved_games::as_one_file(&games, texts);
    let is_there = whole::bytes(&file, u64::MAX).is_ok_and(|there| there == text.as_bytes());
    // What is known of the file goes by when it was written.
    let written = if is_there { Ok(()) } else { written_privately(&file, text) };
    written.map_err(|error| {
        Failure::Input(texts.not_written(&file.display().to_string(), &refused(&error, texts)))
    })?;
    let first = first.or_else(|| u64::try_from(latest).ok());
    Ok(WantedGames { file, first, told: Some(told) })
}

/// Where the own games are put together to be listened to.
const OWN_GAMES: &str = "own-games.pgn";

fn written_privately(file: &Path, text: String) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        folders::make_private(folder)?;
    }
    whole::replace_private(file, text)
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
    let Some((mut place, settings)) = options.sitting.sit_down(Activity::Review)? else {
        return Ok(());
    };
    let wanted = options.wanted(&Texts::new(settings.language))?;
    let told = wanted.told.map(|told| Out::answer(settings.language, &told));
    place.carry_out(told.into_iter().collect());
    listen_with(&mut place, &wanted.file, wanted.first, (settings, board))
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
