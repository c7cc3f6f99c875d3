//! The ear of a scene: the model that is used, what is listened for in its words, and
//! whether what was heard is believed. Never decides what follows from it.

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

/// A model is tried by this program, started once more.
pub(in crate::scenes) fn trial() -> Trial {
    Trial::By(std::env::current_exe().unwrap_or_else(|_| PathBuf::from("hector")))
}

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
#[error("no voice: {self:?}")]
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
        Some(named) => {
            let voice = named.parse().map_err(|_| texts.no_name_for_a_voice(named))?;
            voice_folder(&voice).map_err(|none| no_voice(&none, texts))
        }
        None => model_folder(ear.model.as_deref()).map_err(|none| no_model(&none, texts)),
    }
}

/// Hears recordings.
#[derive(Debug)]
pub struct Transcriber {
    recogniser: Recogniser,
    scales: Scales,
}

impl Transcriber {
    /// Begins to listen with a model; what it lacks is told.
    ///
    /// # Errors
    /// When the model does not take what is listened for.
    pub fn new(
        model: &Model,
        attention: &Attention,
    ) -> Result<(Transcriber, Vec<Missing>), NoModel> {
        let (grammar, missing) = grammar(attention, model.folder())?;
        let recogniser = model.listen_for(&grammar.for_a_recogniser())?;
        let scales = Scales::of(attention, WakeWord::NotNeeded);
        Ok((Transcriber { recogniser, scales }, missing))
    }

    /// Hears a recording, samples between -1 and 1 at the recogniser's rate.
    pub fn hear(&mut self, samples: &[f32]) -> Understood {
        let samples = as_whole_numbers(samples);
        let plain = transcribe(&mut self.recogniser, &samples);
        let enough = |words: &[HeardWord], sound: &[i16]| self.scales.is_enough(words, sound);
        let hearings = hear_again(&mut self.recogniser, &samples, plain, enough);
        self.scales.weigh(&hearings, &samples)
    }
}
