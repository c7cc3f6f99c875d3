//! The menu at a terminal or by lines: asks what to do, opens it, and asks again afterwards. Answers are understood
//! elsewhere.

use std::ffi::OsString;
use std::io::{self, IsTerminal as _};
use std::path::PathBuf;
use std::rc::Rc;

use crate::clock::Moment;
use crate::devices::timepiece::Timepiece;
use crate::home::menu::{Menu, MenuChoice};
use crate::home::practice::beginning::GameWanted;
use crate::present::conversation::{Out, Settings, TranscriptOrNot};
use crate::present::editor::KeyEntry;
use crate::present::tone::Tones;
use crate::words::Texts;

use super::drill::DrillOptions;
use super::failure::{Failure, Outcome};
use super::in_lines::{self, LinesEnded, answer_each, write};
use super::place::{Place, ServingEnded};
use super::play::{PlayOptions, WayToOther};
use super::practice::PracticeOptions;
use super::program::Program;
use super::sealing::SealsFound;
use super::sitting::{HomeOptions, MenuAt, SceneLeft};
use super::unfinished::{self, Unfinished};
use super::{door, drill, first_start, play, practice, review, settings_file, talking_clock};

/// The options of `hector menu`.
#[derive(Default, Clone, clap::Args)]
pub(crate) struct MenuOptions {
    #[command(flatten)]
    sitting: HomeOptions,
}

/// What the program does without arguments: at a terminal it asks; with lines from a file or a pipe it plays a game.
pub(super) fn unasked(seals: &SealsFound, program: &Program) -> Outcome {
    let sealed_for = seals.sealed_for();
    match io::stdin().is_terminal() && sealed_for.is_none() {
        true => ask(&MenuOptions::default(), program),
        false => after(play::play(&PlayOptions::resuming(sealed_for), seals)?, program),
    }
}

pub(super) fn ask(options: &MenuOptions, program: &Program) -> Outcome {
    if !io::stdin().is_terminal() {
        drop(options.sitting.settings_for_lines()?);
        return after(SceneLeft::ForMenu(MenuAt::Lines(options.sitting.shown())), program);
    }
    match options.sitting.sit_down()? {
        None => Ok(()),
        Some(seated) => after(SceneLeft::ForMenu(MenuAt::Place(Box::new(seated))), program),
    }
}

/// Continues after a scene was left.
pub(super) fn after(mut left: SceneLeft, program: &Program) -> Outcome {
    loop {
        left = match left {
            SceneLeft::Hector => return Ok(()),
            SceneLeft::ForMenu(MenuAt::Place(seated)) => {
                let (place, settings) = *seated;
                at_place(place, settings, program)?
            }
            SceneLeft::ForMenu(MenuAt::Terminal(settings, wishes)) => {
                let place = Place::open(&settings, wishes)?;
                at_place(place, *settings, program)?
            }
            SceneLeft::ForMenu(MenuAt::Lines(shown)) => by_lines(shown, program)?,
        };
    }
}

/// The menu, its first question, and the unfinished games.
fn menu(settings: Settings) -> (Menu, Vec<Out>, Rc<Vec<Unfinished>>) {
    let unfinished = Rc::new(unfinished::all(&Texts::new(settings.language)));
    let told = Rc::clone(&unfinished);
    let describes = move |texts: &Texts| told.iter().map(|one| one.told(texts)).collect();
    let (menu, asks) = Menu::new(settings, Box::new(describes));
    (menu, asks, unfinished)
}

