//! A player's choices for speech recognition.

use std::path::PathBuf;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EarSettings {
    /// When Hector listens.
    pub mode: EarMode,
    /// A part of the microphone's name; the system's choice if empty.
    pub microphone: Option<String>,
    pub model: Option<PathBuf>,
    /// The name of a learned voice to use instead of a model.
    pub profile: Option<String>,
    pub recordings: Recordings,
    pub echo: Echo,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum EarMode {
    Off,
    /// After a key, for one utterance.
    #[default]
    Key,
    /// Always.
    Open,
    /// Always, but only after the word Hector.
    Wake,
}

/// What happens to the sound of what was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Recordings {
    /// It is dropped once it is understood.
    #[default]
    Forgotten,
    /// It is kept next to the record of the game, on this machine only.
    Kept,
}

/// Whether the microphone hears Hector's own voice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Echo {
    /// It does, through loudspeakers: Hector does not listen while it speaks.
    #[default]
    Heard,
    /// It does not, because Hector speaks into earphones: a person who speaks silences it.
    Unheard,
}

/// The modes by their names in the settings file, in the order of switching.
pub const EAR_MODES: [(&str, EarMode); 4] = [
    ("off", EarMode::Off),
    ("key", EarMode::Key),
    ("open", EarMode::Open),
    ("wake", EarMode::Wake),
];

impl EarSettings {
    /// Whether the key to talk opens the microphone.
    pub fn is_by_key(&self) -> bool {
        self.mode == EarMode::Key
    }
}
