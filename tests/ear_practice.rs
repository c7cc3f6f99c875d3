//! A practice game by voice alone, from the first question to the end: a synthetic voice
//! speaks, Hector hears, answers and plays. Everything is real.

#![cfg(all(feature = "voice", feature = "ear"))]
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "common/at_terminal.rs"]
mod at_terminal;
#[path = "common/sound.rs"]
mod sound;

use std::time::Duration;

use at_terminal::AtTerminal;
use sound::{Recording, home, in_a_private_world};

/// How long nothing sounds once Hector has spoken.
const QUIET: Duration = Duration::from_millis(700);

fn speak(text: &str) {
    sound::speak("de", "130", text);
}

/// Whoever talks with Hector, and what sounds.
struct Talk {
    player: AtTerminal,
    recording: Recording,
}

/// Says something after the key, again if it was not understood.
fn says_until(talk: &mut Talk, text: &str, answer: &str) {
    let Talk { player, recording } = talk;
    // The microphone may not be found yet.
    for _ in 0..8 {
        let now = recording.now();
        recording.wait_for_silence(now, QUIET);
        player.presses(" ");
        speak(text);
        player.presses(" ");
        let answers = [answer, "Richtig gehört", "Nicht verstanden", "Mikrofon"];
        match player.sees_one_of(&answers) {
            (0, _) => return,
            (1, told) => {
                let right = told.to_lowercase().contains(&text.to_lowercase());
                player.types(if right { "ja" } else { "nein" });
                if right {
                    player.sees(answer);
                    return;
                }
            }
            _ => {}
        }
    }
    panic!("{text} was not understood: {}", player.shown());
}

#[test]
fn a_practice_game_is_played_by_voice_from_the_first_question_to_the_end() {
    in_a_private_world(
        "a_practice_game_is_played_by_voice_from_the_first_question_to_the_end",
        |world| {
            let recording = world.record();
            let settings = "language = de\near = key\n";
            let scene = "practice --language de --seed 3";
            let player = AtTerminal::begin("player", &home(), settings, scene);
            let mut talk = Talk { player, recording };
            talk.player.sees("Ihre Farbe?");
            for (said, answer) in [
                ("Weiß", "Gegen wen?"),
                ("drei", "Eine Uhr?"),
                ("nein", "Bereit. Sie spielen Weiß"),
                ("Eva zwei Eva vier", "Eva zwei Eva vier."),
                ("Feld Eva vier", "Eva vier weiß Bauer."),
                ("Figuren Springer", "weiß Springer: Bella eins"),
                ("Züge von Bella eins", "Kann ziehen nach:"),
                ("Reihe zwei", "Anna zwei weiß Bauer"),
                ("Linie Anna", "Anna eins weiß Turm"),
                ("Brett", "Anna acht schwarz Turm"),
                ("Zurück", "Zurückgenommen."),
                ("Gebe auf", "Aufgeben?"),
                ("ja", "Weiß gibt auf."),
            ] {
                says_until(&mut talk, said, answer);
            }
        },
    );
}