fn at_place(mut place: Place, settings: Settings, program: &Program) -> Result<SceneLeft, Failure> {
    let (mut menu, asks, unfinished) = menu(settings);
    place.begin(KeyEntry::Line, Tones::On);
    place.carry_out(asks);
    let ended = place.serve(&mut menu, Timepiece::started());
    let settings = menu.settings().clone();
    let Some(chosen) = menu.chosen.take().filter(|_| ended != ServingEnded::Lost) else {
        return Ok(SceneLeft::with(ended, place, &settings));
    };
    match MenuScene::of(chosen, &unfinished) {
        MenuScene::Again => Ok(SceneLeft::with(ServingEnded::ForMenu, place, &settings)),
        MenuScene::Practice(options) => practice::practise_at(place, settings, &options, None),
        MenuScene::AtBoard(options, None) => play::play_at(place, settings, &options),
        MenuScene::AtBoard(options, Some((way, file))) => {
            told_where_refused(place, settings, |place, settings| match way {
                WayToOther::WaitsAt(door) => play::host_at(place, settings, &options, Some(&door)),
                WayToOther::GoesTo(host) => play::relay_at(place, settings, &host, Some(file)),
            })
        }
        MenuScene::Listening(file) => review::listen_at(place, settings, &file, None, None),
        MenuScene::OwnGames => review::own_games_at(place, settings),
        MenuScene::Drills => drill::drill_at(place, settings, &DrillOptions::default()),
        MenuScene::Clock => talking_clock::run_at(place, settings),
        MenuScene::LearnKeys => {
            let ended = first_start::learn_keys(&mut place, &settings);
            Ok(SceneLeft::with(ended, place, &settings))
        }
        MenuScene::WaitForOpponent => told_where_refused(place, settings, |place, settings| {
            play::host_at(place, settings, &PlayOptions::new_game(), None)
        }),
        MenuScene::GoToOpponent(host) => told_where_refused(place, settings, |place, settings| {
            play::relay_at(place, settings, &host, None)
        }),
        MenuScene::ArbitersDesk(table) => {
            told_where_refused(place, settings, |mut place, settings| {
                play::arbiter_at(&mut place, &table, settings.clone())?;
                Ok(closed(place, settings))
            })
        }
        MenuScene::Hall(event) => Ok(opened(&["hall", &event], place, settings, program)),
        MenuScene::Tool(name) => Ok(opened(&[name], place, settings, program)),
    }
}

/// Returns to the menu at a new place. Closing this place also closes its connections.
fn closed(place: Place, settings: Settings) -> SceneLeft {
    let wishes = place.wishes();
    drop(place);
    SceneLeft::ForMenu(MenuAt::Terminal(Box::new(settings), wishes))
}

/// Does what was chosen. A refusal is told, and the menu asks again.
fn told_where_refused(
    place: Place,
    settings: Settings,
    does: impl FnOnce(Place, Settings) -> Result<SceneLeft, Failure>,
) -> Result<SceneLeft, Failure> {
    let (wishes, before) = (place.wishes(), settings.clone());
    match does(place, settings) {
        Err(Failure::Input(sentence)) => {
            let mut place = Place::open(&before, wishes)?;
            place.carry_out(Out::refusal(before.language, sentence));
            Ok(SceneLeft::ForMenu(MenuAt::Place(Box::new((place, before)))))
        }
        left => left,
    }
}

/// Opens a scene that needs no place, or its own, as if its name and options had been typed; then the menu asks again.
fn opened(named: &[&str], place: Place, settings: Settings, program: &Program) -> SceneLeft {
    let wishes = place.wishes();
    drop(place);
    open_as_typed(named, &settings, program);
    SceneLeft::ForMenu(MenuAt::Terminal(Box::new(settings), wishes))
}

/// The door tells a refusal.
fn open_as_typed(named: &[&str], settings: &Settings, program: &Program) {
    let language = ["--language", settings.language.code()];
    let typed = [&[program.told_by.command()], named, &language].concat();
    let _ = door::open(program, typed.into_iter().map(OsString::from));
}

