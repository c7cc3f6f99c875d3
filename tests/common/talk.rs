//! A user who talks with Hector at a terminal: opens the microphone with the key, speaks, and repeats until Hector
//! understands. Everything is real.

use std::time::Duration;

use super::at_terminal::AtTerminal;
use super::recording::Recording;
use super::sound::{self, World};

/// The silence after which Hector counts as having finished.
const QUIET: Duration = Duration::from_millis(700);
/// Tries before words count as not understood. At the first try the microphone may not be ready yet.
const TRIES: usize = 8;

/// The user, and a recording of the sound.
pub(crate) struct Talk {
    pub(crate) player: AtTerminal,
    recording: Recording,
}

impl Talk {
    /// With the program at this terminal, from its first words on.
    pub(crate) fn with(player: AtTerminal, world: &World) -> Talk {
        Talk { player, recording: world.record() }
    }

    /// Waits until Hector has finished speaking.
    pub(crate) fn waits(&mut self) {
        let now = self.recording.now();
        self.recording.wait_for_silence(now, QUIET);
    }

    /// Says something until the answer is shown. Confirms it if Hector asks whether it heard right.
    pub(crate) fn says(&mut self, text: &str, answer: &str) {
        for _ in 0..TRIES {
            self.waits();
            self.player.presses(" ");
            sound::speak("de", "130", text);
            self.player.presses(" ");
            let answers = [answer, "Richtig gehört", "Nicht verstanden", "Mikrofon"];
            match self.player.sees_one_of(&answers) {
                (0, _) => return,
                (1, told) => {
                    let right = told.to_lowercase().contains(&text.to_lowercase());
                    self.player.types(if right { "ja" } else { "nein" });
                    if right {
                        self.player.sees(answer);
                        return;
                    }
                }
                _ => {}
            }
        }
        panic!("{text} was not understood: {}", self.player.shown());
    }
}
