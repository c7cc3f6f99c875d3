//! `hector drill`: the alphabet of announcements, squares, knights, memory, mates, endings and procedure, by ear, in
//! braille and by keys. What was missed comes again.

mod by_lines;
mod engine_judge;
mod keeping;
mod own_games;

use std::cell::RefCell;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use crate::devices::timepiece::{self, Timepiece};
use crate::devices::{folders, whole};
use crate::home::drills::drilling::{DrillCourse, Drilling, ProgressFile};
use crate::home::drills::judge::{HectorJudges, SharedJudge};
use crate::home::drills::progress_lines::NoProgress;
use crate::home::drills::schedule::{Change, Progress};
use crate::home::drills::task::Drill;
use crate::home::drills::{picture, telling};
use crate::present::conversation::Tongue;
use crate::present::conversation::{KeyList, Out, Settings};
use crate::present::spoken::{Priority, Utterance};
use crate::present::tone::Tones;
use crate::words::{Activity, Language, Texts};

use super::failure::{Failure, Outcome};
use super::first_start;
use super::place::Place;
use super::reasons::refused;
use super::sitting::{HomeOptions, SceneLeft};
pub(super) use by_lines::drill as drill_by_lines;

use engine_judge::{EngineJudges, JudgeWaker};
use keeping::{SetAside, UnreadableProgress};

/// The options of `hector drill`.
#[derive(Default, clap::Args)]
pub(crate) struct DrillOptions {
    /// Start with this drill: alphabet, colours, knight, diagonals, memory, mate, endings,
    /// procedure, lessons or mistakes. The lessons teach how the pieces move; mistakes takes positions of your own games
    #[arg(value_name = "DRILL")]
    drill: Option<String>,
    /// Only tell what you have done and what is due
    #[arg(long, conflicts_with = "drill")]
    progress: bool,
    /// Only write your progress to this file as a CSV table; a hyphen means standard output
    #[arg(long, value_name = "FILE", conflicts_with_all = ["drill", "progress"])]
    export: Option<PathBuf>,
    /// Only write your progress to this file as a picture with text (SVG), for a sighted
    /// trainer; a hyphen means standard output
    #[arg(long, value_name = "FILE", conflicts_with_all = ["drill", "progress", "export"])]
    picture: Option<PathBuf>,
    /// Keep your progress in this file instead of the usual one
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// A seed for random choices: the same number gives the same questions; a different one
    /// each time if left out
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    #[command(flatten)]
    sitting: HomeOptions,
}

/// Drills at a terminal or by lines; or tells or exports the progress.
pub(in crate::scenes) fn drill(options: &DrillOptions) -> Result<SceneLeft, Failure> {
    if options.progress || options.export.is_some() || options.picture.is_some() {
        return tell(options).map(|()| SceneLeft::Hector);
    }
    if !io::stdin().is_terminal() {
        let settings = options.sitting.settings_for_lines()?;
        return drill_by_lines(options, settings, options.sitting.shown());
    }
    let chosen = options.sitting.settings();
    // An unknown name is told before anything is opened.
    named(options, &Texts::new(chosen.0.language))?;
    let (language, wishes) = (options.sitting.named_language(), options.sitting.wishes());
    match first_start::sit_down(chosen, language, wishes)? {
        None => Ok(SceneLeft::Hector),
        Some((place, settings)) => drill_at(place, settings, options),
    }
}

/// Drills at a place that is open.
pub(super) fn drill_at(
    mut place: Place,
    settings: Settings,
    options: &DrillOptions,
) -> Result<SceneLeft, Failure> {
    let (mut drilling, begun) = sit_down(options, settings, place.call())?;
    place.begin(KeyList::at(Activity::Drills).entry(), Tones::On);
    place.carry_out(begun);
    let ended = place.serve(&mut drilling, Timepiece::started());
    let settings = drilling.tongue.settings.clone();
    Ok(SceneLeft::with(ended, place, &settings))
}

/// Prepares the player, with the sentences to tell first.
fn sit_down(
    options: &DrillOptions,
    settings: Settings,
    call: JudgeWaker,
) -> Result<(Drilling, Vec<Out>), Failure> {
    let texts = Texts::new(settings.language);
    let course = named(options, &texts)?;
    let file = options.file.clone().or_else(keeping::usual_file);
    let (progress, told) = match &file {
        None => (Progress::default(), Some(texts.nowhere_to_keep_progress())),
        Some(file) => taken_up(file, &texts)?,
    };
    let seed = options.seed.unwrap_or_else(|| timepiece::wall().unsigned_abs());
    let language = settings.language;
    let kept = file.map(|file| Box::new(ProgressOnDisk(file)) as Box<dyn ProgressFile>);
    let games = Box::new(own_games::GamesAtHome);
    let judge: SharedJudge = match settings.engine.clone() {
        Some(program) => Rc::new(RefCell::new(EngineJudges::new(program, call))),
        None => Rc::new(RefCell::new(HectorJudges)),
    };
    let (tongue, today) = (Tongue::new(settings), keeping::today());
    let mut drilling = Drilling::new(tongue, progress, kept, games, judge, today, seed);
    let mut out: Vec<Out> =
        told.into_iter().map(|sentence| Out::Say(news(language, &sentence))).collect();
    out.extend(drilling.begin(course));
    Ok((drilling, out))
}

