//! The ear at a player's seat, with what the player has chosen for it: a voice that was
//! learned, recordings that are kept, a word that wakes. Everything is real, from the
//! loudspeaker to the score.

use crate::common::sound;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::common::at_terminal::AtTerminal;
use crate::common::recording::{Recording, time};
use crate::common::sound::{World, assert_is_silent_at_once, home, in_a_private_world};
use crate::common::talk::Talk;
use hector::devices::acoustics::Profiles;

const QUIET: Duration = Duration::from_millis(700);
const LIMIT: Duration = Duration::from_secs(15);

/// A game in which White may move, and nobody speaks.
fn game(world: &World, settings: &str) -> AtTerminal {
    game_with_time(world, settings, "").0
}

/// The same with so much time, and when its clock was started.
fn game_with_time(world: &World, settings: &str, time: &str) -> (AtTerminal, Instant) {
    let mut recording = world.record();
    let settings = format!("language = de\n{settings}");
    let mut player = AtTerminal::begin("player", &home(), &settings, "play --language de");
    player.answers(&[("Ihre Farbe?", ""), ("Bedenkzeit", time), ("Training oder Turnier?", "")]);
    player.sees("Bereit");
    let now = recording.now();
    player.types("");
    player.sees("läuft");
    let started = Instant::now();
    is_told(&mut recording, now);
    (player, started)
}

/// Waits until something was said after a moment, and said to its end.
fn is_told(recording: &mut Recording, after: usize) {
    let begun = recording.wait_for_sound(after, LIMIT).expect("something is said");
    recording.wait_for_silence(begun, QUIET);
}

fn speak(text: &str) {
    sound::speak("de", "130", text);
}

#[test]
fn a_learned_voice_hears_and_what_it_heard_is_kept() {
    in_a_private_world(
        module_path!(),
        "a_learned_voice_hears_and_what_it_heard_is_kept",
        |world| {
            let starter = Path::new(env!("CARGO_MANIFEST_DIR")).join("models/starter");
            let network = fs::read(starter.join("am/final.mdl")).expect("the network");
            let profiles = Profiles::under(&home());
            let name = "anna".parse().expect("a name");
            let draft = profiles.draft(&name, &starter, &network).expect("a draft");
            draft.keep("Voice: a test\n").expect("it is kept");
            let player = game(world, "ear = key\nprofile = anna\nrecordings = on\n");
            let mut talk = Talk::with(player, world);
            talk.says("Eva zwei Eva vier", "Notiert");
            drop(talk);
            let kept = recordings(&home());
            assert!(!kept.is_empty(), "nothing was kept");
            let heard = Command::new(env!("CARGO_BIN_EXE_hector"))
                .args(["transcribe", "--voice", "anna", "--grammar", "announcement"])
                .args(&kept)
                .env("HECTOR_HOME", home())
                .output()
                .expect("an answer");
            let heard = String::from_utf8_lossy(&heard.stdout).into_owned();
            assert!(heard.contains("eva zwei eva vier"), "{kept:?}: {heard}");
        },
    );
}

/// Every recording under a folder.
fn recordings(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(recordings(&path));
        } else if path.extension().is_some_and(|ending| ending == "wav") {
            found.push(path);
        }
    }
    found
}

#[test]
fn a_voice_that_nobody_learned_is_told_and_the_game_goes_on() {
    in_a_private_world(
        module_path!(),
        "a_voice_that_nobody_learned_is_told_and_the_game_goes_on",
        |_| {
            let settings = "language = de\near = key\nprofile = nobody\n";
            let mut player = AtTerminal::begin("player", &home(), settings, "play --language de");
            player.sees("Ihre Farbe?");
            player.presses(" ");
            player.sees("Eine Stimme „nobody“ gibt es nicht.");
            player.types("");
            player.sees("Bedenkzeit");
        },
    );
}

