//! `hector review`: listens to games of a file at the listener's pace, by ear, in braille and by keys. Questions about
//! the board get the same answers as in practice.

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
use super::in_lines::write;
use super::place::{Place, ServingEnded, WantedBoard};
use super::reasons::refused;
use super::record_file::games_folder;
use super::saved_games;
use super::sitting::{HomeOptions, MenuAt, SceneLeft};
use crate::present::conversation::{KeyList, Out, Settings, TranscriptOrNot};
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
    /// The games that the options name.
    fn wanted(&self, texts: &Texts) -> Result<WantedGames, Failure> {
        let first = self.game.map(|game| game.get() - 1);
        let Some(named) = &self.file else { return own_games(first, texts) };
        match own_game_named(named, texts)? {
            Some(number) => own_games(first.or(Some(number)), texts),
            None => Ok(WantedGames { file: named.clone(), first, told: None }),
        }
    }
}

/// The games to listen to.
struct WantedGames {
    file: PathBuf,
    /// The game to start with, counted from 0.
    first: Option<u64>,
    /// What to tell about them first.
    told: Option<String>,
}

/// How many of the player's own games are listed, the latest ones.
const TOLD: usize = 5;

/// One of the player's own games by its number or as the last, counted from 0.
fn own_game_named(named: &Path, texts: &Texts) -> Result<Option<u64>, Failure> {
    let games = match saved_games::saved(None, texts) {
        Ok(games) => games,
        Err(_) => return Ok(None),
    };
    let number = saved_games::numbered(named, &games, texts)?;
    Ok(number.and_then(|number| u64::try_from(number - 1).ok()))
}

/// All of the player's own games, from this one or the latest on.
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
    // An unchanged file keeps its time, so that its catalogues stay valid.
    let written = if is_there { Ok(()) } else { written_privately(&file, text) };
    written.map_err(|error| {
        Failure::Input(texts.not_written(&file.display().to_string(), &refused(&error, texts)))
    })?;
    let first = first.or_else(|| u64::try_from(latest).ok());
    Ok(WantedGames { file, first, told: Some(told) })
}

/// The file with all of the player's own games.
const OWN_GAMES: &str = "own-games.pgn";

/// What a game file is called in sentences.
pub(super) fn called(file: &Path, texts: &Texts) -> String {
    let home = folders::home();
    // A record, a practice game, or the file with all own games.
    if home.is_some_and(|home| file.parent().and_then(Path::parent) == Some(&home)) {
        return texts.own_games();
    }
    file.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

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
pub(super) use library::left_at;

/// Listens at a terminal or by lines.
pub(in crate::scenes) fn review(options: &ReviewOptions) -> Result<SceneLeft, Failure> {
    let board = options.sitting.wanted_board(&options.board)?;
    if !io::stdin().is_terminal() {
        let (settings, shown) = (options.sitting.settings_for_lines()?, options.sitting.shown());
        let wanted = options.wanted(&Texts::new(settings.language))?;
        let ended = by_lines::listen_to(&wanted, settings, shown)?;
        return Ok(SceneLeft::by_lines(ended, shown));
    }
    let Some((mut place, settings)) = options.sitting.sit_down()? else {
        return Ok(SceneLeft::Hector);
    };
    let wanted = options.wanted(&Texts::new(settings.language))?;
    tell(&mut place, wanted.told.as_deref(), &settings);
    listen_at(place, settings, &wanted.file, wanted.first, board)
}

/// Listens to the games of a file at a place that is open.
pub(super) fn listen_at(
    mut place: Place,
    settings: Settings,
    file: &Path,
    first: Option<u64>,
    board: Option<WantedBoard>,
) -> Result<SceneLeft, Failure> {
    let is_felt = board.is_some();
    let (ended, settings) = listen_with(&mut place, file, first, settings, board)?;
    if is_felt && ended == ServingEnded::ForMenu {
        return Ok(SceneLeft::ForMenu(MenuAt::Terminal(Box::new(settings), place.wishes())));
    }
    Ok(SceneLeft::with(ended, place, &settings))
}

/// Listens to the games of a file within another scene, from this one on.
pub(super) fn listen(
    place: &mut Place,
    file: &Path,
    first: Option<u64>,
    settings: Settings,
) -> Result<(ServingEnded, Settings), Failure> {
    listen_with(place, file, first, settings, None)
}

fn listen_with(
    place: &mut Place,
    file: &Path,
    first: Option<u64>,
    settings: Settings,
    board: Option<WantedBoard>,
) -> Result<(ServingEnded, Settings), Failure> {
    let (mut reviewing, out) = sit_down(file, first, settings, place.call())?;
    place.begin(KeyList::at(Activity::Review).entry(), Tones::On);
    place.carry_out(out);
    let timepiece = Timepiece::started();
    let (mut reviewing, ended) = match board {
        None => {
            let ended = place.serve(&mut reviewing, timepiece);
            (reviewing, ended)
        }
        Some(board) => {
            place.feel_board(BoardOf::Mine, board)?;
            let mut on_board = AtBoard::begun(reviewing);
            let ended = place.serve(&mut on_board, timepiece);
            (on_board.0.sitter, ended)
        }
    };
    outcome(&mut reviewing)?;
    Ok((ended, reviewing.tongue.settings))
}

fn tell(place: &mut Place, told: Option<&str>, settings: &Settings) {
    place.carry_out(told.map(|told| Out::answer(settings.language, told)).into_iter().collect());
}

/// Listens to the player's own games at a place that is open. Without games it returns to the menu.
pub(super) fn own_games_at(mut place: Place, settings: Settings) -> Result<SceneLeft, Failure> {
    match own_games(None, &Texts::new(settings.language)) {
        Ok(wanted) => {
            tell(&mut place, wanted.told.as_deref(), &settings);
            listen_at(place, settings, &wanted.file, wanted.first, None)
        }
        Err(Failure::Input(sentence)) => {
            tell(&mut place, Some(&sentence), &settings);
            Ok(SceneLeft::with(ServingEnded::ForMenu, place, &settings))
        }
        Err(failure) => Err(failure),
    }
}

/// The same by the lines of standard input.
pub(super) fn own_games_by_lines(
    settings: Settings,
    shown: TranscriptOrNot,
) -> Result<SceneLeft, Failure> {
    let wanted = match own_games(None, &Texts::new(settings.language)) {
        Ok(wanted) => wanted,
        Err(Failure::Input(sentence)) => {
            let told = [Out::answer(settings.language, sentence)];
            write(&told, shown, &mut io::stdout().lock())?;
            return Ok(SceneLeft::ForMenu(MenuAt::Lines(shown)));
        }
        Err(failure) => return Err(failure),
    };
    let ended = by_lines::listen_to(&wanted, settings, shown)?;
    Ok(SceneLeft::by_lines(ended, shown))
}

fn outcome(reviewing: &mut Reviewing) -> Outcome {
    reviewing.failure.take().map_or(Ok(()), |sentence| Err(Failure::Input(sentence)))
}