fn by_lines(shown: TranscriptOrNot, program: &Program) -> Result<SceneLeft, Failure> {
    let (settings, _) = settings_file::chosen(None);
    let language = settings.language;
    let (mut menu, asks, unfinished) = menu(settings);
    {
        let mut out = io::stdout().lock();
        write(&asks, shown, &mut out)?;
        let mut now = Moment::ZERO;
        let ended = answer_each(shown, &Texts::new(language), &mut out, |line| {
            Ok(in_lines::take(&mut menu, &line, &mut now))
        })?;
        if ended == LinesEnded::NoMore {
            return Ok(SceneLeft::Hector);
        }
    }
    let settings = menu.settings().clone();
    let Some(chosen) = menu.chosen.take() else { return Ok(SceneLeft::Hector) };
    match MenuScene::of(chosen, &unfinished) {
        MenuScene::Again | MenuScene::LearnKeys => Ok(SceneLeft::ForMenu(MenuAt::Lines(shown))),
        MenuScene::Practice(options) => practice::practise_by_lines(&options, settings, shown),
        MenuScene::AtBoard(options, _) => play::play_by_lines(&options.by_lines(shown), settings),
        MenuScene::Listening(file) => {
            let ended = review::listen_by_lines(&file, None, settings, shown)?;
            Ok(SceneLeft::by_lines(ended, shown))
        }
        MenuScene::OwnGames => review::own_games_by_lines(settings, shown),
        MenuScene::Drills => drill::drill_by_lines(&DrillOptions::default(), settings, shown),
        MenuScene::Clock => talking_clock::run_usual_by_lines(&settings, shown),
        MenuScene::WaitForOpponent
        | MenuScene::GoToOpponent(_)
        | MenuScene::ArbitersDesk(_)
        | MenuScene::Hall(_) => {
            let refused = Out::refusal(language, Texts::new(language).menu_needs_a_terminal());
            write(&refused, shown, &mut io::stdout().lock())?;
            Ok(SceneLeft::ForMenu(MenuAt::Lines(shown)))
        }
        MenuScene::Tool(name) => {
            open_as_typed(&[name], &settings, program);
            Ok(SceneLeft::ForMenu(MenuAt::Lines(shown)))
        }
    }
}

/// The scene of a choice, with its options. Terminal and lines use the same ones.
enum MenuScene {
    Again,
    Practice(PracticeOptions),
    /// A game at the board, with its record and the way to the other place if it has one.
    AtBoard(PlayOptions, Option<(WayToOther, PathBuf)>),
    Listening(PathBuf),
    OwnGames,
    Drills,
    Clock,
    LearnKeys,
    WaitForOpponent,
    GoToOpponent(String),
    ArbitersDesk(String),
    Hall(String),
    Tool(&'static str),
}

impl MenuScene {
    fn of(chosen: MenuChoice, unfinished: &[Unfinished]) -> MenuScene {
        let new_game = |wanted| MenuScene::Practice(PracticeOptions::new_game(wanted));
        match chosen {
            MenuChoice::GoOn(number) => match unfinished.get(number) {
                None => MenuScene::Again,
                Some(Unfinished::Practice(file, _)) => {
                    MenuScene::Practice(PracticeOptions::going_on(file.clone()))
                }
                Some(Unfinished::AtBoard(file, _)) => {
                    let way = play::kept_way(file).map(|way| (way, file.clone()));
                    MenuScene::AtBoard(PlayOptions::resuming(Some(file.clone())), way)
                }
                Some(Unfinished::Listening(file, _)) => MenuScene::Listening(file.clone()),
                Some(Unfinished::Drills(_)) => MenuScene::Drills,
            },
            MenuChoice::PlayHector => new_game(GameWanted::LikeTheLast),
            MenuChoice::PlayAgainst(whom) => new_game(GameWanted::Against(whom)),
            MenuChoice::PlayWithOptions => new_game(GameWanted::Asked),
            MenuChoice::PlayAtBoard => MenuScene::AtBoard(PlayOptions::new_game(), None),
            MenuChoice::Learn => MenuScene::Drills,
            MenuChoice::Listen => MenuScene::OwnGames,
            MenuChoice::Clock => MenuScene::Clock,
            MenuChoice::LearnKeys => MenuScene::LearnKeys,
            MenuChoice::WaitForOpponent => MenuScene::WaitForOpponent,
            MenuChoice::GoToOpponent(address) => MenuScene::GoToOpponent(address),
            MenuChoice::ArbitersDesk(address) => MenuScene::ArbitersDesk(address),
            MenuChoice::Hall(event) => MenuScene::Hall(event),
            MenuChoice::CheckMachine => MenuScene::Tool("doctor"),
            MenuChoice::AllTools => MenuScene::Tool("help"),
        }
    }
}
