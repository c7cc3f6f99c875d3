//! What a player has chosen for the ear. Never opens one.

use std::path::PathBuf;

use crate::devices::acoustics::ProfileName;

/// The choices.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::scenes) struct EarSettings {
    /// When Hector listens.
    pub(in crate::scenes) mode: EarMode,
    /// A part of the name of the microphone; the system's own choice if none is named.
    pub(in crate::scenes) microphone: Option<String>,
    /// The folder of another model.
    pub(in crate::scenes) model: Option<PathBuf>,
    /// A voice that was learned, in the place of a model.
    pub(in crate::scenes) profile: Option<ProfileName>,
    /// What becomes of the sound of what was said.
    pub(in crate::scenes) recordings: Recordings,
    /// Whether the microphone hears Hector's own voice.
    pub(in crate::scenes) echo: Echo,
}

/// When Hector listens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::scenes) enum EarMode {
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
pub(in crate::scenes) enum Recordings {
    /// It is forgotten when it is understood.
    #[default]
    Forgotten,
    /// It is kept beside the record of the game, on this machine alone.
    Kept,
}

/// Whether the microphone hears Hector's own voice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::scenes) enum Echo {
    /// It does, by way of loudspeakers: Hector does not listen while it speaks.
    #[default]
    Heard,
    /// It does not, because Hector speaks into earphones: whoever speaks silences it.
    Unheard,
}

/// The modes by their names in the file of settings, in the order in which they take turns.
pub(in crate::scenes) const EAR_MODES: [(&str, EarMode); 4] = [
    ("off", EarMode::Off),
    ("key", EarMode::Key),
    ("open", EarMode::Open),
    ("wake", EarMode::Wake),
];

impl EarSettings {
    /// Whether the microphone opens by the key to talk.
    pub(in crate::scenes) fn is_by_key(&self) -> bool {
        self.mode == EarMode::Key
    }

    /// Takes in a line of the file of settings; nothing where it is none of these.
    pub(super) fn take(&mut self, name: &str, value: &str) -> Option<()> {
        match (name, value) {
            ("ear", value) => {
                self.mode = EAR_MODES.iter().find(|(mode, _)| *mode == value)?.1;
            }
            ("microphone", value) => self.microphone = named(value),
            ("model", value) => self.model = named(value).map(PathBuf::from),
            ("profile", "") => self.profile = None,
            ("profile", name) => self.profile = Some(name.parse().ok()?),
            ("recordings", "off") => self.recordings = Recordings::Forgotten,
            ("recordings", "on") => self.recordings = Recordings::Kept,
            ("earphones", "no") => self.echo = Echo::Heard,
            ("earphones", "yes") => self.echo = Echo::Unheard,
            _ => return None,
        }
        Some(())
    }

    /// The lines of the file.
    pub(super) fn lines(&self) -> Vec<String> {
        let mode = EAR_MODES.iter().find(|(_, mode)| *mode == self.mode).map_or("", |mode| mode.0);
        let recordings = match self.recordings {
            Recordings::Forgotten => "off",
            Recordings::Kept => "on",
        };
        let earphones = match self.echo {
            Echo::Heard => "no",
            Echo::Unheard => "yes",
        };
        let mut lines = vec![format!("ear = {mode}")];
        lines.extend(self.microphone.iter().map(|name| format!("microphone = {name}")));
        lines.extend(self.model.iter().map(|folder| format!("model = {}", folder.display())));
        lines.extend(self.profile.iter().map(|name| format!("profile = {name}")));
        lines.push(format!("recordings = {recordings}"));
        lines.push(format!("earphones = {earphones}"));
        lines
    }
}

fn named(value: &str) -> Option<String> {
    Some(value.to_owned()).filter(|value| !value.is_empty())
}
