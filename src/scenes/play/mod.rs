//! `hector play`: a game over the board. Every line read is one thing that somebody at
//! the table says, does or decides; every line written says whom it is for.
//! docs/SCRIPTS.md is the language of the lines.

mod beginning;
mod clocks;
mod desk;
mod keeping;
mod live;
mod lookout;
mod meeting;
mod running;
mod sealed;
mod seat;
mod setup;

pub(super) use seat::{colour_named, side_called};

use std::io::{self, Write};
use std::path::PathBuf;

use crate::clock::Moment;
use crate::devices::timepiece::{self, Timepiece};
use crate::record::{fact_line, read_fact};
use crate::table::{Game, Recorded};
use crate::words::scripts::line::{self, ScriptLine};
use crate::words::scripts::unreadable::UnreadableLine;
use crate::words::{Language, Texts};

use super::failure::{Failure, Outcome};
use super::spoken::{InputLine as Read, LONGEST_LINE, choice, next_line};
use super::{arbiters_number, sealing};
use crate::scenes::settings_file;
use beginning::RecordWanted;
use running::{Running, tell_of_record};
use setup::Setup;

/// The options of `hector play`.
#[derive(Default, clap::Args)]
pub(crate) struct PlayOptions {
    /// The settings of the event, a TOML file
    #[arg(long, value_name = "FILE")]
    event: Option<String>,
    /// Sit at the table as one of the players, as at a terminal, though lines come from a
    /// file or a pipe: every line is what the player types
    #[arg(long, conflicts_with_all = ["replay", "real_time"])]
    seat: bool,
    /// At a terminal, take lines of the whole table instead of one player's
    #[arg(long, conflicts_with = "seat")]
    lines: bool,
    /// Ask for a number of the arbiter's own, for the record and for the arbiter's desk: it is
    /// typed twice and not shown, or the first two lines of standard input
    #[arg(long, conflicts_with_all = ["resume", "lines", "real_time"])]
    arbiter_number: bool,
    /// No voice and no tones: everything stands in text
    #[arg(long)]
    silent: bool,
    /// The language that Hector speaks with the player: de, fr or en; the system's if left
    /// out. Lines of the whole table are answered in it too, in English if left out
    #[arg(long, value_parser = choice(Language::ALL, Language::code))]
    language: Option<Language>,
    /// Write every line read before what follows from it, so that the output is the
    /// transcript of the game; lines that begin with "to" are passed over in the input
    #[arg(long)]
    transcript: bool,
    /// At the end, play the record again and fail if another game comes out
    #[arg(long)]
    replay: bool,
    /// Let time pass by itself, as at a terminal, though lines come from a file or a pipe
    #[arg(long)]
    real_time: bool,
    /// Keep the record in this file. Where somebody types it is kept in the folder of the
    /// games anyway
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Wait here for another Hector at which the opponent sits: an address and a port, such
    /// as 0.0.0.0:4711
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["seat", "lines", "replay", "real_time"])]
    listen: Option<String>,
    /// Wait here for the arbiter's desk: an address and a port
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["seat", "lines", "replay", "real_time"])]
    arbiter: Option<String>,
    /// Keep no record
    #[arg(long, conflicts_with = "record")]
    no_record: bool,
    /// Go on with the game of a record; with the latest unfinished one if no file is named
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["record", "no_record", "event"])]
    resume: Option<Option<PathBuf>>,
}

/// The options of `hector arbiter`.
#[derive(clap::Args)]
pub(crate) struct DeskOptions {
    /// Where the table waits for its arbiter: its address and port, such as 192.168.1.5:4712
    #[arg(required_unless_present = "check")]
    address: Option<String>,
    /// Come back to the table of before, without a code
    #[arg(long)]
    again: bool,
    /// Prove what this device tells players in tournament mode, and print it
    #[arg(long, conflicts_with_all = ["address", "again"])]
    check: bool,
    /// The settings of the event for which it is proved, a TOML file
    #[arg(long, value_name = "FILE", requires = "check")]
    event: Option<String>,
    /// No voice: everything stands in text
    #[arg(long)]
    silent: bool,
    /// The language that Hector speaks: de, fr or en; the system's if left out
    #[arg(long, value_parser = choice(Language::ALL, Language::code))]
    language: Option<Language>,
}

/// The arbiter's desk of a table.
pub(crate) fn arbiter(options: &DeskOptions) -> Outcome {
    match &options.address {
        Some(address) => desk::sit_down(address, options),
        None => {
            let texts = Texts::new(settings_file::chosen(options.language).0.language);
            let setup = match &options.event {
                None => Setup::default(),
                Some(path) => Setup::from_file(path, &texts).map_err(Failure::Input)?,
            };
            sealed::check(&setup, texts)
        }
    }
}

