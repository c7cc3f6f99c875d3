//! Which program tells something, so that a sentence names only what that program has. Never opens a scene.

use super::language::Language;
use super::scene_names::opened_in;

/// A program that tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhichProgram {
    /// The whole one.
    Hector,
    /// The one that only records.
    Recorder,
}

/// A scene that sentences of every program name, because every program has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SharedScene {
    Play,
    Doctor,
}

impl SharedScene {
    /// Every one.
    pub const ALL: [SharedScene; 2] = [SharedScene::Play, SharedScene::Doctor];

    /// Its own name.
    pub fn name(self) -> &'static str {
        match self {
            SharedScene::Play => "play",
            SharedScene::Doctor => "doctor",
        }
    }
}

/// What the program that only records opens.
const RECORDS: [&str; 6] = ["play", "arbiter", "clock", "games", "verify", "doctor"];

impl WhichProgram {
    /// What it is started by.
    pub fn command(self) -> &'static str {
        match self {
            WhichProgram::Hector => "hector",
            WhichProgram::Recorder => "hector-recorder",
        }
    }

    /// Whether it opens a scene of `hector`.
    pub fn has(self, scene: &str) -> bool {
        match self {
            WhichProgram::Hector => true,
            WhichProgram::Recorder => RECORDS.contains(&scene),
        }
    }

    /// How a scene that every program has is opened, as somebody of a language writes it.
    pub fn opens(self, scene: SharedScene, options: &str, language: Language) -> String {
        opened_in(self.command(), scene.name(), options, language)
    }

    /// How any scene is opened; none where this program has no such scene.
    pub(crate) fn opens_any(
        self,
        scene: &str,
        options: &str,
        language: Language,
    ) -> Option<String> {
        self.has(scene).then(|| opened_in(self.command(), scene, options, language))
    }
}
