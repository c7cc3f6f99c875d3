//! Utterances: rows of segments, each in one language. Synthesizers and the choice of words are elsewhere.

mod queue;
mod read_window;
mod settings;
mod spelling;

pub use queue::{SpeechAct, SpeechQueue, Ticket};
pub use read_window::{ReadBy, ReadWindow};
pub use settings::{
    NotAVoice, Pitch, Rate, SpeechSystem, Verbosity, VoiceName, VoiceSettings, Volume,
};
pub use spelling::spelled;
pub use spelling::{Alphabet, spell};

use crate::words::Language;

/// The urgency of an utterance. Later variants interrupt earlier ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Priority {
    /// News of the game. It waits for its turn.
    Telling,
    /// An answer to the player. It interrupts news, which is told again afterwards, and an older answer.
    Answer,
    /// What cannot wait, such as a fallen flag. It interrupts everything else.
    Alarm,
}

/// Words in one language, read by a voice of that language.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Segment {
    /// The language of the words.
    pub language: Language,
    pub text: String,
    /// The lowest verbosity at which they are spoken.
    pub least: Verbosity,
}

impl Segment {
    #[must_use]
    pub fn new(language: Language, text: impl Into<String>) -> Segment {
        Segment { language, text: text.into(), least: Verbosity::Brief }
    }

    /// The same words, spoken only at this verbosity or above.
    #[must_use]
    pub fn from_verbosity(self, least: Verbosity) -> Segment {
        Segment { least, ..self }
    }
}

/// What is said in one breath, such as a German announcement inside a French sentence.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Utterance {
    pub priority: Priority,
    pub segments: Vec<Segment>,
}

impl Utterance {
    /// An utterance in a single language.
    #[must_use]
    pub fn new(priority: Priority, language: Language, text: impl Into<String>) -> Utterance {
        Utterance { priority, segments: vec![Segment::new(language, text)] }
    }

    /// The same utterance with one more segment.
    #[must_use]
    pub fn then(mut self, segment: Segment) -> Utterance {
        self.segments.push(segment);
        self
    }

    /// The utterance for a verbosity: without the segments that need a higher one, and without empty ones.
    #[must_use]
    pub fn at(mut self, verbosity: Verbosity) -> Utterance {
        self.segments
            .retain(|segment| segment.least <= verbosity && !segment.text.trim().is_empty());
        self
    }

    /// The words as one line, for the screen and the braille display.
    #[must_use]
    pub fn text(&self) -> String {
        let texts: Vec<&str> = self
            .segments
            .iter()
            .map(|segment| segment.text.trim())
            .filter(|text| !text.is_empty())
            .collect();
        texts.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_brief_player_hears_less_and_reads_all() {
        let utterance =
            Utterance::new(Priority::Telling, Language::German, "Springer Gustav eins Felix drei")
                .then(Segment::new(Language::English, "  "))
                .then(
                    Segment::new(Language::French, "Le coup est noté.")
                        .from_verbosity(Verbosity::Full),
                );
        assert_eq!(utterance.text(), "Springer Gustav eins Felix drei Le coup est noté.");
        assert_eq!(
            utterance.clone().at(Verbosity::Normal).text(),
            "Springer Gustav eins Felix drei"
        );
        assert_eq!(utterance.at(Verbosity::Full).segments.len(), 2);
    }
}
