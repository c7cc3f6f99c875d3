//! The speech recogniser, Vosk: sound in, words out. Mutually recursive with `trial`: no model is loaded untried, and
//! a trial loads one.

use std::time::Duration;

use vosk::{CompleteResult, DecodingState};

use super::libvosk::{self, NoLibvosk};
use super::model::{ModelFolder, NoModel};
use super::trial::Trial;
use crate::sound::SAMPLES_A_SECOND;

/// A recognised word.
#[derive(Debug, Clone, PartialEq)]
pub struct HeardWord {
    /// The word, in lower case.
    pub text: String,
    /// When it began, counted from the first sample.
    pub start: Duration,
    /// When it ended.
    pub end: Duration,
    /// How sure the recogniser is, from 0 to 1.
    pub confidence: f32,
}

/// A loaded model.
pub struct Model {
    model: vosk::Model,
    folder: ModelFolder,
}

impl std::fmt::Debug for Model {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Model").field("folder", &self.folder).finish_non_exhaustive()
    }
}

impl Model {
    /// Loads a model after trying it.
    ///
    /// # Errors
    /// If the recogniser is missing or does not accept it.
    pub fn load(folder: ModelFolder, trial: &Trial) -> Result<Model, NoModel> {
        trial.try_model(&folder)?;
        libvosk::load()?;
        vosk::set_log_level(vosk::LogLevel::Error);
        let refused = || NoModel::Refused(folder.path().to_owned());
        let path = folder.path().to_str().ok_or_else(refused)?;
        let model = vosk::Model::new(path).ok_or_else(refused)?;
        Ok(Model { model, folder })
    }

    #[must_use]
    pub fn folder(&self) -> &ModelFolder {
        &self.folder
    }

    /// Begins to listen for these phrases. The model must know all of their words.
    ///
    /// # Errors
    /// If the recogniser does not accept them.
    pub fn listen_for(&self, phrases: &[String]) -> Result<Recogniser, NoModel> {
        let mut recogniser = self.recogniser(phrases)?;
        recogniser.set_words(true);
        Ok(Recogniser { vosk: recogniser, taken: 0, before: 0 })
    }

    /// Alternative readings of some sound, the likeliest first.
    ///
    /// # Errors
    /// If the recogniser does not accept the phrases.
    pub fn alternatives(
        &self,
        phrases: &[String],
        samples: &[i16],
        most: u16,
    ) -> Result<Vec<String>, NoModel> {
        let mut recogniser = self.recogniser(phrases)?;
        recogniser.set_max_alternatives(most);
        for part in samples.chunks(SAMPLES_A_SECOND as usize) {
            let _ = recogniser.accept_waveform(part);
        }
        Ok(match recogniser.final_result() {
            CompleteResult::Multiple(several) => {
                several.alternatives.iter().map(|one| one.text.trim().to_owned()).collect()
            }
            CompleteResult::Single(one) => vec![one.text.trim().to_owned()],
        })
    }

    fn recogniser(&self, phrases: &[String]) -> Result<vosk::Recognizer, NoModel> {
        vosk::Recognizer::new_with_grammar(&self.model, SAMPLES_A_SECOND as f32, phrases)
            .ok_or_else(|| NoModel::Refused(self.folder.path().to_owned()))
    }
}

/// Listens for some phrases.
pub struct Recogniser {
    vosk: vosk::Recognizer,
    /// How many samples it has taken, and how many of them before the present utterance.
    taken: u64,
    before: u64,
}

impl std::fmt::Debug for Recogniser {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Recogniser").finish_non_exhaustive()
    }
}

/// Whether a recogniser has heard the end of a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecogniserProgress {
    /// More may come.
    GoesOn,
    /// The words are over: silence or noise follows.
    Over,
}

impl Recogniser {
    pub fn take(&mut self, samples: &[i16]) -> RecogniserProgress {
        self.taken += samples.len() as u64;
        match self.vosk.accept_waveform(samples) {
            Ok(DecodingState::Finalized) => RecogniserProgress::Over,
            Ok(DecodingState::Running | DecodingState::Failed) | Err(_) => {
                RecogniserProgress::GoesOn
            }
        }
    }

    /// The words so far. More sound may still change them.
    pub fn so_far(&mut self) -> String {
        self.vosk.partial_result().partial.to_owned()
    }

    /// The words up to the end that was heard. Listening goes on.
    pub fn sentence(&mut self) -> Vec<HeardWord> {
        let before = seconds(self.before);
        words(&self.vosk.result(), before)
    }

    /// The words to the end. The recogniser then starts over.
    pub fn finish(&mut self) -> Vec<HeardWord> {
        let before = seconds(self.before);
        let words = words(&self.vosk.final_result(), before);
        self.vosk.reset();
        self.before = self.taken;
        words
    }
}

/// All words in some sound, sentence after sentence.
#[must_use]
pub fn transcribe(recogniser: &mut Recogniser, samples: &[i16]) -> Vec<HeardWord> {
    let mut heard = Vec::new();
    for part in samples.chunks(SAMPLES_A_SECOND as usize / 5) {
        if recogniser.take(part) == RecogniserProgress::Over {
            heard.extend(recogniser.sentence());
        }
    }
    heard.extend(recogniser.finish());
    heard
}

/// As 16-bit whole numbers, which the recogniser takes.
#[must_use]
pub fn as_whole_numbers(samples: &[f32]) -> Vec<i16> {
    samples.iter().map(|sample| (sample.clamp(-1.0, 1.0) * 32_767.0).round() as i16).collect()
}

/// As floating-point numbers between -1 and 1.
#[must_use]
pub(super) fn as_numbers(samples: &[i16]) -> Vec<f32> {
    samples.iter().map(|sample| f32::from(*sample) / 32_768.0).collect()
}

/// How many samples a time has.
pub(super) fn samples(much: Duration) -> usize {
    (much.as_secs_f64() * f64::from(SAMPLES_A_SECOND)) as usize
}

/// How long this many samples last.
pub(super) fn seconds(samples: u64) -> Duration {
    Duration::from_secs_f64(samples as f64 / f64::from(SAMPLES_A_SECOND))
}

/// The words, with times counted from `after`: Vosk counts from the first sample it ever took.
fn words(result: &CompleteResult<'_>, after: Duration) -> Vec<HeardWord> {
    let moment = |seconds: f32| {
        Duration::try_from_secs_f32(seconds).unwrap_or_default().saturating_sub(after)
    };
    match result {
        CompleteResult::Single(one) => one
            .result
            .iter()
            .map(|word| HeardWord {
                text: word.word.to_owned(),
                start: moment(word.start),
                end: moment(word.end),
                confidence: word.conf,
            })
            .collect(),
        CompleteResult::Multiple(_) => Vec::new(),
    }
}

/// Asks the recogniser for a model that does not exist. Returns true if it reports that.
///
/// # Errors
/// If there is no recogniser.
pub fn recogniser_answers(trial: &Trial) -> Result<bool, NoLibvosk> {
    trial.try_library()?;
    libvosk::load()?;
    vosk::set_log_level(vosk::LogLevel::Error);
    Ok(vosk::Model::new("").is_none())
}
