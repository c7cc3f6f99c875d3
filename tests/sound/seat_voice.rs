//! A player's seat that is heard: a real terminal, speech-dispatcher, espeak-ng and a sink
//! that is recorded.

use std::time::{Duration, Instant};

use crate::common::at_terminal::AtTerminal;
use crate::common::recording::{samples, time};
use crate::common::sound::{home, in_a_private_world};

const LIMIT: Duration = Duration::from_secs(12);
const QUIET: Duration = Duration::from_millis(600);

/// A player of German words.
fn sit_down() -> AtTerminal {
    AtTerminal::begin("player", &home(), "language = de\n", "play --language de")
}

#[test]
fn the_first_question_is_heard_soon_and_a_key_silences_it() {
    in_a_private_world(
        module_path!(),
        "the_first_question_is_heard_soon_and_a_key_silences_it",
        |world| {
            let mut recording = world.record();
            let begun = recording.now();
            let mut player = sit_down();
            let first = recording.wait_for_sound(begun, LIMIT).expect("the first question");
            println!("from the start to the first word: {:?}", time(first - begun));
            // A key begins a line, and whoever types wants silence.
            let pressed = recording.now();
            player.presses("w");
            let silent = recording.wait_for_silence(pressed, QUIET);
            let taken = time(silent - pressed);
            println!("from the key to silence: {taken:?}");
            // The whole question takes four seconds.
            assert!(taken < Duration::from_millis(1_500), "{taken:?}");
        },
    );
}

#[test]
fn moves_times_and_presses_are_heard() {
    in_a_private_world(module_path!(), "moves_times_and_presses_are_heard", |world| {
        let mut recording = world.record();
        let mut player = sit_down();
        let mut heard_after = |player: &mut AtTerminal, text: &str| -> Duration {
            let from = recording.now();
            player.presses(text);
            recording
                .wait_for_sound(from, LIMIT)
                .unwrap_or_else(|| panic!("nothing after {text:?}"));
            let now = recording.now();
            let end = recording.wait_for_silence(now, QUIET);
            time(end - from)
        };
        for text in ["\r", "\r", "\r"] {
            heard_after(&mut player, text);
        }
        heard_after(&mut player, "\r");
        let noted = heard_after(&mut player, "eva vier\r");
        let spelled = heard_after(&mut player, "\u{1b}OR");
        assert!(spelled > noted, "{spelled:?} and {noted:?}");
        let time_told = heard_after(&mut player, "\u{1b}[15~");
        // "Notiert" is one word, the time a sentence.
        assert!(time_told > noted, "{time_told:?} and {noted:?}");
        let again = heard_after(&mut player, ".");
        assert!(again.abs_diff(time_told) < Duration::from_secs(2), "{again:?} {time_told:?}");
    });
}

#[test]
fn a_voice_is_chosen_by_name_and_kept() {
    in_a_private_world(module_path!(), "a_voice_is_chosen_by_name_and_kept", |world| {
        let mut recording = world.record();
        let begun = recording.now();
        let mut player = sit_down();
        recording.wait_for_sound(begun, LIMIT).expect("the first question");
        let kept = home().join("settings.txt");
        let wait_until = |what: &str, is_kept: fn(&str) -> bool| {
            let until = Instant::now() + LIMIT;
            while !is_kept(&std::fs::read_to_string(&kept).expect("the settings")) {
                assert!(Instant::now() < until, "{what}");
                std::thread::sleep(Duration::from_millis(20));
            }
        };
        player.presses("\r\r\rstimme anni\r");
        wait_until("the voice is not kept", |settings| {
            settings.contains("voice.de = German+Annie\n")
        });
        let from = recording.now();
        recording.wait_for_sound(from, LIMIT).expect("the voice tells its name");
        player.presses("stimme egal\r");
        wait_until("the voice is kept", |settings| !settings.contains("voice.de"));
    });
}

#[test]
fn speech_comes_back_in_a_game_when_its_service_does() {
    in_a_private_world(
        module_path!(),
        "speech_comes_back_in_a_game_when_its_service_does",
        |world| {
            let mut recording = world.record();
            let mut player = sit_down();
            let from = recording.now();
            recording.wait_for_sound(from, LIMIT).expect("the first question");
            world.stop_speech();
            for _ in 0..3 {
                player.presses("\r");
                // Each is a line of its own, as fingers are no faster.
                std::thread::sleep(Duration::from_millis(50));
            }
            player.presses("\reva vier\r");
            let _speech = world.start_speech();
            let back = Instant::now();
            let from = recording.now();
            // Asked until it is answered aloud.
            loop {
                player.presses("\u{1b}[15~");
                let after =
                    recording.now().saturating_sub(samples(Duration::from_millis(50))).max(from);
                if recording.wait_for_sound(after, Duration::from_millis(300)).is_some() {
                    break;
                }
                assert!(back.elapsed() < LIMIT, "the voice stays away");
            }
            println!("speech after {:?}", back.elapsed());
        },
    );
}
