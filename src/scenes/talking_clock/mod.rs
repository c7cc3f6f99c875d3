//! `hector clock`: the talking clock alone, for any two people. The keys of the two sides are far apart, so that
//! fingers can tell them apart; times are told when somebody asks.

use std::io::{self, Write};

use crate::chess::Color;
use crate::clock::{Clock, Moment, PeriodEnd, TimeControl};
use crate::devices::timepiece::Timepiece;
use crate::home::talking_clock::TalkingClock;
use crate::home::talking_clock::keys::{self, ClockKeys};
use crate::present::tone::Tones;
use crate::scenes::settings_file;
use crate::words::scripts::length;
use crate::words::{Texts, WhichProgram, tell_time_control};

use super::failure::Failure;
use super::in_lines::{LinesEnded, next_for_person};
use super::place::{Place, ServingEnded};
use super::sitting::{MenuAt, SceneLeft, TerminalOptions};
use crate::present::conversation::{
    Event, Out, Session as _, Settings, TimesToTell, TranscriptOrNot, key_named, pass,
};

/// The default time control.
const USUAL_TIME: &str = "15+10";

/// The options of `hector clock`.
#[derive(Default, clap::Args)]
pub(crate) struct ClockOptions {
    /// The time: 90+30, "40/90 then 30 each 30 s", or as PGN has it
    #[arg(default_value = USUAL_TIME)]
    time: String,
    /// Black's time, if it is different
    #[arg(long, value_name = "TIME")]
    black: Option<String>,
    /// The keys of the player on the left
    #[arg(long, value_name = "KEYS", default_value = keys::LEFT)]
    left: String,
    /// The keys of the player on the right
    #[arg(long, value_name = "KEYS", default_value = keys::RIGHT)]
    right: String,
    /// Black sits on the left
    #[arg(long)]
    black_left: bool,
    /// Say nothing unasked, not even that a flag falls, and make no sounds
    #[arg(long, conflicts_with = "remind")]
    tournament: bool,
    /// Tell the time left without being asked when so much is left: "10 min, 1 min, 30 s"
    #[arg(long, value_name = "TIMES")]
    remind: Option<String>,
    #[command(flatten)]
    terminal: TerminalOptions,
}

/// Runs the clock, at a terminal or by lines.
pub(super) fn run(options: &ClockOptions, told_by: WhichProgram) -> Result<SceneLeft, Failure> {
    let (settings, spoiled) = settings_file::chosen(options.terminal.language);
    let texts = Texts::new(settings.language);
    let control = control(options, &texts)?;
    let left = if options.black_left { Color::Black } else { Color::White };
    let keys = ClockKeys::new(&options.left, &options.right, left, &texts)?;
    let clock = Clock::new(control, PeriodEnd::AtZero);
    let tones = if options.tournament { Tones::Off } else { Tones::On };
    let times = times_to_tell(options, &texts)?;
    let mut person =
        TalkingClock::new(clock, keys, settings.clone(), tones, times).in_program(told_by);
    let spoiled: Vec<Out> = spoiled.into_iter().map(Out::Text).collect();
    if !io::IsTerminal::is_terminal(&io::stdin()) {
        let ended = run_by_lines(&mut person, &spoiled, &texts)?;
        return Ok(SceneLeft::by_lines(ended, TranscriptOrNot::Heard));
    }
    let mut place = Place::open(&settings, options.terminal.wishes().in_program(told_by))?;
    place.carry_out(spoiled);
    let ended = serve(&mut place, &mut person, tones);
    Ok(SceneLeft::with(ended, place, &settings))
}

fn serve(place: &mut Place, person: &mut TalkingClock, tones: Tones) -> ServingEnded {
    place.begin(person.entry(), tones);
    place.carry_out(person.greeting());
    place.serve(person, Timepiece::started())
}

