//! Tries a model on recordings with known words: how many are understood whole, what would be taken rightly and
//! wrongly, and how long that takes.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::TryOptions;
use super::shelf::ModelShelf;
use crate::devices::ear::{Model, ModelFolder, NoModel, own_model};
use crate::devices::sound::{SAMPLES_A_SECOND, read_wav};
use crate::devices::whole;
use crate::scenes::answering::tell;
use crate::scenes::ear::reasons::{lacking, on_disk, unheard};
use crate::scenes::ear::{Transcriber, trial};
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::reasons::no_model;
use crate::scenes::told_progress::ToldProgress;
use crate::words::enrol::list::{LIST, spelled};
use crate::words::enrol::try_list::{EXPECTED, TriedRecording};
use crate::words::enrol::try_tally::TryTally;
use crate::words::how_far::ShareDone;
use crate::words::{Attention, Language, Listening, Quoted, Readings, Texts, Wording, capitalised};

/// At most this many missing phrases are named; the others are counted.
const NAMED: usize = 3;

pub(super) fn try_model(shelf: &ModelShelf<'_>, options: &TryOptions) -> Outcome {
    let texts = shelf.texts;
    let unfit = |error: NoModel| Failure::Input(no_model(&error, texts));
    let (name, folder) = wanted(shelf, options.model.as_deref())?;
    let (recordings, tried) = recordings(options.recordings.as_deref(), texts)?;
    let checked = ModelFolder::check(&folder).map_err(unfit)?;
    let model = Model::load(checked, &trial()).map_err(unfit)?;
    let mut all_heard = Ok(());
    let mut of_all = TryTally::default();
    let mut lines = Vec::new();
    let mut progress = ToldProgress::begins_beside(texts);
    for language in std::iter::once(None).chain(Language::ALL.map(Some)) {
        let of_it: Vec<&TriedRecording> =
            tried.iter().filter(|one| one.language == language).collect();
        if of_it.is_empty() {
            continue;
        }
        let wording = match language {
            Some(language) => Wording::in_one_language(language),
            None => options.wording.wording(),
        };
        let mut ear = at_the_table(&model, wording, texts).map_err(unfit)?;
        let mut tally = TryTally::default();
        for one in of_it {
            match read_wav(&recordings.join(&one.file)) {
                Ok(samples) => hear(&mut tally, &mut ear, &samples, &spelled(&one.text)),
                Err(error) => {
                    let _ = writeln!(io::stderr(), "hector: {}", unheard(&error, texts));
                    all_heard = Err(Failure::Told);
                }
            }
            let done = (of_all.recordings + tally.recordings) as u64;
            progress.tell_beside(ShareDone { before: 0, done, of: tried.len() as u64 });
        }
        of_all.add(&tally);
        lines.push((language, tally));
    }
    if options.json {
        let line = serde_json::to_string(&of_all.for_programs(&name)).map_err(io::Error::from)?;
        tell(&line)?;
        return all_heard;
    }
    tell(&texts.try_begins(&name, of_all.recordings))?;
    if let [_, _, ..] = lines.as_slice() {
        for (language, tally) in &lines {
            let Some(language) = language else { continue };
            tell(
                &texts.try_of_language(&capitalised(&texts.called(*language)), &tally.told(texts)),
            )?;
        }
    }
    tell(&of_all.told(texts))?;
    tell(&texts.try_time(of_all.hundredths()))?;
    all_heard
}

/// Understands one recording, and counts the result.
fn hear(tally: &mut TryTally, ear: &mut Transcriber, samples: &[f32], said: &str) {
    let started = Instant::now();
    let understood = ear.hear(samples);
    tally.spent += started.elapsed();
    tally.sound += Duration::from_secs(samples.len() as u64) / SAMPLES_A_SECOND;
    tally.count(said, &understood.text, understood.trust);
}

/// The model with this name or in this folder, or else the one in use.
fn wanted(shelf: &ModelShelf<'_>, model: Option<&str>) -> Result<(String, PathBuf), Failure> {
    let is_shelved = |name: &str| shelf.models().iter().any(|model| model.name == name);
    match model {
        Some(path) if Path::new(path).is_dir() && !is_shelved(path) => {
            Ok((path.to_owned(), PathBuf::from(path)))
        }
        Some(name) => shelf.named(name).map(|model| (model.name, model.folder)),
        None => {
            let nowhere = || NoModel::Nowhere { home: shelf.home.display().to_string() };
            let folder = shelf.in_use();
            let folder = folder.ok_or_else(|| Failure::Input(no_model(&nowhere(), shelf.texts)))?;
            let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let shelved = shelf.models().into_iter().find(|model| model.folder == folder);
            Ok((shelved.map_or(name, |model| model.name), folder))
        }
    }
}

/// The recordings of a folder with either kind of list, or else those that come with Hector.
fn recordings(
    named: Option<&Path>,
    texts: &Texts,
) -> Result<(PathBuf, Vec<TriedRecording>), Failure> {
    let own = || own_model().and_then(|folder| Some(folder.parent()?.join("try")));
    let folder = named.map(Path::to_owned).or_else(|| own().filter(|folder| folder.is_dir()));
    let folder = folder.ok_or_else(|| Failure::Input(texts.try_set_missing()))?;
    let (list, is_expected) = [(EXPECTED, true), (LIST, false)]
        .into_iter()
        .find(|(list, _)| folder.join(list).is_file())
        .ok_or_else(|| {
            let folder = folder.display().to_string();
            Failure::Input(texts.try_list_missing(&folder, EXPECTED, LIST))
        })?;
    let path = folder.join(list);
    let text = whole::text(&path, whole::SMALL)
        .map_err(|error| Failure::Input(on_disk(&path, &error, texts)))?;
    let read =
        if is_expected { TriedRecording::read(&text) } else { TriedRecording::read_prompts(&text) };
    let tried = read.map_err(|(number, line)| {
        Failure::Input(match is_expected {
            true => texts.try_list_unreadable(number, list, Quoted(&line)),
            false => texts.list_names_no_recording(number, list, &line),
        })
    })?;
    if tried.is_empty() {
        let path = path.display().to_string();
        return Err(Failure::Input(texts.try_list_empty(&path)));
    }
    Ok((folder, tried))
}

/// An ear with everything that is listened for at the board. It tells what the model lacks.
fn at_the_table(model: &Model, wording: Wording, texts: &Texts) -> Result<Transcriber, NoModel> {
    let attention = Attention {
        listening: vec![Listening::Announcement, Listening::Commands, Listening::Questions],
        wording,
        language: wording.words,
        readings: Readings::Best,
    };
    let (ear, missing) = Transcriber::new(model, &attention)?;
    for missing in missing.iter().take(NAMED) {
        let _ = writeln!(io::stderr(), "hector: {}", lacking(missing, texts));
    }
    if let Some(more) = missing.len().checked_sub(NAMED).filter(|more| *more > 0) {
        let _ = writeln!(io::stderr(), "hector: {}", texts.try_lacks_more(more));
    }
    Ok(ear)
}
