//! How the voice sounds: rate, pitch, volume, a voice a language, and how much is said.
//! Never sets anything; a scene hands the settings to the speaker.

use crate::words::Language;

/// A setting that is a number within a range.
macro_rules! level {
    ($(#[$doc:meta])* $name:ident($number:ty), $lowest:literal to $highest:literal, at first $first:literal) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name($number);

        impl $name {
            /// The lowest there is.
            pub const LOWEST: $name = $name($lowest);
            /// The highest there is.
            pub const HIGHEST: $name = $name($highest);

            /// A level within the range; nothing outside of it.
            #[must_use]
            pub fn new(level: i32) -> Option<$name> {
                let level = <$number>::try_from(level).ok().map($name)?;
                ($name::LOWEST..=$name::HIGHEST).contains(&level).then_some(level)
            }

            /// The level so many steps away, or the end of the range.
            #[must_use]
            pub fn moved(self, steps: i32) -> $name {
                let level = i32::from(self.0).saturating_add(steps);
                let end = if steps < 0 { $name::LOWEST } else { $name::HIGHEST };
                $name::new(level).unwrap_or(end)
            }

            /// The level as a number.
            #[must_use]
            pub fn level(self) -> $number {
                self.0
            }
        }

        impl Default for $name {
            fn default() -> $name {
                $name($first)
            }
        }
    };
}

level! {
    /// How fast the voice speaks; nought is the synthesizer's own pace.
    Rate(i8), -100 to 100, at first 0
}
level! {
    /// How high the voice is; nought is its own pitch.
    Pitch(i8), -100 to 100, at first 0
}
level! {
    /// How loud it is, from silence to as loud as the system allows.
    Volume(u8), 0 to 100, at first 100
}

impl Rate {
    /// About how many words a minute that is, as the synthesiser speaks that most machines have; other voices
    /// are near it.
    #[must_use]
    pub fn words_a_minute(self) -> i32 {
        const SLOWEST: i32 = 80;
        const USUAL: i32 = 170;
        const FASTEST: i32 = 390;
        let level = i32::from(self.level());
        let words = match level {
            0.. => USUAL + level * (FASTEST - USUAL) / 100,
            _ => USUAL + level * (USUAL - SLOWEST) / 100,
        };
        (words + 2) / 5 * 5
    }
}

/// How much is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Verbosity {
    /// What must be said.
    Brief,
    /// What most players want.
    #[default]
    Normal,
    /// Everything.
    Full,
}

/// Which speech system speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum SpeechSystem {
    /// What is usual on this machine.
    #[default]
    Usual,
    /// speech-dispatcher.
    SpeechDispatcher,
    /// Whichever this machine has, by a way that all systems have.
    Portable,
    /// The screen reader Orca, so that only one voice speaks.
    Orca,
    /// The screen reader NVDA, for the same reason.
    Nvda,
}

/// The name of a voice, as the speech system knows it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct VoiceName(String);

/// Why a text is no name of a voice.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no name of a voice: {self:?}")]
pub struct NotAVoice {
    read: String,
}

impl VoiceName {
    /// The letters of the longest name.
    pub const LONGEST: usize = 100;

    /// A name as it was written.
    pub fn new(name: &str) -> Result<VoiceName, NotAVoice> {
        let name = name.trim();
        let letters = name.chars().count();
        if letters == 0 || letters > VoiceName::LONGEST || name.chars().any(char::is_control) {
            let read = name.chars().take(VoiceName::LONGEST).collect();
            return Err(NotAVoice { read });
        }
        Ok(VoiceName(name.to_owned()))
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// All that a player can choose of the voice.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct VoiceSettings {
    /// How fast.
    pub rate: Rate,
    /// How high.
    pub pitch: Pitch,
    /// How loud.
    pub volume: Volume,
    /// How much is said.
    pub verbosity: Verbosity,
    /// What speaks; from the next start on.
    pub system: SpeechSystem,
    voices: Vec<(Language, VoiceName)>,
}

impl VoiceSettings {
    /// The same settings with a voice of the player's choice for a language.
    #[must_use]
    pub fn with_voice(mut self, language: Language, voice: VoiceName) -> VoiceSettings {
        self = self.without_voice(language);
        self.voices.push((language, voice));
        self
    }

    /// The same settings with whatever voice the speech system has for a language.
    #[must_use]
    pub fn without_voice(mut self, language: Language) -> VoiceSettings {
        self.voices.retain(|(of, _)| *of != language);
        self
    }

    /// The chosen voice of a language; nothing where any will do.
    #[must_use]
    pub fn voice(&self, language: Language) -> Option<&VoiceName> {
        self.voices.iter().find(|(of, _)| *of == language).map(|(_, voice)| voice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_stays_within_its_range() {
        assert_eq!(Rate::new(101), None);
        assert_eq!(Rate::new(-101), None);
        assert_eq!(Rate::new(100_000), None);
        assert_eq!(Volume::new(-1), None);
        assert_eq!(Rate::new(-100), Some(Rate::LOWEST));
        assert_eq!(Rate::default().moved(10).level(), 10);
        assert_eq!(Rate::default().moved(i32::MIN), Rate::LOWEST);
        assert_eq!(Volume::default().moved(5), Volume::HIGHEST);
        assert_eq!(Volume::HIGHEST.moved(-100).level(), 0);
    }

    #[test]
    fn a_voice_has_a_name_on_one_line() {
        assert_eq!(VoiceName::new(" German ").map(|name| name.0), Ok("German".to_owned()));
        for no_name in ["", " ", "German\r\nQUIT", "a\0b", &"a".repeat(101)] {
            assert!(VoiceName::new(no_name).is_err(), "{no_name:?}");
        }
    }

    #[test]
    fn each_language_has_its_own_voice() {
        let anna = VoiceName::new("Anna").expect("a name");
        let berta = VoiceName::new("Berta").expect("a name");
        let settings = VoiceSettings::default()
            .with_voice(Language::German, anna.clone())
            .with_voice(Language::French, anna)
            .with_voice(Language::German, berta.clone())
            .without_voice(Language::French);
        assert_eq!(settings.voice(Language::German), Some(&berta));
        assert_eq!(settings.voice(Language::French), None);
    }
}
