//! What is spoken: utterances, each a row of segments in one language each. Never knows a
//! synthesizer, and never chooses the words.

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

/// How urgent an utterance is. The later one interrupts the earlier one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Priority {
    /// News of the game. It waits for its turn.
    Telling,
    /// What the player just asked for. It interrupts news, which is told again after it,
    /// and an older answer.
    Answer,
    /// What cannot wait, such as a fallen flag. It interrupts everything else.
    Alarm,
}

/// Words in one language, read by a voice of that language.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Segment {
    /// The language of the words.
    pub language: Language,
    /// The words.
    pub text: String,
    /// The least talkative setting at which they are spoken.
    pub least: Verbosity,
}

impl Segment {
    /// Words that are always spoken.
    #[must_use]
    pub fn new(language: Language, text: impl Into<String>) -> Segment {
        Segment { language, text: text.into(), least: Verbosity::Brief }
    }

    /// The same words, spoken only to a player who wants so much.
    #[must_use]
    pub fn from_verbosity(self, least: Verbosity) -> Segment {
        Segment { least, ..self }
    }
}

/// What is said in one breath, such as a German announcement inside a French sentence.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Utterance {
    /// How urgent it is.
    pub priority: Priority,
    /// Its words, in the order they are spoken.
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

    /// What is left of it for a player who wants so much: without the segments that say
    /// more, and without empty ones.
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
