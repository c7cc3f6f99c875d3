//! The settings of the voice: rate, pitch, volume, a voice for each language, and how much is said. A scene passes
//! them to the speaker.

use crate::words::Language;

/// A setting that is a number within a range.
macro_rules! level {
    ($(#[$doc:meta])* $name:ident($number:ty), $lowest:literal to $highest:literal, at first $first:literal) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name($number);

        impl $name {
            pub const LOWEST: $name = $name($lowest);
            pub const HIGHEST: $name = $name($highest);

            /// `None` outside the range.
            #[must_use]
            pub fn new(level: i32) -> Option<$name> {
                let level = <$number>::try_from(level).ok().map($name)?;
                ($name::LOWEST..=$name::HIGHEST).contains(&level).then_some(level)
            }

            /// The level this many steps away, or the end of the range.
            #[must_use]
            pub fn moved(self, steps: i32) -> $name {
                let level = i32::from(self.0).saturating_add(steps);
                let end = if steps < 0 { $name::LOWEST } else { $name::HIGHEST };
                $name::new(level).unwrap_or(end)
            }

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
    /// Roughly this many words a minute with the synthesizer that most machines have; other voices are close.
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Verbosity {
    /// Only what must be said.
    Brief,
    /// What most players want.
    #[default]
    Normal,
    /// Everything.
    Full,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum SpeechSystem {
    /// The usual one on this machine.
    #[default]
    Usual,
    /// speech-dispatcher.
    SpeechDispatcher,
    /// The one that this machine has, through an interface that all systems have.
    Portable,
    /// The screen reader Orca, so that only one voice speaks.
    Orca,
    /// The screen reader NVDA, for the same reason.
    Nvda,
}

/// The name of a voice, as the speech system knows it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct VoiceName(String);

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no name of a voice: {self:?}")]
pub struct NotAVoice {
    read: String,
}

impl VoiceName {
    /// In letters.
    pub const LONGEST: usize = 100;

    pub fn new(name: &str) -> Result<VoiceName, NotAVoice> {
        let name = name.trim();
        let letters = name.chars().count();
        if letters == 0 || letters > VoiceName::LONGEST || name.chars().any(char::is_control) {
            let read = name.chars().take(VoiceName::LONGEST).collect();
            return Err(NotAVoice { read });
        }
        Ok(VoiceName(name.to_owned()))
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct VoiceSettings {
    pub rate: Rate,
    pub pitch: Pitch,
    pub volume: Volume,
    pub verbosity: Verbosity,
    /// Takes effect at the next start.
    pub system: SpeechSystem,
    voices: Vec<(Language, VoiceName)>,
}

impl VoiceSettings {
    /// The settings with a chosen voice for a language.
    #[must_use]
    pub fn with_voice(mut self, language: Language, voice: VoiceName) -> VoiceSettings {
        self = self.without_voice(language);
        self.voices.push((language, voice));
        self
    }

    /// The settings with the speech system's own voice for a language.
    #[must_use]
    pub fn without_voice(mut self, language: Language) -> VoiceSettings {
        self.voices.retain(|(of, _)| *of != language);
        self
    }

    /// The chosen voice of a language; `None` if any will do.
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
