//! Reading aloud at a terminal: opens the ear and the place, and serves the reader until everything is read or the
//! reader leaves.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Duration;

use super::ReadingOptions;
use super::readings::KeptReadings;
use crate::devices::ear::{
    Ear, EarEvent, EarManner, ExpectedWords, HeardUtterance, LoudnessFault, ModelFolder, NoModel,
    Trigger,
};
use crate::devices::sound::SAMPLES_A_SECOND;
use crate::devices::timepiece::Timepiece;
use crate::home::reading_aloud::{
    AwaitedReading, KeepsReadings as _, PromptReader, PromptReading, Prompts, ReadingEar,
    ReadingFault, ReadingNews, entry,
};
use crate::present::conversation::Settings;
use crate::present::tone::Tones;
use crate::scenes::ear::{grammar, model_folder, trial};
use crate::scenes::failure::Failure;
use crate::scenes::place::Place;
use crate::scenes::reasons::{deaf, no_model as no_model_there};
use crate::words::{Attention, Listening, Readings as Depth, Texts};

/// The ear reports little, and its events are read twenty times a second.
const MOST_WAITING: usize = 64;
/// The silence that ends an announcement. It is long, because readers stop to think.
const SILENCE: Duration = Duration::from_millis(900);

/// Whether everything was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::scenes) enum EverythingRead {
    All,
    Some,
}

/// What to read, with the sentences before it and after an interruption.
pub(in crate::scenes) struct ReadingPlan<'a> {
    pub(in crate::scenes) prompts: Prompts,
    pub(in crate::scenes) greeting: String,
    /// The model that listens, or Hector's own.
    pub(in crate::scenes) model: Option<&'a Path>,
    /// The command that continues an interrupted reading.
    pub(in crate::scenes) resume: String,
}

/// Records the prompts that were not read yet.
pub(in crate::scenes) fn read(
    plan: ReadingPlan<'_>,
    options: &ReadingOptions,
    settings: &Settings,
    place: impl FnOnce() -> Result<Place, Failure>,
    readings: &mut KeptReadings,
) -> Result<EverythingRead, Failure> {
    let unread = plan.prompts.all().position(|prompt| !readings.has(prompt));
    let Some(first) = unread else { return Ok(EverythingRead::All) };
    let mut place = place()?;
    let (told, events) = sync_channel(MOST_WAITING);
    let ear = open_ear(options, plan.model, told, &Texts::new(settings.language))?;
    let mut reader = PromptReader {
        language: settings.language,
        announced_in: options.wording.wording().words,
        greeting: plan.greeting,
        prompts: plan.prompts,
        readings,
        ear: Box::new(EarOfAReader { ear, events }),
        step: AwaitedReading::Microphone(first),
        resume: plan.resume,
    };
    place.begin(entry(), Tones::On);
    let greeting = reader.greeting();
    place.carry_out(greeting);
    place.serve(&mut reader, Timepiece::started());
    Ok(if reader.step == AwaitedReading::Done { EverythingRead::All } else { EverythingRead::Some })
}

fn open_ear(
    options: &ReadingOptions,
    model: Option<&Path>,
    told: SyncSender<EarEvent>,
    texts: &Texts,
) -> Result<Ear, Failure> {
    let no_model = |error: NoModel| Failure::Input(no_model_there(&error, texts));
    let model = model_folder(model).map_err(no_model)?;
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

/// The ear of this machine, set up for a reader.
struct EarOfAReader {
    ear: Ear,
    events: Receiver<EarEvent>,
}

impl ReadingEar for EarOfAReader {
    fn begin(&mut self) {
        self.ear.begin();
    }

    fn end(&mut self) {
        self.ear.end();
    }

    fn news(&mut self, texts: &Texts) -> Vec<ReadingNews> {
        self.events.try_iter().filter_map(|event| news_of(event, texts)).collect()
    }
}

fn news_of(event: EarEvent, texts: &Texts) -> Option<ReadingNews> {
    Some(match event {
        EarEvent::Back(_) => ReadingNews::Ready,
        EarEvent::Heard(heard) => ReadingNews::Read(reading(*heard)),
        EarEvent::Lost(why) => ReadingNews::Lost(deaf(&why, texts)),
        EarEvent::NoModel(why) => ReadingNews::Lost(no_model_there(&why, texts)),
        EarEvent::Dead => ReadingNews::Silence,
        EarEvent::Began | EarEvent::NotKept(_) => return None,
    })
}

fn reading(heard: HeardUtterance) -> PromptReading {
    let fault = heard.loudness.fault().map(|fault| match fault {
        LoudnessFault::Clipped => ReadingFault::TooLoud,
        LoudnessFault::Faint => ReadingFault::TooSoft,
        LoudnessFault::Dead => ReadingFault::Silence,
    });
    PromptReading {
        length: Duration::from_secs(heard.samples.len() as u64) / SAMPLES_A_SECOND,
        is_understood: !heard.hearings.iter().all(Vec::is_empty),
        fault,
        samples: heard.samples,
    }
}
