//! The ear of a scene: the model that is used, what is listened for in its words, and
//! whether what was heard is believed. Never decides what follows from it.

pub(in crate::scenes) mod reasons;

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::devices::acoustics::{ProfileName, Profiles, Unkept};
use crate::devices::ear::{
    HeardWord, Model, ModelFolder, NoModel, Recogniser, as_whole_numbers, loudness_between,
    transcribe, usual_model, words_known,
};
use crate::devices::folders;
use crate::scenes::place::EarSettings;
use crate::scenes::reasons::no_model;
use crate::words::{
    Attention, Expectation, Grammar, Listening, Missing, Recognised, Texts, Trust, at_hand,
    heard_text, trust,
};
use reasons::no_voice;

/// The phrases that are listened for, as far as a model knows their words, and what it lacks.
///
/// # Errors
/// When the list of its words cannot be read.
pub fn grammar(
    attention: &Attention,
    folder: &ModelFolder,
) -> Result<(Grammar, Vec<Missing>), NoModel> {
    let grammar = attention.grammar();
    Ok(match words_known(folder.path())? {
        Some(words) => grammar.known_by(|word| words.contains(word)),
        None => (grammar, Vec::new()),
    })
}

/// The folder of the model that is used: the one that is named, or the usual one.
///
/// # Errors
/// When there is none.
pub fn model_folder(named: Option<&Path>) -> Result<PathBuf, NoModel> {
    named.map_or_else(usual_model, |named| Ok(named.to_owned()))
}

/// The folder of a voice that was learned: a model like any other.
///
/// # Errors
/// When there is none of this name.
pub fn voice_folder(voice: &ProfileName) -> Result<PathBuf, NoVoice> {
    let home = folders::home().ok_or(NoVoice::NoFolder)?;
    Ok(Profiles::under(&home).model_of(voice)?)
}

/// Why a voice cannot be listened with.
#[derive(Debug, thiserror::Error)]
#[error("The voice cannot be listened with.")]
pub enum NoVoice {
    /// Nobody knows where voices are kept.
    NoFolder,
    /// The voice is not there.
    Unkept(#[from] Unkept),
}

/// The folder of the model that a player has chosen, a voice before a model.
///
/// # Errors
/// When there is none, in a sentence.
pub(in crate::scenes) fn chosen_folder(
    ear: &EarSettings,
    texts: &Texts,
) -> Result<PathBuf, String> {
    match &ear.profile {
        Some(voice) => voice_folder(voice).map_err(|none| no_voice(&none, texts)),
        None => model_folder(ear.model.as_deref()).map_err(|none| no_model(&none, texts)),
    }
}

/// What was heard in a recording.
#[derive(Debug, Clone, PartialEq)]
pub struct Transcript {
    /// The words, one blank between.
    pub text: String,
    /// Whether it would be taken as if it had been typed.
    pub trust: Trust,
    /// The words with their times.
    pub words: Vec<HeardWord>,
}

/// Hears recordings.
#[derive(Debug)]
pub struct Transcriber {
    recogniser: Recogniser,
    listening: Vec<Listening>,
    expected: Expectation,
}

impl Transcriber {
    /// Begins to listen with a model; what it lacks is told.
    ///
    /// # Errors
    /// When the model does not take what is listened for.
    pub fn new(
        model: &Model,
        attention: Attention,
    ) -> Result<(Transcriber, Vec<Missing>), NoModel> {
        let (grammar, missing) = grammar(&attention, model.folder())?;
        let recogniser = model.listen_for(&grammar.for_a_recogniser())?;
        let expected = Expectation::of(attention.wording, attention.language);
        Ok((Transcriber { recogniser, listening: attention.listening, expected }, missing))
    }

    /// Hears a recording, samples between -1 and 1 at the recogniser's rate.
    pub fn hear(&mut self, samples: &[f32]) -> Transcript {
        let samples = as_whole_numbers(samples);
        let words = transcribe(&mut self.recogniser, &samples);
        let recognised: Vec<Recognised> =
            words.iter().map(|word| recognised(word, &samples)).collect();
        let own = at_hand(&recognised, &self.listening, &self.expected);
        let text = heard_text(&recognised[own.clone()]);
        let trust = trust(&recognised[own.clone()], &self.listening, &self.expected);
        drop(recognised);
        let is_word = |word: &&HeardWord| word.text != Grammar::UNKNOWN;
        Transcript { text, trust, words: words[own].iter().filter(is_word).cloned().collect() }
    }
}

/// A word of these samples as it is weighed.
#[must_use]
pub fn recognised<'a>(word: &'a HeardWord, samples: &[i16]) -> Recognised<'a> {
    Recognised {
        word: &word.text,
        confidence: word.confidence,
        seconds: word.end.saturating_sub(word.start).max(Duration::ZERO).as_secs_f32(),
        loudness: loudness_between(samples, word.start, word.end),
    }
}
