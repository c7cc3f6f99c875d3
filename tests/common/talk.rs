//! Somebody who talks with Hector at a terminal: opens the microphone with the key, speaks, and
//! says it again until it is understood. Everything is real.

use std::time::Duration;

use super::at_terminal::AtTerminal;
use super::recording::Recording;
use super::sound::{self, World};

/// How long nothing sounds once Hector has spoken.
const QUIET: Duration = Duration::from_millis(700);
/// How often something is said before it counts as not understood; the microphone may not be
/// found yet when it is said first.
const TRIES: usize = 8;

/// Whoever talks with Hector, and what sounds.
pub(crate) struct Talk {
    pub(crate) player: AtTerminal,
    recording: Recording,
}

impl Talk {
    /// With the program at this terminal, from whatever it says first.
    pub(crate) fn with(player: AtTerminal, world: &World) -> Talk {
        Talk { player, recording: world.record() }
    }

    /// Waits until Hector has spoken.
    pub(crate) fn waits(&mut self) {
        let now = self.recording.now();
        self.recording.wait_for_silence(now, QUIET);
    }

    /// Says something until the answer to it is seen; a question whether it was heard right is
    /// answered.
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
