//! What was heard, weighed: hearings of the recogniser go in, and what was said and how far
//! it is believed comes out. Never decides what follows from it.

use std::sync::Arc;

use crate::devices::ear::{Enough, ExpectedWords, HeardWord, Patience, is_noisy, loudness_between};
use crate::words::{
    Attention, Expectation, Grammar, Listening, Opinion, Recognised, Trust, chosen_hearing,
    is_certain, patience,
};

/// Whether the word that wakes must come first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WakeWord {
    /// Everything that is said may be meant.
    NotNeeded,
    /// Only what follows the word is meant.
    Needed,
}

/// What hearings are weighed by.
#[derive(Debug, Clone)]
pub struct Scales {
    listening: Vec<Listening>,
    expected: Arc<Expectation>,
    call: WakeWord,
}

/// What was said, as far as it was understood.
#[derive(Debug, Clone, PartialEq)]
pub struct Understood {
    /// The words, one blank between.
    pub text: String,
    /// Whether it is taken as if it had been typed.
    pub trust: Trust,
    /// The words with their times.
    pub words: Vec<HeardWord>,
}

impl Understood {
    /// Of nothing that was said.
    #[must_use]
    pub fn nothing() -> Understood {
        Understood { text: String::new(), trust: Trust::Noise, words: Vec::new() }
    }
}

impl Scales {
    /// For what is attended to.
    #[must_use]
    pub fn of(attention: &Attention, call: WakeWord) -> Scales {
        Scales {
            listening: attention.listening.clone(),
            expected: Arc::new(Expectation::of(attention.wording, attention.language)),
            call,
        }
    }

    /// What an ear is told to listen for, and how.
    #[must_use]
    pub fn expecting(&self, grammar: &Grammar, alternatives: u16) -> ExpectedWords {
        ExpectedWords {
            phrases: grammar.for_a_recogniser(),
            patience: self.patience(),
            enough: self.enough(),
            alternatives,
        }
    }

    /// How long a silence is waited for after some words.
    fn patience(&self) -> Patience {
        let scales = self.clone();
        Arc::new(move |text: &str| {
            let text = match scales.call {
                WakeWord::NotNeeded => text,
                WakeWord::Needed => text.strip_prefix(Grammar::WAKE).unwrap_or(text).trim_start(),
            };
            patience(text, &scales.listening, &scales.expected)
        })
    }

    fn enough(&self) -> Enough {
        let scales = self.clone();
        Arc::new(move |words: &[HeardWord], samples: &[i16]| scales.is_enough(words, samples))
    }

    /// Whether one hearing of an utterance is enough.
    pub(super) fn is_enough(&self, words: &[HeardWord], samples: &[i16]) -> bool {
        let opinion = self.opinion(words, samples);
        // A loud noise may drown a word, and no other word tells of it.
        is_certain(&opinion) && (opinion.text.is_empty() || !is_noisy(samples))
    }

    /// What was said, by all hearings of it.
    #[must_use]
    pub fn weigh(&self, hearings: &[Vec<HeardWord>], samples: &[i16]) -> Understood {
        let opinions: Vec<Opinion> =
            hearings.iter().map(|words| self.opinion(words, samples)).collect();
        let (number, trust) = chosen_hearing(&opinions);
        let chosen = opinions.into_iter().zip(hearings).nth(number);
        let Some((Opinion { text, own, .. }, heard)) = chosen else {
            return Understood::nothing();
        };
        let is_word = |word: &&HeardWord| word.text != Grammar::UNKNOWN;
        let meant = &self.meant(heard).unwrap_or_default()[own];
        Understood { text, trust, words: meant.iter().filter(is_word).cloned().collect() }
    }

    /// Whether Hector was called, where it must be.
    #[must_use]
    pub fn is_called(&self, hearings: &[Vec<HeardWord>]) -> bool {
        self.call == WakeWord::NotNeeded || hearings.iter().any(|words| self.meant(words).is_some())
    }

    fn opinion(&self, words: &[HeardWord], samples: &[i16]) -> Opinion {
        let Some(meant) = self.meant(words) else { return Opinion::none() };
        let words: Vec<Recognised> = meant.iter().map(|word| recognised(word, samples)).collect();
        Opinion::of(&words, &self.listening, &self.expected)
    }

    /// The words that may be meant for Hector.
    fn meant<'a>(&self, words: &'a [HeardWord]) -> Option<&'a [HeardWord]> {
        match self.call {
            WakeWord::NotNeeded => Some(words),
            WakeWord::Needed => {
                let called = words.iter().position(|heard| heard.text == Grammar::WAKE)?;
                words.get(called + 1..)
            }
        }
    }
}

/// A word of these samples as it is weighed.
fn recognised<'a>(word: &'a HeardWord, samples: &[i16]) -> Recognised<'a> {
    Recognised {
        word: &word.text,
        confidence: word.confidence,
        seconds: word.end.saturating_sub(word.start).as_secs_f32(),
        loudness: loudness_between(samples, word.start, word.end),
    }
}
