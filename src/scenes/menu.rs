//! The menu at a terminal or by lines: asks what to do, opens it, and asks again when somebody comes back.
//! Never understands an answer.

use std::io::{self, IsTerminal as _};
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
use super::play::PlayOptions;
use super::practice::PracticeOptions;
use super::sealing::SealsFound;
use super::sitting::{HomeOptions, MenuAt, SceneLeft};
use super::unfinished::{self, Unfinished};
use super::{drill, first_start, play, practice, review, settings_file, talking_clock};

/// The options of `hector menu`.
#[derive(Default, Clone, clap::Args)]
pub(crate) struct MenuOptions {
    #[command(flatten)]
    sitting: HomeOptions,
}

/// What somebody does who says no more than the name of the program: by lines from a file or a pipe a game
/// is played, at a terminal it is asked.
pub(super) fn unasked(seals: &SealsFound) -> Outcome {
    let sealed_for = seals.sealed_for();
    match io::stdin().is_terminal() && sealed_for.is_none() {
        true => ask(&MenuOptions::default()),
        false => after(play::play(&PlayOptions::resuming(sealed_for), seals)?),
    }
}

/// Asks what to do, and does it.
pub(super) fn ask(options: &MenuOptions) -> Outcome {
    if !io::stdin().is_terminal() {
        drop(options.sitting.settings_for_lines()?);
        return after(SceneLeft::ForMenu(MenuAt::Lines(options.sitting.shown())));
    }
    match options.sitting.sit_down()? {
        None => Ok(()),
        Some(seated) => after(SceneLeft::ForMenu(MenuAt::Place(Box::new(seated)))),
    }
}

/// Goes on after a scene was left.
pub(super) fn after(mut left: SceneLeft) -> Outcome {
    loop {
        left = match left {
            SceneLeft::Hector => return Ok(()),
            SceneLeft::ForMenu(MenuAt::Place(seated)) => {
                let (place, settings) = *seated;
                at_place(place, settings)?
            }
            SceneLeft::ForMenu(MenuAt::Terminal(settings)) => {
                let options = HomeOptions::default();
                let place = Place::open(&settings, options.wishes())?;
                at_place(place, *settings)?
            }
            SceneLeft::ForMenu(MenuAt::Lines(shown)) => by_lines(shown)?,
        };
    }
}

/// The menu, what it asks first, and what is unfinished.
fn menu(settings: Settings) -> (Menu, Vec<Out>, Rc<Vec<Unfinished>>) {
    let unfinished = Rc::new(unfinished::all(&Texts::new(settings.language)));
    let told = Rc::clone(&unfinished);
    let describes = move |texts: &Texts| told.iter().map(|one| one.told(texts)).collect();
    let (menu, asks) = Menu::new(settings, Box::new(describes));
    (menu, asks, unfinished)
}

fn at_place(mut place: Place, settings: Settings) -> Result<SceneLeft, Failure> {
    let (mut menu, asks, unfinished) = menu(settings);
    place.begin(KeyEntry::Line, Tones::On);
    place.carry_out(asks);
    let ended = place.serve(&mut menu, Timepiece::started());
    let settings = menu.settings().clone();
    let Some(chosen) = menu.chosen.take().filter(|_| ended != ServingEnded::Lost) else {
        return Ok(SceneLeft::with(ended, place, &settings));
    };
    let new_game = |wanted| PracticeOptions::new_game(wanted);
    match chosen {
        MenuChoice::GoOn(number) => match unfinished.get(number) {
            None => Ok(SceneLeft::with(ServingEnded::ForMenu, place, &settings)),
            Some(Unfinished::Practice(file, _)) => {
                let options = PracticeOptions::going_on(file.clone());
                practice::practise_at(place, settings, &options, None)
            }
            Some(Unfinished::AtBoard(file, _)) => {
                let options = PlayOptions::resuming(Some(file.clone()));
                play::play_at(place, settings, &options)
            }
            Some(Unfinished::Listening(file, _)) => {
                review::listen_at(place, settings, file, None, None)
            }
            Some(Unfinished::Drills(_)) => {
                drill::drill_at(place, settings, &DrillOptions::default())
            }
        },
        MenuChoice::PlayHector => {
            let options = new_game(GameWanted::LikeTheLast);
            practice::practise_at(place, settings, &options, None)
        }
        MenuChoice::PlayAgainst(whom) => {
            let options = new_game(GameWanted::Against(whom));
            practice::practise_at(place, settings, &options, None)
        }
        MenuChoice::PlayWithOptions => {
            practice::practise_at(place, settings, &new_game(GameWanted::Asked), None)
        }
        MenuChoice::PlayAtBoard => play::play_at(place, settings, &PlayOptions::new_game()),
        MenuChoice::Learn => drill::drill_at(place, settings, &DrillOptions::default()),
        MenuChoice::Listen => review::own_games_at(place, settings),
        MenuChoice::Clock => talking_clock::run_at(place, settings),
        MenuChoice::LearnKeys => {
            let ended = first_start::learn_keys(&mut place, &settings);
            Ok(SceneLeft::with(ended, place, &settings))
        }
    }
}

fn by_lines(shown: TranscriptOrNot) -> Result<SceneLeft, Failure> {
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
    let game =
        |options: &PracticeOptions, settings| practice::practise_by_lines(options, settings, shown);
    let new_game = |wanted| game(&PracticeOptions::new_game(wanted), settings.clone());
    match chosen {
        MenuChoice::GoOn(number) => match unfinished.get(number) {
            None => Ok(SceneLeft::ForMenu(MenuAt::Lines(shown))),
            Some(Unfinished::Practice(file, _)) => {
                game(&PracticeOptions::going_on(file.clone()), settings)
            }
            Some(Unfinished::AtBoard(file, _)) => {
                let options = PlayOptions::resuming(Some(file.clone())).by_lines(shown);
                play::play_by_lines(&options, settings)
            }
            Some(Unfinished::Listening(file, _)) => {
                let ended = review::listen_by_lines(file, None, settings, shown)?;
                Ok(SceneLeft::by_lines(ended, shown))
            }
            Some(Unfinished::Drills(_)) => {
                drill::drill_by_lines(&DrillOptions::default(), settings, shown)
            }
        },
        MenuChoice::PlayHector => new_game(GameWanted::LikeTheLast),
        MenuChoice::PlayAgainst(whom) => new_game(GameWanted::Against(whom)),
        MenuChoice::PlayWithOptions => new_game(GameWanted::Asked),
        MenuChoice::PlayAtBoard => {
            play::play_by_lines(&PlayOptions::new_game().by_lines(shown), settings)
        }
        MenuChoice::Learn => drill::drill_by_lines(&DrillOptions::default(), settings, shown),
        MenuChoice::Listen => review::own_games_by_lines(settings, shown),
        MenuChoice::Clock => talking_clock::run_usual_by_lines(&settings, shown),
        MenuChoice::LearnKeys => Ok(SceneLeft::ForMenu(MenuAt::Lines(shown))),
    }
}
