//! Which program is running, so that sentences name only scenes that it has.

use super::language::Language;
use super::scene_names::opened_in;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhichProgram {
    /// The whole program.
    Hector,
    /// The program that only records.
    Recorder,
}

/// A scene that every program has, so that any sentence may name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SharedScene {
    Play,
    Doctor,
}

impl SharedScene {
    pub const ALL: [SharedScene; 2] = [SharedScene::Play, SharedScene::Doctor];

    pub fn name(self) -> &'static str {
        match self {
            SharedScene::Play => "play",
            SharedScene::Doctor => "doctor",
        }
    }
}

/// The scenes of the recorder.
const RECORDS: [&str; 6] = ["play", "arbiter", "clock", "games", "verify", "doctor"];

impl WhichProgram {
    /// The command that starts it.
    pub fn command(self) -> &'static str {
        match self {
            WhichProgram::Hector => "hector",
            WhichProgram::Recorder => "hector-recorder",
        }
    }

    /// Whether it has a scene of `hector`.
    pub fn has(self, scene: &str) -> bool {
        match self {
            WhichProgram::Hector => true,
            WhichProgram::Recorder => RECORDS.contains(&scene),
        }
    }

    /// The command line for a scene that every program has, in the user's language.
    pub fn opens(self, scene: SharedScene, options: &str, language: Language) -> String {
        opened_in(self.command(), scene.name(), options, language)
    }

    /// The command line for any scene. `None` if this program does not have it.
    pub(crate) fn opens_any(
        self,
        scene: &str,
        options: &str,
        language: Language,
    ) -> Option<String> {
        self.has(scene).then(|| opened_in(self.command(), scene, options, language))
    }
}
