//! `hector play`: a game over the board. Every input line is something that a person at the table says, does or
//! decides; every output line says whom it is for. docs/SCRIPTS.md describes these lines.

mod beginning;
mod desk;
mod keeping;
mod live;
mod meeting;
mod options;
mod saving;
mod sealed;
mod seat;
mod setup_lines;
mod this_machine;
mod whole_table;

use std::io::{self, Write};
#[cfg(feature = "hall")]
use std::path::Path;
use std::path::PathBuf;

#[cfg(feature = "hall")]
use crate::laws::HallSettings;
use crate::words::{Language, Texts};

use super::failure::{Failure, Outcome};
use super::place::Place;
use super::program::Program;
use super::review;
use super::sealing::SealsFound;
use super::sitting::{MenuAt, SceneLeft};
use super::spoken::{InputLine as Read, next_line, unreadable_line};
use crate::present::conversation::{Settings, TranscriptOrNot};
use crate::scenes::record_file::latest_unfinished;
use crate::scenes::settings_file;
use crate::seat::player::{GameModes, SeatLeft};
use crate::seat::setup::Setup;
use whole_table::PlayScene;

pub(in crate::scenes) use desk::sit_down_at as arbiter_at;
pub(in crate::scenes) use meeting::{WayToOther, kept_side as side_at_other_place, kept_way};
pub(in crate::scenes) use seat::{host_at, play_at};

pub(crate) use options::{CheckOptions, DeskOptions, PlayOptions, RelayOptions, SeatOptions};

/// The arbiter's desk of a table, or the check of the device.
pub(in crate::scenes) fn arbiter(options: &DeskOptions, program: &Program) -> Outcome {
    match &options.address {
        Some(address) => desk::sit_down(address, options),
        None => prove(options.event.as_deref(), options.language, program),
    }
}

/// Checks the settings of an event.
#[cfg(feature = "hall")]
pub(in crate::scenes) fn check_event(path: &Path, texts: &Texts) -> Result<HallSettings, Failure> {
    let path = path.display().to_string();
    setup_lines::of_file(&path, texts)?;
    setup_lines::hall_of_file(&path, texts).map_err(Failure::Input)
}

/// The check alone, without a desk.
pub(in crate::scenes) fn check(options: &CheckOptions, program: &Program) -> Outcome {
    prove(options.event.as_deref(), options.language, program)
}

/// Prints what this device tells players in tournament mode.
fn prove(event: Option<&str>, language: Option<Language>, program: &Program) -> Outcome {
    let texts = Texts::new(settings_file::chosen(language).0.language);
    let setup = match event {
        None => Setup::default(),
        Some(path) => setup_lines::of_file(path, &texts)?,
    };
    sealed::check(&setup, program, &texts)
}

/// Plays at the guest's end of a game at two places.
pub(in crate::scenes) fn relay(
    options: &RelayOptions,
    seals: &SealsFound,
) -> Result<SceneLeft, Failure> {
    let texts = Texts::new(settings_file::chosen(options.terminal.language).0.language);
    let host = meeting::located(&options.address, &texts).ok();
    let found = host.filter(|_| options.resume.is_none()).and_then(meeting::unfinished_with);
    let goes_on = options.resume.clone().or_else(|| found.clone().map(Some));
    refuse_another_game(&goes_on, seals)?;
    seat::play_as_guest(options, found, seals)
}

/// The same at a place that is open: continues the named unfinished game, or else the one with that host.
pub(in crate::scenes) fn relay_at(
    place: Place,
    settings: Settings,
    address: &str,
    record: Option<PathBuf>,
) -> Result<SceneLeft, Failure> {
    let host = meeting::located(address, &Texts::new(settings.language)).ok();
    let found = record.or_else(|| host.and_then(meeting::unfinished_with));
    let options = RelayOptions::to(address);
    seat::play_as_guest_at(place, settings, &options, found, &SealsFound::look())
}