/// Runs the default clock at a place that is open, then returns to the menu.
pub(super) fn run_at(mut place: Place, settings: Settings) -> Result<SceneLeft, Failure> {
    let mut person = usual(&settings)?;
    Ok(match serve(&mut place, &mut person, Tones::On) {
        ServingEnded::Lost => SceneLeft::Hector,
        ServingEnded::Left | ServingEnded::ForMenu => {
            SceneLeft::with(ServingEnded::ForMenu, place, &settings)
        }
    })
}

/// The same by the lines of standard input.
pub(super) fn run_usual_by_lines(
    settings: &Settings,
    shown: TranscriptOrNot,
) -> Result<SceneLeft, Failure> {
    let _ = run_by_lines(&mut usual(settings)?, &[], &Texts::new(settings.language))?;
    Ok(SceneLeft::ForMenu(MenuAt::Lines(shown)))
}

/// The clock without options.
fn usual(settings: &Settings) -> Result<TalkingClock, Failure> {
    let texts = Texts::new(settings.language);
    let keys = ClockKeys::new(keys::LEFT, keys::RIGHT, Color::White, &texts)?;
    let control = USUAL_TIME.parse::<TimeControl>();
    let control = control.map_err(|error| Failure::Input(tell_time_control(&error, &texts)))?;
    let clock = Clock::new(control, PeriodEnd::AtZero);
    Ok(TalkingClock::new(clock, keys, settings.clone(), Tones::On, TimesToTell::NONE))
}

fn times_to_tell(options: &ClockOptions, texts: &Texts) -> Result<TimesToTell, Failure> {
    let Some(typed) = &options.remind else { return Ok(TimesToTell::NONE) };
    TimesToTell::read(typed).ok_or_else(|| Failure::Input(texts.no_times_named(typed)))
}

fn control(options: &ClockOptions, texts: &Texts) -> Result<TimeControl, Failure> {
    let read = |text: &str| -> Result<TimeControl, Failure> {
        text.parse().map_err(|error| Failure::Input(tell_time_control(&error, texts)))
    };
    let mut control = read(&options.time)?;
    if let Some(black) = &options.black {
        control.schedules.black = read(black)?.of(Color::Black).clone();
    }
    Ok(control)
}

/// Runs by lines from a file or a pipe: typed lines, `key NAME`, and `wait 20 s`.
fn run_by_lines(
    person: &mut TalkingClock,
    spoiled: &[Out],
    texts: &Texts,
) -> Result<LinesEnded, Failure> {
    let mut out = io::stdout().lock();
    let mut now = Moment::ZERO;
    write(spoiled, &mut out)?;
    write(&person.greeting(), &mut out)?;
    let mut input = io::stdin().lock();
    while let Some(line) = next_for_person(&mut input, TranscriptOrNot::Heard, texts, &mut out)? {
        let line = line.trim();
        let told = if let Some(wait) = line.strip_prefix("wait ") {
            let wait = length::read(wait).map_err(|error| Failure::Input(error.sentence(texts)))?;
            pass(person, &mut now, wait)
        } else if let Some(name) = line.strip_prefix("key ") {
            match key_named(name) {
                Some(key) => person.take(Event::Key(key), now),
                None => vec![Out::Text(texts.no_key_called(name))],
            }
        } else if line.is_empty() {
            Vec::new()
        } else {
            person.take(Event::line(line), now)
        };
        write(&told, &mut out)?;
        for one in &told {
            match one {
                Out::Leave => return Ok(LinesEnded::Left),
                Out::ToMenu => return Ok(LinesEnded::ForMenu),
                _ => {}
            }
        }
    }
    Ok(LinesEnded::NoMore)
}

fn write(all: &[Out], out: &mut impl Write) -> io::Result<()> {
    for one in all {
        match one {
            Out::Say(utterance) => writeln!(out, "{}", utterance.text())?,
            Out::Text(text) => writeln!(out, "{text}")?,
            Out::Sound(tone) => writeln!(out, "tone: {}", format!("{tone:?}").to_lowercase())?,
            _ => {}
        }
    }
    out.flush()
}
