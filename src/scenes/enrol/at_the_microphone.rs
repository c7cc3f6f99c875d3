//! Reading aloud at a terminal: opens the ear and the place, and serves the reader until
//! everything is read or the reader leaves.

use std::sync::Arc;
use std::sync::mpsc::{SyncSender, sync_channel};

use super::EnrolOptions;
use super::reader::{AwaitedReading, PromptReader, SILENCE, entry};
use super::readings::KeptReadings;
use crate::devices::ear::{Ear, EarEvent, EarManner, ExpectedWords, ModelFolder, NoModel, Trigger};
use crate::devices::timepiece::Timepiece;
use crate::present::conversation::Settings;
use crate::present::tone::Tones;
use crate::scenes::ear::{grammar, model_folder, trial};
use crate::scenes::failure::Failure;
use crate::scenes::place::{Place, Wishes};
use crate::scenes::reasons::no_model as no_model_there;
use crate::scenes::scene_names;
use crate::words::enrol::prompts::prompts;
use crate::words::{Attention, Listening, Readings as Depth, Texts};

/// The ear tells little; a reader is looked after twenty times a second.
const MOST_WAITING: usize = 64;

/// Whether everything is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EverythingRead {
    All,
    Some,
}

/// Has the announcements read that were not read yet.
pub(super) fn read(
    options: &EnrolOptions,
    settings: Settings,
    readings: &mut KeptReadings,
) -> Result<EverythingRead, Failure> {
    let prompts = prompts(options.wording.wording());
    let unread = prompts.iter().position(|prompt| !readings.has(prompt));
    let Some(first) = unread else { return Ok(EverythingRead::All) };
    let mut place = Place::open(&settings, Wishes::of(options.silent, options.screen))?;
    let (told, events) = sync_channel(MOST_WAITING);
    let ear = open_ear(options, told, &Texts::new(settings.language))?;
    let mut reader = PromptReader {
        language: settings.language,
        announced_in: options.wording.wording().words,
        prompts,
        readings,
        ear,
        events,
        step: AwaitedReading::Microphone(first),
        resume: scene_names::opened_by("enrol", &options.name.to_string(), settings.language),
    };
    place.begin(entry(), Tones::On);
    let greeting = reader.greeting();
    place.carry_out(greeting);
    place.serve(&mut reader, Timepiece::started());
    Ok(if reader.step == AwaitedReading::Done { EverythingRead::All } else { EverythingRead::Some })
}

fn open_ear(
    options: &EnrolOptions,
    told: SyncSender<EarEvent>,
    texts: &Texts,
) -> Result<Ear, Failure> {
    let no_model = |error: NoModel| Failure::Input(no_model_there(&error, texts));
    let model = model_folder(options.model.as_deref()).map_err(no_model)?;
    let wording = options.wording.wording();
    let attention = Attention {
        listening: vec![Listening::Announcement],
        wording,
        language: wording.words,
        readings: Depth::Best,
    };
    let folder = ModelFolder::check(&model).map_err(no_model)?;
    let (grammar, _) = grammar(&attention, &folder).map_err(no_model)?;
    let manner = EarManner {
        microphone: options.microphone.clone(),
        model,
        trigger: Trigger::Key,
        trial: trial(),
    };
    let ear = Ear::open(manner, Timepiece::started(), told)?;
    ear.listen_for(ExpectedWords {
        phrases: grammar.for_a_recogniser(),
        patience: Arc::new(|_| SILENCE),
        enough: Arc::new(|_, _| true),
        alternatives: 0,
    });
    Ok(ear)
}