/// The options of `hector relay`.
#[derive(clap::Args)]
pub(crate) struct RelayOptions {
    /// Where the other Hector waits: its address and port, such as 192.168.1.5:4711
    address: String,
    /// Go on with the game of a record; with the latest unfinished one if no file is named
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    resume: Option<Option<PathBuf>>,
    /// Ask for a number of the arbiter's own at this place: it is typed twice and not shown
    #[arg(long, conflicts_with = "resume")]
    arbiter_number: bool,
    /// No voice and no tones: everything stands in text
    #[arg(long)]
    silent: bool,
    /// The language that Hector speaks: de, fr or en; the system's if left out
    #[arg(long, value_parser = choice(Language::ALL, Language::code))]
    language: Option<Language>,
}

/// Plays at one end of a game at two places.
pub(crate) fn relay(options: &RelayOptions) -> Outcome {
    refuse_another_game(&options.resume)?;
    seat::play_as_guest(options)
}

/// On a sealed device only its game is gone on with.
fn refuse_another_game(resume: &Option<Option<PathBuf>>) -> Outcome {
    sealing::refuse_all_but(|texts| match resume.as_ref()? {
        None => beginning::latest_unfinished(texts).ok(),
        Some(path) => Some(path.clone()),
    })
}

impl PlayOptions {
    /// To go on with a game, if there is one.
    pub(crate) fn resuming(record: Option<PathBuf>) -> PlayOptions {
        PlayOptions { resume: record.map(Some), ..PlayOptions::default() }
    }

    /// What lines of the whole table are answered in.
    fn language(&self) -> Language {
        self.language.unwrap_or(Language::English)
    }

    /// What is settled before the first line.
    fn setup(&self, number: Option<&str>, texts: &Texts) -> Result<Setup, Failure> {
        let mut setup = match &self.event {
            None => Setup::default(),
            Some(path) => Setup::from_file(path, texts).map_err(Failure::Input)?,
        };
        if let Some(number) = number {
            setup.set_arbiter_number(arbiters_number::kept(number, None, texts)?);
        }
        Ok(setup)
    }

    /// The arbiter's number from standard input, if one is wanted.
    fn number_in_lines(&self, texts: &Texts) -> Result<Option<String>, Failure> {
        self.arbiter_number.then(|| arbiters_number::asked_in_lines(texts)).transpose()
    }

    /// Where the record of a new game goes.
    fn wanted(&self, passing: TimePassing) -> RecordWanted {
        match (&self.record, passing) {
            (Some(path), _) => RecordWanted::File(path.clone()),
            (None, TimePassing::ByItself) if !self.no_record => RecordWanted::GamesFolder,
            (None, _) => RecordWanted::No,
        }
    }
}

/// How time passes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TimePassing {
    /// By itself.
    ByItself,
    /// As the lines tell.
    Told,
}

/// Plays what standard input says: in real time where somebody types, otherwise in the
/// time that the lines tell.
pub(crate) fn play(options: &PlayOptions) -> Outcome {
    refuse_another_game(&options.resume)?;
    if options.seat {
        return seat::play_by_lines(options);
    }
    if (options.listen.is_some() || options.arbiter.is_some()) && !live::somebody_types() {
        let texts = Texts::new(settings_file::chosen(options.language).0.language);
        return Err(Failure::Input(texts.played_at_a_terminal()));
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
    let mut scene = PlayScene::new(options, passing, &mut out)?;
    let outcome = match passing {
        TimePassing::ByItself => live::play(&mut scene, options, &mut out),
        TimePassing::Told => play_script(&mut scene, options, &mut out),
    };
    if options.replay {
        scene.replayed()?;
    }
    outcome
}

fn play_script(scene: &mut PlayScene, options: &PlayOptions, out: &mut impl Write) -> Outcome {
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
            complain(number, &unreadable);
            outcome = Err(Failure::Told);
        }
        // Whoever listens hears the answer before the next line is read.
        out.flush()?;
    }
    outcome
}

pub(super) fn unreadable_line() -> UnreadableLine {
    UnreadableLine::told("A line", |texts| texts.a_line_of_text(LONGEST_LINE))
}

/// What is wrong with a line is said in English, as the lines are.
fn complain(number: u64, unreadable: &UnreadableLine) {
    let texts = Texts::new(Language::English);
    let sentence = texts.line_numbered(number, &unreadable.sentence(&texts));
    let _ = writeln!(io::stderr(), "hector: {sentence}");
}

/// The game as the scene drives it.
struct PlayScene {
    stage: ScriptStage,
    now: Moment,
    timepiece: Timepiece,
    wanted: RecordWanted,
    passing: TimePassing,
    /// What a game that has yet to begin is told in.
    language: Language,
}

/// Before the first thing happens, lines fix the setting.
enum ScriptStage {
    SettingUp(Box<Setup>),
    Playing(Box<Running>),
}

