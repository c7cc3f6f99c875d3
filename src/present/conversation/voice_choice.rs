//! Finds the voice that a player wants for a language among those that the speech system offers.

use crate::spoken::VoiceName;
use crate::words::{Language, Texts, command};

use super::{Out, Settings};

/// At most this many names are told at once: a listener does not remember more.
const MOST_NAMES: usize = 10;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VoiceOffer {
    pub language: Language,
    pub name: String,
    pub kind: VoiceKind,
}

/// Whether it is a separate voice. A synthesizer has a hundred variants of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum VoiceKind {
    Own,
    Variant,
}

/// A player's request, until the available voices are known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VoiceWish {
    language: Language,
    /// A name or a part of one.
    name: String,
    purpose: VoicePurpose,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VoicePurpose {
    Choose,
    List,
}

impl VoiceWish {
    /// The outcome of a request, or the request itself if the list of voices is needed first.
    pub(crate) fn ask(
        purpose: VoicePurpose,
        rest: &str,
        settings: &mut Settings,
    ) -> (Vec<Out>, Option<VoiceWish>) {
        let wish = VoiceWish::read(purpose, rest, settings.language);
        match wish.at_once(settings) {
            Some(out) => (out, None),
            None => (vec![Out::AskForVoices], Some(wish)),
        }
    }

    /// The words after the command: an optional language and an optional name.
    fn read(purpose: VoicePurpose, rest: &str, of_user: Language) -> VoiceWish {
        let rest = rest.trim();
        let (first, others) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let (language, name) = match language_named(first) {
            Some(language) => (language, others.trim()),
            None => (of_user, rest),
        };
        VoiceWish { language, name: name.to_owned(), purpose }
    }

    /// What can be done at once; `None` if the list of voices is needed first.
    fn at_once(&self, settings: &mut Settings) -> Option<Vec<Out>> {
        let texts = Texts::new(settings.language);
        let language = texts.called(self.language);
        match self.purpose {
            VoicePurpose::List => None,
            VoicePurpose::Choose if self.name.is_empty() => {
                let name = settings.voice.voice(self.language);
                let whichever = texts.whichever_voice();
                let name = name.map_or(whichever.as_str(), VoiceName::as_str);
                Some(vec![Out::answer(settings.language, texts.chosen_voice_is(&language, name))])
            }
            VoicePurpose::Choose if is_any(&self.name) => {
                settings.voice = std::mem::take(&mut settings.voice).without_voice(self.language);
                Some(vec![
                    Out::Set(settings.clone()),
                    Out::answer(self.language, Texts::new(self.language).voice_whichever()),
                ])
            }
            VoicePurpose::Choose => None,
        }
    }

    /// What is done once the available voices are known.
    pub(crate) fn among(&self, offers: &[VoiceOffer], settings: &mut Settings) -> Vec<Out> {
        let texts = Texts::new(settings.language);
        if offers.is_empty() {
            return vec![Out::answer(settings.language, texts.no_list_of_voices())];
        }
        let mut found: Vec<&VoiceOffer> = offers
            .iter()
            .filter(|offer| offer.language == self.language)
            .filter(|offer| folded(&offer.name).contains(&folded(&self.name)))
            .collect();
        found.sort_by_key(|offer| (offer.kind, offer.name.to_lowercase()));
        let exact = found.iter().find(|offer| folded(&offer.name) == folded(&self.name));
        let one = match found.as_slice() {
            [only] => Some(only),
            _ => exact,
        };
        match (self.purpose, one) {
            (VoicePurpose::Choose, Some(offer)) => choose(offer, settings),
            _ => vec![Out::answer(settings.language, self.told(&found, &texts))],
        }
    }

