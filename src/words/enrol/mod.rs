//! What Hector says while it learns a voice, as a typed table a language: a sentence that a
//! language lacks does not compile. Never holds an announcement.

mod english;
mod french;
mod german;

use super::language::Language;
use crate::chess::notation::harmless;

/// The sentences of one language. A name in braces stands for what is put there.
#[allow(missing_docs, reason = "each sentence is named by what it says")]
pub struct EnrolWords {
    /// The beginning: `{prompts}` to be read.
    pub welcome: &'static str,
    /// Going on where it was interrupted: `{done}` of `{prompts}`.
    pub goes_on: &'static str,
    /// The keys.
    pub keys: &'static str,
    /// How far one has come: `{done}` of `{prompts}`.
    pub progress: &'static str,
    /// What was recorded cannot be used.
    pub nothing_heard: &'static str,
    pub too_soft: &'static str,
    pub too_loud: &'static str,
    pub too_long: &'static str,
    /// The microphone is gone: `{reason}`.
    pub no_microphone: &'static str,
    /// There is no earlier announcement.
    pub none_before: &'static str,
    /// Interrupted: `{done}`, `{prompts}`, `{command}`.
    pub interrupted: &'static str,
    pub all_read: &'static str,
    /// Learning: `{sentences}`.
    pub learning: &'static str,
    /// Recordings in which the words were not found: `{files}`.
    pub left_out: &'static str,
    /// Understood of `{prompts}` that were not learned from: `{before}`, `{after}`.
    pub figures: &'static str,
    /// Kept under `{name}`.
    pub kept: &'static str,
    pub not_kept: &'static str,
    pub removed: &'static str,
    pub none_yet: &'static str,
}

impl EnrolWords {
    /// The sentences of a language.
    #[must_use]
    pub fn of(language: Language) -> &'static EnrolWords {
        match language {
            Language::English => &english::ENGLISH,
            Language::German => &german::GERMAN,
            Language::French => &french::FRENCH,
        }
    }
}

/// Puts texts into a sentence, each in place of its name in braces.
#[must_use]
pub fn filled(sentence: &str, texts: &[(&str, &str)]) -> String {
    texts.iter().fold(sentence.to_owned(), |filled, (name, text)| {
        filled.replace(&format!("{{{name}}}"), &harmless(text))
    })
}