#[test]
fn a_word_wakes_the_ear_and_talk_without_it_is_passed_over() {
    in_a_private_world(
        module_path!(),
        "a_word_wakes_the_ear_and_talk_without_it_is_passed_over",
        |world| {
            let mut player = game(world, "ear = wake\n");
            speak("Eva zwei Eva vier");
            let mut recording = world.record();
            let now = recording.now();
            recording.wait_for_silence(now, Duration::from_secs(2));
            assert!(!player.unseen().contains("Notiert"), "{}", player.shown());
            let noted = (0..4).any(|_| {
                speak("Hector! Eva zwei Eva vier");
                let now = recording.now();
                recording.wait_for_sound(now, LIMIT);
                recording.wait_for_silence(now, QUIET);
                let told = player.unseen();
                if told.contains("Richtig gehört") {
                    player.types("ja");
                    player.sees("Notiert");
                    return true;
                }
                told.contains("Notiert")
            });
            assert!(noted, "{}", player.shown());
        },
    );
}

/// A second sink, which only the player's voice goes to: what Hector says in the first one
/// does not come into its monitor, as earphones do not come into a microphone.
fn into_a_microphone_apart(text: &str) {
    let status = Command::new("espeak-ng")
        .args(["-v", "de", "-s", "130", text])
        .env("PULSE_SINK", "mouth")
        .status()
        .expect("espeak-ng");
    assert!(status.success());
}

#[test]
fn with_earphones_whoever_speaks_silences_hector_and_is_understood() {
    let name = "with_earphones_whoever_speaks_silences_hector_and_is_understood";
    in_a_private_world(module_path!(), name, |world| {
        let sink = ["sink_name=mouth", "sink_properties=device.description=Mouth"];
        let loaded = Command::new("pactl")
            .args(["load-module", "module-null-sink"])
            .args(sink)
            .output()
            .expect("pactl");
        assert!(loaded.status.success(), "no second sink");
        let mut player = game(world, "ear = open\nearphones = yes\nmicrophone = mouth\n");
        let mut recording = world.record();
        let noted = (0..4).any(|_| {
            let from = recording.now();
            player.types("tasten");
            recording.wait_for_sound(from, LIMIT).expect("the keys are told");
            // All of them take far longer than an announcement.
            let from = recording.now();
            into_a_microphone_apart("Eva zwei Eva vier");
            let spoken = recording.now();
            let silent = recording.wait_for_silence(from, QUIET);
            assert!(silent < spoken, "Hector spoke on: {:?}", time(silent - spoken));
            match player.sees_one_of(&["Notiert", "Richtig gehört", "Nicht verstanden"]).0 {
                0 => true,
                1 => {
                    player.types("ja");
                    player.sees("Notiert");
                    true
                }
                _ => false,
            }
        });
        assert!(noted, "{}", player.shown());
    });
}

/// The key that asks for the time, which is told in a long sentence. Behind a letter and the key that
/// takes it away: the first key of several is told alone, and only those after it come together.
const TIME: &str = "\u{1b}[15~";
const COMES_TOGETHER: &str = "x\u{7f}";

#[test]
fn a_key_silences_what_a_key_that_came_with_it_asked_for() {
    in_a_private_world(
        module_path!(),
        "a_key_silences_what_a_key_that_came_with_it_asked_for",
        |world| {
            let mut player = game(world, "ear = key\n");
            let mut recording = world.record();
            // The key to talk, pressed once more to end; and a letter, taken away again.
            for (key, after) in [(" ", " "), ("x", "\u{7f}")] {
                let took = [(); 3].map(|()| {
                    let pressed = recording.now();
                    player.presses(&format!("{COMES_TOGETHER}{TIME}{key}"));
                    player.sees("Ihre Zeit");
                    let took = time(recording.wait_for_silence(pressed, QUIET) - pressed);
                    let told = recording.now();
                    player.presses(after);
                    recording.wait_for_silence(told, 2 * QUIET);
                    took
                });
                println!("after {key:?} it sounded for {took:?}");
                assert_is_silent_at_once(took);
            }
        },
    );
}

/// How long Hector is heard from a moment until it has nothing more to say.
fn heard_from(recording: &mut Recording, from: usize) -> Duration {
    recording.wait_for_silence(from, 3 * QUIET);
    let stretches = recording.stretches(from, QUIET);
    stretches.iter().map(|stretch| time(stretch.to - stretch.from)).sum()
}

