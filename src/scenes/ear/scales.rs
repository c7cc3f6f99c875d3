//! Weighs the hearings of the recogniser: what was said, and how far it is believed. What follows from that is decided
//! elsewhere.

use std::sync::Arc;
use std::time::Duration;

use crate::devices::ear::{
    Enough, ExpectedWords, HeardWord, Patience, is_noisy, loud_between, loudness_between,
};
use crate::words::{
    ANOTHERS_SOFTER, Answer, Attention, Expectation, Grammar, Listening, Opinion, Recognised,
    Trust, chosen_hearing, is_certain, median_loudness, patience,
};

/// The length of the shortest words. A sound of this length without a recognised word may be a lost word.
const SHORT_WORD: Duration = Duration::from_millis(200);

/// Whether the wake word must come first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WakeWord {
    /// Everything that is said may be meant for Hector.
    NotNeeded,
    /// Only what follows the wake word is meant for Hector.
    Needed,
}

/// How hearings are weighed.
#[derive(Debug, Clone)]
pub struct Scales {
    listening: Vec<Listening>,
    expected: Arc<Expectation>,
    call: WakeWord,
}

/// What was understood.
#[derive(Debug, Clone, PartialEq)]
pub struct Understood {
    /// The words, separated by single spaces.
    pub text: String,
    /// Whether it is taken as if it had been typed.
    pub trust: Trust,
    /// The yes or no, if one was listened for.
    pub answer: Option<Answer>,
    /// The words with their times.
    pub words: Vec<HeardWord>,
}

impl Understood {
    /// If nothing was said.
    #[must_use]
    pub fn nothing() -> Understood {
        Understood { text: String::new(), trust: Trust::Noise, answer: None, words: Vec::new() }
    }
}

impl Scales {
    #[must_use]
    pub fn of(attention: &Attention, call: WakeWord) -> Scales {
        Scales {
            listening: attention.listening.clone(),
            expected: Arc::new(Expectation::of(attention.wording, attention.language)),
            call,
        }
    }

    /// The phrases and limits for the recogniser.
    #[must_use]
    pub fn expecting(&self, grammar: &Grammar, alternatives: u16) -> ExpectedWords {
        ExpectedWords {
            phrases: grammar.for_a_recogniser(),
            patience: self.patience(),
            enough: self.enough(),
            alternatives,
        }
    }

    /// How long a silence must last after these words.
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
        // A loud noise may drown a word, and the other words do not show it.
        is_certain(&opinion) && (opinion.text.is_empty() || !is_noisy(samples))
    }

    /// Weighs all hearings of an utterance.
    #[must_use]
    pub fn weigh(&self, hearings: &[Vec<HeardWord>], samples: &[i16]) -> Understood {
        let opinions: Vec<Opinion> =
            hearings.iter().map(|words| self.opinion(words, samples)).collect();
        let (number, trust) = chosen_hearing(&opinions);
        let chosen = opinions.into_iter().zip(hearings).nth(number);
        let Some((Opinion { text, answer, own, .. }, heard)) = chosen else {
            return Understood::nothing();
        };
        let is_word = |word: &&HeardWord| word.text != Grammar::UNKNOWN;
        let meant = &self.meant(heard).unwrap_or_default()[own];
        Understood { text, trust, answer, words: meant.iter().filter(is_word).cloned().collect() }
    }

    /// Whether the wake word was heard, if it is needed.
    #[must_use]
    pub fn is_called(&self, hearings: &[Vec<HeardWord>]) -> bool {
        self.call == WakeWord::NotNeeded || hearings.iter().any(|words| self.meant(words).is_some())
    }

    fn opinion(&self, words: &[HeardWord], samples: &[i16]) -> Opinion {
        let Some(meant) = self.meant(words) else { return Opinion::none() };
        let weighed: Vec<Recognised> = words.iter().map(|word| recognised(word, samples)).collect();
        let uncalled = words.len() - meant.len();
        let opinion = Opinion::of(&weighed[uncalled..], &self.listening, &self.expected);
        let is_lacking = median_loudness(&weighed)
            .is_some_and(|usual| lacks_a_word(words, samples, usual - ANOTHERS_SOFTER));
        if is_lacking { opinion.left_open() } else { opinion }
    }

    /// The words that are meant for Hector. `None` if the wake word is missing.
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

/// Whether there was a voice of at least this loudness, for the length of a short word, where no word was recognised.
fn lacks_a_word(words: &[HeardWord], samples: &[i16], least: f32) -> bool {
    let ends = [Duration::ZERO].into_iter().chain(words.iter().map(|word| word.end));
    let begins = words.iter().map(|word| word.start).chain([Duration::MAX]);
    ends.zip(begins).any(|(from, to)| loud_between(samples, from, to, least) >= SHORT_WORD)
}

/// A word with its confidence, length and loudness in these samples.
fn recognised<'a>(word: &'a HeardWord, samples: &[i16]) -> Recognised<'a> {
    Recognised {
        word: &word.text,
        confidence: word.confidence,
        seconds: word.end.saturating_sub(word.start).as_secs_f32(),
        loudness: loudness_between(samples, word.start, word.end),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Readings, Wording};

    const SECOND: usize = 16_000;

    fn word(text: &str, from: u64, to: u64) -> HeardWord {
        let (start, end) = (Duration::from_millis(from), Duration::from_millis(to));
        HeardWord { text: text.to_owned(), confidence: 1.0, start, end }
    }

    /// Silence, with a voice of the given loudness from one moment to another, in milliseconds.
    fn voice(parts: &[(usize, usize, i16)]) -> Vec<i16> {
        let mut samples = vec![0; 3 * SECOND];
        for (from, to, loud) in parts {
            for (at, sample) in samples[from * 16..to * 16].iter_mut().enumerate() {
                *sample = if at % 2 == 0 { *loud } else { -loud };
            }
        }
        samples
    }

    #[test]
    fn a_voice_that_goes_on_where_no_word_was_heard_is_asked_about() {
        let attention = Attention {
            listening: vec![Listening::Announcement],
            wording: Wording::default(),
            language: Language::German,
            readings: Readings::Best,
        };
        let scales = Scales::of(&attention, WakeWord::NotNeeded);
        let heard =
            [word("läufer", 0, 1_000), word("anna", 1_000, 1_300), word("eins", 1_300, 1_700)];
        let weigh =
            |parts: &[(usize, usize, i16)]| scales.weigh(&[heard.to_vec()], &voice(parts)).trust;
        assert_eq!(weigh(&[(700, 1_700, 8_000)]), Trust::Believed);
        assert_eq!(weigh(&[(700, 2_300, 8_000)]), Trust::Doubted, "it goes on");
        assert_eq!(weigh(&[(700, 1_800, 8_000)]), Trust::Believed, "no word is so short");
        let far = [(700, 1_700, 8_000), (1_700, 2_600, 1_000)];
        assert_eq!(weigh(&far), Trust::Believed, "somebody farther away");
    }
}