    /// The number of voices found, and the first names.
    fn told(&self, found: &[&VoiceOffer], texts: &Texts) -> String {
        let language = texts.called(self.language);
        let names: Vec<&str> =
            found.iter().take(MOST_NAMES).map(|offer| offer.name.as_str()).collect();
        let names = names.join(", ");
        match found.len() {
            0 => texts.no_voice_called(&language, &self.name),
            few if few <= MOST_NAMES => texts.voices_are(few, &language, &names),
            many => texts.voices_begin(many, &language, &names),
        }
    }
}

fn choose(offer: &VoiceOffer, settings: &mut Settings) -> Vec<Out> {
    let name = match VoiceName::new(&offer.name) {
        Ok(name) => name,
        Err(_) => {
            let texts = Texts::new(settings.language);
            return vec![Out::Text(texts.not_a_voice(&offer.name, VoiceName::LONGEST))];
        }
    };
    settings.voice = std::mem::take(&mut settings.voice).with_voice(offer.language, name);
    // In its own language, so that the choice is heard.
    let sentence = Texts::new(offer.language).voice_chosen(&offer.name);
    vec![Out::Set(settings.clone()), Out::answer(offer.language, sentence)]
}

/// A language by its name in any language. A code could be a word of another language: "voix de".
fn language_named(word: &str) -> Option<Language> {
    command(word).and_then(|(command, _)| command.language())
}

/// Whether the player wants any voice.
fn is_any(name: &str) -> bool {
    ["any", "egal", "standard", "default"].contains(&folded(name).as_str())
}

/// Only letters and digits, so that signs in names need not be typed.
fn folded(name: &str) -> String {
    name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Command;

    const OFFERS: [(Language, &str, VoiceKind); 6] = [
        (Language::German, "German+Adam", VoiceKind::Variant),
        (Language::German, "German+Annie", VoiceKind::Variant),
        (Language::German, "German", VoiceKind::Own),
        (Language::French, "French (France)", VoiceKind::Own),
        (Language::French, "French (France)+Annie", VoiceKind::Variant),
        (Language::English, "English (America)", VoiceKind::Own),
    ];

    /// What is told after a command with its arguments; changes the settings.
    fn ask(typed: &str, settings: &mut Settings) -> String {
        let (command, rest) = command(typed).expect("a command");
        let purpose = match command {
            Command::Voices => VoicePurpose::List,
            _ => VoicePurpose::Choose,
        };
        let wish = VoiceWish::read(purpose, &rest, settings.language);
        let offers = OFFERS.map(|(language, name, kind)| VoiceOffer {
            language,
            name: name.to_owned(),
            kind,
        });
        let out = wish.at_once(settings).unwrap_or_else(|| wish.among(&offers, settings));
        let said = out.iter().find_map(|one| match one {
            Out::Say(utterance) => Some(utterance.text()),
            _ => None,
        });
        said.expect("an answer")
    }

    #[test]
    fn a_voice_is_chosen_by_its_name_or_a_part_of_it() {
        let mut settings = Settings::new(Language::English);
        let steps = [
            ("voices german", "3 voices for German: German, German+Adam, German+Annie."),
            (
                "voices annie",
                "No voice for English has annie in its name. voices lists them. Nothing changed.",
            ),
            (
                "voice german",
                "Voice for German: whichever there is. voice and a name chooses another, voices lists them, voice any takes whichever there is.",
            ),
            ("stimme deutsch german", "Stimme German."),
            ("voix français annie", "Voix French (France)+Annie."),
            ("voice german an", "3 voices for German: German, German+Adam, German+Annie."),
            (
                "voice german+adam",
                "No voice for English has german+adam in its name. voices lists them. Nothing changed.",
            ),
            ("voice german german adam", "Stimme German+Adam."),
            ("voice german any", "Irgendeine Stimme."),
        ];
        for (typed, expected) in steps {
            assert_eq!(ask(typed, &mut settings), expected, "{typed}");
        }
        assert_eq!(settings.voice.voice(Language::German), None);
        let french = settings.voice.voice(Language::French).map(VoiceName::as_str);
        assert_eq!(french, Some("French (France)+Annie"));
    }
}
