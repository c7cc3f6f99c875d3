//! What a player has chosen for the ear. Never opens one.

use std::path::PathBuf;

/// The choices.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EarSettings {
    /// When Hector listens.
    pub mode: EarMode,
    /// A part of the name of the microphone; the system's own choice if none is named.
    pub microphone: Option<String>,
    /// The folder of another model.
    pub model: Option<PathBuf>,
    /// The name of a voice that was learned, in the place of a model.
    pub profile: Option<String>,
    /// What becomes of the sound of what was said.
    pub recordings: Recordings,
    /// Whether the microphone hears Hector's own voice.
    pub echo: Echo,
}

/// When Hector listens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum EarMode {
    /// Never.
    Off,
    /// After a key, for one utterance.
    #[default]
    Key,
    /// Always.
    Open,
    /// Always, for what comes after the word Hector.
    Wake,
}

/// What becomes of the sound of what was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Recordings {
    /// It is forgotten when it is understood.
    #[default]
    Forgotten,
    /// It is kept beside the record of the game, on this machine alone.
    Kept,
}

/// Whether the microphone hears Hector's own voice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Echo {
    /// It does, by way of loudspeakers: Hector does not listen while it speaks.
    #[default]
    Heard,
    /// It does not, because Hector speaks into earphones: whoever speaks silences it.
    Unheard,
}

/// The modes by their names in the file of settings, in the order in which they take turns.
pub const EAR_MODES: [(&str, EarMode); 4] = [
    ("off", EarMode::Off),
    ("key", EarMode::Key),
    ("open", EarMode::Open),
    ("wake", EarMode::Wake),
];

impl EarSettings {
    /// Whether the microphone opens by the key to talk.
    pub fn is_by_key(&self) -> bool {
        self.mode == EarMode::Key
    }
}