/// A sentence that the first question does not interrupt.
fn news(language: Language, sentence: &str) -> Utterance {
    Utterance::new(Priority::Telling, language, sentence)
}

/// How many tasks are due today. `None` if no task is due.
pub(super) fn due() -> Option<usize> {
    let progress = keeping::open(&keeping::usual_file()?).ok()?;
    let due = progress.due(keeping::today(), None).len();
    (due > 0).then_some(due)
}

fn named(options: &DrillOptions, texts: &Texts) -> Result<DrillCourse, Failure> {
    let Some(name) = &options.drill else { return Ok(DrillCourse::Choosing) };
    let drill = Drill::named(name).ok_or_else(|| {
        let names = Drill::ALL.map(|drill| drill.name(texts.language()));
        Failure::Input(texts.no_such_drill(name, &texts.any_of(&names)))
    })?;
    Ok(DrillCourse::One(drill))
}

/// Reads progress from its file. A damaged file is moved away, and the player starts over.
fn taken_up(file: &Path, texts: &Texts) -> Result<(Progress, Option<String>), Failure> {
    let (progress, aside) = keeping::take_up(file)
        .map_err(|unreadable| Failure::Input(about(file, &unreadable, texts)))?;
    Ok((progress, aside.map(|aside| was_set_aside(file, &aside, texts))))
}

fn was_set_aside(file: &Path, aside: &SetAside, texts: &Texts) -> String {
    let sentence = about(file, &aside.reason, texts);
    let lies_at = texts.progress_set_aside(&aside.lies_at.display().to_string());
    format!("{sentence} {lies_at}")
}

fn about(file: &Path, unreadable: &UnreadableProgress, texts: &Texts) -> String {
    let shown = file.display().to_string();
    let reason = match unreadable {
        UnreadableProgress::File(error) => return texts.not_read(&shown, &refused(error, texts)),
        UnreadableProgress::Text(NoProgress::Newer) => texts.progress_newer(),
        UnreadableProgress::Text(NoProgress::Line(number, line)) => {
            texts.progress_damaged(*number, line)
        }
    };
    texts.about_file(&shown, &reason)
}

struct ProgressOnDisk(PathBuf);

impl ProgressFile for ProgressOnDisk {
    fn last_drill(&self) -> Option<Drill> {
        let ProgressOnDisk(file) = self;
        let name = whole::text(&file.with_extension("last"), whole::SMALL).ok()?;
        Drill::named(name.trim())
    }

    fn remember(&mut self, drill: Drill) {
        let ProgressOnDisk(file) = self;
        let kept = file.parent().map_or(Ok(()), folders::make_private);
        // Without this file, Enter only takes another drill.
        let _ = kept.and_then(|()| {
            whole::replace_private(&file.with_extension("last"), format!("{}\n", drill.code()))
        });
    }

    fn add(
        &mut self,
        changes: &[Change],
        own: &Progress,
        texts: &Texts,
    ) -> Result<(Progress, Option<String>), String> {
        let ProgressOnDisk(file) = self;
        match keeping::add(changes, own, file) {
            Ok((progress, aside)) => {
                Ok((progress, aside.map(|aside| was_set_aside(file, &aside, texts))))
            }
            Err(UnreadableProgress::File(error)) => {
                Err(texts.progress_not_kept(&refused(&error, texts)))
            }
            Err(unreadable) => Err(about(file, &unreadable, texts)),
        }
    }
}

/// Tells the progress in words, or writes it as a table or a picture.
fn tell(options: &DrillOptions) -> Outcome {
    let language = options.sitting.settings().0.language;
    let texts = Texts::new(language);
    let file = options.file.clone().or_else(keeping::usual_file);
    let file = file.ok_or_else(|| Failure::Input(texts.nowhere_to_keep_progress()))?;
    let progress =
        keeping::open(&file).map_err(|error| Failure::Input(about(&file, &error, &texts)))?;
    let today = keeping::today();
    let (to, text) = match (&options.export, &options.picture) {
        (Some(to), _) => (to, telling::as_table(&progress)),
        (None, Some(to)) => (to, picture::as_picture(&progress, today, &texts)),
        (None, None) => {
            let mut out = io::stdout().lock();
            for sentence in telling::in_words(&progress, today, &texts) {
                writeln!(out, "{sentence}")?;
            }
            return Ok(());
        }
    };
    if to.as_os_str() == "-" {
        io::stdout().lock().write_all(text.as_bytes())?;
        return Ok(());
    }
    whole::replace_private(to, text).map_err(|error| {
        Failure::Input(texts.not_written(&to.display().to_string(), &refused(&error, &texts)))
    })?;
    if options.picture.is_some() {
        writeln!(io::stdout().lock(), "{}", texts.progress_written(&to.display().to_string()))?;
    }
    Ok(())
}