/// The same, until it is longer than so much: a machine that has much to do may stop in the middle of a word, or
/// after its first sound.
fn heard_for(recording: &mut Recording, from: usize, wanted: Duration) -> Duration {
    let until = Instant::now() + LIMIT;
    let mut heard = heard_from(recording, from);
    while heard <= wanted && Instant::now() < until {
        std::thread::sleep(QUIET);
        // A silence of before would be found again, and nothing taken in that came since.
        recording.now();
        heard = heard_from(recording, from);
    }
    heard
}

#[test]
fn what_is_told_while_the_player_talks_by_key_is_heard_afterwards() {
    let name = "what_is_told_while_the_player_talks_by_key_is_heard_afterwards";
    in_a_private_world(module_path!(), name, |world| {
        let (mut player, started) = game_with_time(world, "ear = key\n", "2 min");
        let mut recording = world.record();
        // Nothing is said and nothing told: this long does Hector speak of that.
        player.presses(" ");
        std::thread::sleep(QUIET);
        let ended = recording.now();
        player.presses(" ");
        let of_nothing = heard_from(&mut recording, ended);

        // It is time while the key is pressed, which ends by itself after fifteen seconds.
        let left = Duration::from_secs(120 - 14).saturating_sub(started.elapsed()).as_secs();
        let asked = recording.now();
        player.types(&format!("erinnere {} min {} s", left / 60, left % 60));
        player.sees("Im Training wird die Zeit gesagt");
        is_told(&mut recording, asked);
        let pressed = recording.now();
        player.presses(" ");
        player.sees("Sie haben noch");
        let told = recording.now();
        let silent = recording.wait_for_silence(told, 2 * QUIET);
        assert_eq!(recording.stretches(pressed, QUIET).len(), 0, "Hector speaks into it");
        player.presses(" ");
        recording.wait_for_sound(silent, LIMIT).expect("the time is told");
        let wanted = of_nothing + Duration::from_secs(1);
        let of_time = heard_for(&mut recording, silent, wanted);
        println!("of nothing {of_nothing:?}, of the time {of_time:?}");
        assert!(of_time > wanted, "the time is lost");
    });
}

#[test]
fn a_key_that_comes_after_the_end_of_what_was_said_does_not_silence_the_answer() {
    let name = "a_key_that_comes_after_the_end_of_what_was_said_does_not_silence_the_answer";
    in_a_private_world(module_path!(), name, |world| {
        let mut player = game(world, "ear = key\n");
        let mut recording = world.record();
        player.presses(" ");
        speak("Springer Gustav eins Felix drei");
        // The key is not pressed again, so that what is said ends by itself.
        player.sees("Springer Gustav eins Felix drei");
        let understood = recording.now();
        let begun = recording.wait_for_sound(understood, LIMIT).expect("the answer");
        player.presses(" ");
        let heard = heard_for(&mut recording, begun, Duration::from_secs(1));
        assert!(heard > Duration::from_secs(1), "only {heard:?} of the answer is heard");
    });
}

#[test]
fn what_hector_says_after_the_key_to_talk_is_not_heard_as_the_players_words() {
    in_a_private_world(
        module_path!(),
        "what_hector_says_after_the_key_to_talk_is_not_heard_as_the_players_words",
        |world| {
            let mut player = game(world, "ear = key\n");
            let mut recording = world.record();
            for _ in 0..3 {
                let pressed = recording.now();
                player.passes_over();
                player.presses(&format!("{COMES_TOGETHER} {TIME}"));
                recording.wait_for_sound(pressed, LIMIT).expect("the time");
                recording.wait_for_silence(pressed, 3 * QUIET);
                let shown = player.unseen();
                let lines: Vec<&str> = shown.lines().filter(|line| !line.is_empty()).collect();
                let [line] = lines[..] else { panic!("{lines:?}") };
                assert!(line.contains("Ihre Zeit"), "{line}");
            }
        },
    );
}