/// A sealed device only continues its own game.
fn refuse_another_game(resume: &Option<Option<PathBuf>>, seals: &SealsFound) -> Outcome {
    seals.refuse_all_but(|texts| match resume.as_ref()? {
        None => latest_unfinished(texts).ok(),
        Some(path) => Some(path.clone()),
    })
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TimePassing {
    /// In real time.
    ByItself,
    /// As the lines say.
    Told,
}

/// Plays in tournament mode, at a player's seat.
pub(in crate::scenes) fn record(options: &SeatOptions, seals: &SealsFound) -> Outcome {
    refuse_another_game(&options.resume, seals)?;
    if options.seat && !live::somebody_types() {
        return match seat::play_by_lines(options, GameModes::Tournament, None)? {
            Some(SeatLeft::ForAnotherGame) => record(&options.another(), &SealsFound::look()),
            Some(SeatLeft::ToListen(..) | SeatLeft::ForMenu(_)) | None => Ok(()),
        };
    }
    if live::somebody_types() {
        return seat::record_at_terminal(options);
    }
    let texts = Texts::new(settings_file::chosen(options.language).0.language);
    Err(Failure::Input(texts.recorder_at_a_terminal()))
}

/// Plays the lines of standard input: in real time if somebody types, otherwise in the time that the lines give.
pub(in crate::scenes) fn play(
    options: &PlayOptions,
    seals: &SealsFound,
) -> Result<SceneLeft, Failure> {
    refuse_another_game(&options.seat.resume, seals)?;
    // At a terminal there is a seat anyway; there, a typed number would be visible.
    if options.seat.seat && !live::somebody_types() {
        return match seat::play_by_lines(
            &options.seat,
            GameModes::All,
            Some(review::listen_by_lines),
        )? {
            Some(SeatLeft::ForAnotherGame) => play(&options.another(), &SealsFound::look()),
            Some(SeatLeft::ForMenu(_)) => {
                let shown = TranscriptOrNot::of(options.seat.transcript);
                Ok(SceneLeft::ForMenu(MenuAt::Lines(shown)))
            }
            Some(SeatLeft::ToListen(..)) | None => Ok(SceneLeft::Hector),
        };
    }
    let goes_elsewhere = [&options.listen, &options.arbiter, &options.hall, &options.page];
    if goes_elsewhere.iter().any(|way| way.is_some()) && !live::somebody_types() {
        let texts = Texts::new(settings_file::chosen(options.seat.language).0.language);
        seat::check_hall(options, &texts)?;
        return Err(Failure::Input(texts.played_at_a_terminal()));
    }
    if !options.board.is_empty() && !live::somebody_types() {
        let texts = Texts::new(settings_file::chosen(options.seat.language).0.language);
        seat::check_boards(options, &texts)?;
        return Err(Failure::Input(texts.board_needs_terminal()));
    }
    if live::somebody_types() && !options.lines && !options.real_time {
        return seat::play_at_terminal(options);
    }
    let passing = if options.real_time || live::somebody_types() {
        TimePassing::ByItself
    } else {
        TimePassing::Told
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut scene = PlayScene::new(&options.seat, passing, &mut out)?;
    let outcome = match passing {
        TimePassing::ByItself => live::play(&mut scene, &options.seat, &mut out),
        TimePassing::Told => play_script(&mut scene, &options.seat, &mut out),
    };
    if options.replay {
        scene.replayed()?;
    }
    outcome.map(|()| SceneLeft::Hector)
}

/// Plays at a player's seat by the lines of standard input, with these settings.
pub(in crate::scenes) fn play_by_lines(
    options: &PlayOptions,
    settings: Settings,
) -> Result<SceneLeft, Failure> {
    let shown = TranscriptOrNot::of(options.seat.transcript);
    match seat::play_by_lines_with(
        &options.seat,
        GameModes::All,
        settings,
        Some(review::listen_by_lines),
    )? {
        Some(SeatLeft::ForAnotherGame) => play(&options.another(), &SealsFound::look()),
        Some(SeatLeft::ForMenu(_)) => Ok(SceneLeft::ForMenu(MenuAt::Lines(shown))),
        Some(SeatLeft::ToListen(..)) | None => Ok(SceneLeft::Hector),
    }
}

fn play_script(scene: &mut PlayScene, options: &SeatOptions, out: &mut impl Write) -> Outcome {
    let mut input = io::stdin().lock();
    let mut outcome = Ok(());
    for number in 1_u64.. {
        let taken = match next_line(&mut input).map_err(Failure::Reading)? {
            Read::End => break,
            Read::Text(text) => {
                let text = text.trim_end_matches(['\n', '\r']);
                if options.transcript && !text.starts_with("to ") {
                    writeln!(out, "{text}")?;
                }
                scene.take(text, out)?
            }
            Read::TooLong | Read::NotText => Err(unreadable_line()),
        };
        if let Err(unreadable) = taken {
            scene.complain(number, &unreadable);
            outcome = Err(Failure::Told);
        }
        // A listener hears the answer before the next line is read.
        out.flush()?;
    }
    outcome
}
