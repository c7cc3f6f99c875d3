//! The ear of a scene: its model, what it listens for, and whether it believes what it heard. What follows from that is
//! decided elsewhere.

pub(in crate::scenes) mod reasons;
mod scales;

use std::path::{Path, PathBuf};

use crate::devices::acoustics::{ProfileName, Profiles, Unkept};
use crate::devices::ear::{
    HeardWord, Model, ModelFolder, NoModel, Recogniser, Trial, as_whole_numbers, hear_again,
    transcribe, usual_model, words_known,
};
use crate::devices::folders;
use crate::present::conversation::EarSettings;
use crate::scenes::reasons::no_model;
use crate::words::{Attention, Grammar, Missing, Texts};
use reasons::no_voice;
pub use scales::{Scales, Understood, WakeWord};

/// A model is tried in another process of this program, because a faulty one can crash it.
pub(in crate::scenes) fn trial() -> Trial {
    Trial::By(std::env::current_exe().unwrap_or_else(|_| PathBuf::from("hector")))
}

/// The phrases to listen for, as far as the model knows their words, and those that it lacks.
///
/// # Errors
/// If the list of the model's words cannot be read.
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

/// The folder of the model: the named one, or else the usual one.
///
/// # Errors
/// If there is no model.
pub fn model_folder(named: Option<&Path>) -> Result<PathBuf, NoModel> {
    named.map_or_else(usual_model, |named| Ok(named.to_owned()))
}

/// The folder of a learned voice, which is a model like any other.
///
/// # Errors
/// If there is no voice of this name.
pub fn voice_folder(voice: &ProfileName) -> Result<PathBuf, NoVoice> {
    let home = folders::home().ok_or(NoVoice::NoFolder)?;
    Ok(Profiles::under(&home).model_of(voice)?)
}

/// Why a voice cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("no voice: {self:?}")]
pub enum NoVoice {
    /// There is no folder for voices.
    NoFolder,
    Unkept(#[from] Unkept),
}

/// The folder of the model that the player has chosen. A voice comes before a model.
///
/// # Errors
/// A sentence, if there is no model.
pub(in crate::scenes) fn chosen_folder(
    ear: &EarSettings,
    texts: &Texts,
) -> Result<PathBuf, String> {
    match &ear.profile {
        Some(named) => {
            let voice = named.parse().map_err(|_| texts.no_name_for_a_voice(named))?;
            voice_folder(&voice).map_err(|none| no_voice(&none, texts))
        }
        None => model_folder(ear.model.as_deref()).map_err(|none| no_model(&none, texts)),
    }
}

/// Understands recordings.
#[derive(Debug)]
pub struct Transcriber {
    recogniser: Recogniser,
    scales: Scales,
}

impl Transcriber {
    /// Prepares a model for listening, and returns the phrases that it lacks.
    ///
    /// # Errors
    /// If the model does not accept the phrases.
    pub fn new(
        model: &Model,
        attention: &Attention,
    ) -> Result<(Transcriber, Vec<Missing>), NoModel> {
        let (grammar, missing) = grammar(attention, model.folder())?;
        let recogniser = model.listen_for(&grammar.for_a_recogniser())?;
        let scales = Scales::of(attention, WakeWord::NotNeeded);
        Ok((Transcriber { recogniser, scales }, missing))
    }

    /// Understands a recording: samples between -1 and 1 at the recogniser's rate.
    pub fn hear(&mut self, samples: &[f32]) -> Understood {
        let samples = as_whole_numbers(samples);
        let plain = transcribe(&mut self.recogniser, &samples);
        let enough = |words: &[HeardWord], sound: &[i16]| self.scales.is_enough(words, sound);
        let hearings = hear_again(&mut self.recogniser, &samples, plain, enough);
        self.scales.weigh(&hearings, &samples)
    }
}
