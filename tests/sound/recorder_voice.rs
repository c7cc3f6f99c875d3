//! The program that only records, heard at a real terminal: speech-dispatcher, espeak-ng and a
//! sink that is recorded.

use std::time::Duration;

use crate::common::at_terminal::AtTerminal;
use crate::common::recording::time;
use crate::common::sound::{home, in_a_private_world};

const LIMIT: Duration = Duration::from_secs(12);
/// Longer than a busy machine takes a breath within a sentence.
const QUIET: Duration = Duration::from_millis(1_500);

#[test]
fn the_recorder_asks_aloud_answers_a_move_with_one_word_and_tells_the_time() {
    in_a_private_world(
        module_path!(),
        "the_recorder_asks_aloud_answers_a_move_with_one_word_and_tells_the_time",
        |world| {
            let mut recording = world.record();
            let command = format!("'{}'; exit $?", env!("CARGO_BIN_EXE_hector-recorder"));
            let witness = [("HECTOR_WITNESS", home().join("witness").display().to_string())];
            let begun = recording.now();
            let settings = "language = de\n";
            let mut player =
                AtTerminal::begin_with("recorder", &home(), settings, &command, &witness);
            let first = recording.wait_for_sound(begun, LIMIT).expect("the first question");
            println!("from the start to the first word: {:?}", time(first - begun));
            player.sees("Ihre Farbe?");
            let mut heard_after = |player: &mut AtTerminal, keys: &str, shown: &str| -> Duration {
                let from = recording.now();
                player.presses(keys);
                player.sees(shown);
                recording.wait_for_sound(from, LIMIT).unwrap_or_else(|| panic!("after {keys:?}"));
                let now = recording.now();
                time(recording.wait_for_silence(now, QUIET) - from)
            };
            heard_after(&mut player, "\r", "Welche Bedenkzeit?");
            // No question for training: it plays in tournament mode alone.
            heard_after(&mut player, "\r", "Turnier:");
            heard_after(&mut player, "471100\r", "noch einmal");
            heard_after(&mut player, "471100\r", "Bereit.");
            assert!(!player.shown().contains("4711"), "the number is shown: {}", player.shown());
            heard_after(&mut player, "\r", "Die Uhr von Weiß läuft.");
            let noted = heard_after(&mut player, "e2e4\r", "Notiert.");
            let time_told = heard_after(&mut player, "\u{1b}[15~", "eine Stunde");
            // "Notiert" is one word, the time a sentence.
            assert!(time_told > noted, "{time_told:?} and {noted:?}");
            heard_after(&mut player, "was steht auf e4\r", "zeichnet nur auf");
            heard_after(&mut player, "üben\r", "Nicht verstanden");
        },
    );
}