impl PlayScene {
    fn new(
        options: &PlayOptions,
        passing: TimePassing,
        out: &mut impl Write,
    ) -> Result<PlayScene, Failure> {
        if let Some(path) = &options.resume {
            let texts = Texts::new(options.language());
            let taken_up = beginning::take_up(path.as_deref(), passing, &texts)?;
            let mut running = Running::new(taken_up.game, taken_up.keeper, texts, passing);
            let told = running.take_in(taken_up.facts);
            running.write(&told, out)?;
            writeln!(out, "to arbiter: {}", running.hash(&running.texts))?;
            out.flush()?;
            return Ok(PlayScene {
                stage: ScriptStage::Playing(Box::new(running)),
                now: taken_up.now,
                timepiece: taken_up.timepiece,
                wanted: RecordWanted::No,
                passing,
                language: options.language(),
            });
        }
        let texts = Texts::new(options.language());
        let number = options.number_in_lines(&texts)?;
        let setup = options.setup(number.as_deref(), &texts)?;
        let wanted = options.wanted(passing);
        Ok(PlayScene {
            stage: ScriptStage::SettingUp(Box::new(setup)),
            now: Moment::ZERO,
            timepiece: Timepiece::started(),
            wanted,
            passing,
            language: options.language(),
        })
    }

    /// Takes one line. Blank lines, comments and lines of an earlier output pass.
    fn take(
        &mut self,
        text: &str,
        out: &mut impl Write,
    ) -> Result<Result<(), UnreadableLine>, Failure> {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') || text.starts_with("to ") {
            return Ok(Ok(()));
        }
        if let ScriptStage::SettingUp(setup) = &mut self.stage {
            match setup.take(text) {
                Some(Ok(())) => return Ok(Ok(())),
                Some(Err(unreadable)) => return Ok(Err(unreadable)),
                None => {}
            }
            let head = match setup.head(beginning::began(self.timepiece), timepiece::wall()) {
                Ok(head) => head,
                Err(unreadable) => return Ok(Err(unreadable)),
            };
            // A line that says nothing fixes nothing either: the setting stays open.
            if let Err(unreadable) = line::read(text, &running::lexicon(&head.setting)) {
                return Ok(Err(unreadable));
            }
            let texts = Texts::new(self.language);
            let warning = setup.warning(&head.setting, &texts);
            let (keeper, kept) = beginning::keeper(&self.wanted, &head, &texts)?;
            tell_of_record(&kept, &texts, out)?;
            if let Some(warning) = warning {
                writeln!(out, "to arbiter: {warning}")?;
            }
            let running = Running::new(Game::new(head.setting), keeper, texts, self.passing);
            self.stage = ScriptStage::Playing(Box::new(running));
        }
        let ScriptStage::Playing(running) = &mut self.stage else { return Ok(Ok(())) };
        match line::read(text, &running.lexicon) {
            Err(unreadable) => return Ok(Err(unreadable)),
            Ok(ScriptLine::Wait(span)) => {
                self.now = self.now + span;
                let told = running.wake(self.now);
                running.write(&told, out)?;
            }
            Ok(ScriptLine::Unclear { to, words }) => {
                let told = running.wake(self.now);
                running.write(&told, out)?;
                writeln!(out, "to {to}: {}", words.told(&running.texts))?;
            }
            Ok(ScriptLine::AsksForRecord) => {
                writeln!(out, "to arbiter: {}", running.hash(&running.texts))?
            }
            Ok(ScriptLine::Moves(moves)) => {
                let (told, outcome) = match running.play_moves(&moves, self.now) {
                    Ok(told) => (told, Ok(())),
                    Err((told, unreadable)) => (told, Err(unreadable)),
                };
                running.write(&told, out)?;
                return Ok(outcome);
            }
            Ok(ScriptLine::Happens(intent)) => {
                let told = running.happens(&intent, self.now);
                running.write(&told, out)?;
            }
        }
        Ok(Ok(()))
    }

    /// When the clock will next do something by itself.
    fn wake_at(&self) -> Option<Moment> {
        match &self.stage {
            ScriptStage::SettingUp(_) => None,
            ScriptStage::Playing(running) => running.game.wake_at(),
        }
    }

    /// Lets the clock do what it has done by itself up to now.
    fn wake(&mut self, out: &mut impl Write) -> io::Result<()> {
        match &mut self.stage {
            ScriptStage::SettingUp(_) => Ok(()),
            ScriptStage::Playing(running) => {
                let mut told = running.stay_alive(self.now);
                told.extend(running.wake(self.now));
                running.write(&told, out)
            }
        }
    }

    /// Writes the record down, reads it, plays it again fact by fact, and compares the games.
    fn replayed(&self) -> Outcome {
        let ScriptStage::Playing(running) = &self.stage else { return Ok(()) };
        let other = || Failure::Altered(running.texts.record_gives_another_game());
        let written = running.facts.iter().map(fact_line);
        let record: Vec<Recorded> =
            written.map(|line| read_fact(&line)).collect::<Result<_, _>>().map_err(|_| other())?;
        let again = Game::replay(running.game.setting().clone(), &record);
        if again == running.game { Ok(()) } else { Err(other()) }
    }
}
