//! Reading aloud into a microphone, to be understood better or to give the recordings away.
//! Everything is real, from the loudspeaker to the file.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::common::at_terminal::AtTerminal;
use crate::common::sound::{self, home, in_a_private_world};

const LIMIT: Duration = Duration::from_secs(15);
const GERMAN: &str = "language = de\n";

/// Presses the key, reads aloud what was shown last, and waits until it is kept.
fn reads(reader: &mut AtTerminal, prompt: &str, list: &Path) {
    let before = fs::read_to_string(list).unwrap_or_default();
    reader.presses("\r");
    // As people draw breath.
    std::thread::sleep(Duration::from_millis(200));
    sound::speak("de", "130", prompt);
    let until = Instant::now() + LIMIT;
    while fs::read_to_string(list).unwrap_or_default() == before {
        assert!(Instant::now() < until, "{}", reader.shown());
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn announcements_are_read_into_the_microphone_and_reading_goes_on_another_day() {
    let name = "announcements_are_read_into_the_microphone_and_reading_goes_on_another_day";
    in_a_private_world(module_path!(), name, |_| {
        let list = home().join("readings/anna/prompts.tsv");
        let mut reader = AtTerminal::begin("reader", &home(), GERMAN, "enrol anna --silent");
        reader.sees("Springer ");
        let first = format!("Springer {}", reader.sees("\r\n").trim_end());
        reads(&mut reader, &first, &list);
        let second = reader.sees("\r\n").trim_end().to_owned();
        reads(&mut reader, &second, &list);
        let third = reader.sees("\r\n").trim_end().to_owned();
        reader.presses("\u{1b}");
        reader.ends();
        let kept = fs::read_to_string(&list).expect("the list");
        assert_eq!(kept, format!("01.wav\t{first}\n02.wav\t{second}\n"));
        let heard = Command::new(env!("CARGO_BIN_EXE_hector"))
            .args(["transcribe", "--grammar", "announcement"])
            .args(["01.wav", "02.wav"].map(|file| list.with_file_name(file)))
            .env("HECTOR_HOME", home())
            .output()
            .expect("an answer");
        let heard = String::from_utf8_lossy(&heard.stdout).into_owned();
        assert_eq!(heard, format!("{first}\n{second}\n").to_lowercase());
        let mut reader = AtTerminal::begin("reader", &home(), GERMAN, "enrol anna --silent");
        reader.sees(&third);
    });
}

#[test]
fn nothing_is_recorded_of_who_does_not_agree() {
    in_a_private_world(module_path!(), "nothing_is_recorded_of_who_does_not_agree", |_| {
        let mut giver = AtTerminal::begin("giver", &home(), GERMAN, "contribute --silent");
        giver.sees("Nichts wird gesendet");
        giver.sees("Ja oder nein.");
        giver.types("vielleicht");
        giver.sees("Bitte ja oder nein eingeben.");
        giver.types("nein");
        giver.sees("Es wurde nichts aufgenommen.");
        giver.ends();
        // Who has second thoughts at a later question leaves by the word.
        let mut giver = AtTerminal::begin("giver", &home(), GERMAN, "contribute --silent");
        giver.sees("Ja oder nein.");
        giver.types("ja");
        giver.sees("Wofür dürfen");
        giver.types("hilfe");
        giver.sees("Zahl von 1 bis 3");
        giver.sees("Wofür dürfen");
        giver.types("3");
        giver.sees("Wie alt");
        giver.types("ende");
        giver.sees("Es wurde nichts aufgenommen.");
        giver.ends();
        assert!(!home().join("contribution").exists());
    });
}

#[test]
fn who_agrees_says_what_may_be_done_and_reads_and_may_take_it_all_back() {
    let name = "who_agrees_says_what_may_be_done_and_reads_and_may_take_it_all_back";
    in_a_private_world(module_path!(), name, |_| {
        let folder = home().join("contribution");
        let mut giver = AtTerminal::begin("giver", &home(), GERMAN, "beitragen --silent");
        giver.sees("Ja oder nein.");
        giver.types("ja");
        for (question, unusable, remedy, answer) in [
            ("Wofür dürfen", "4", "Zahl von 1 bis 3", "3"),
            ("Wie alt", "dreißig", "Zahl von 1 bis 5", "5"),
            ("Muttersprache?", "", "bis 60 Buchstaben", "Plattdeutsch"),
            ("Mikrofon ist es?", " ", "bis 60 Buchstaben", "Headset"),
        ] {
            giver.sees(question);
            giver.types(unusable);
            giver.sees(remedy);
            giver.types(answer);
        }
        giver.sees("Sie hören 40 Ansagen und 10 Sätze");
        giver.sees("Springer ");
        let first = format!("Springer {}", giver.sees("\r\n").trim_end());
        reads(&mut giver, &first, &folder.join("prompts.tsv"));
        giver.presses("\u{1b}");
        giver.sees("1 von 50");
        giver.ends();
        let card = fs::read_to_string(folder.join("card.txt")).expect("the card");
        for row in ["licence: only to train", "age: not said", "mother tongue: Plattdeutsch"] {
            assert!(card.contains(row), "{card}");
        }
        // What was asked is not asked again.
        let mut giver = AtTerminal::begin("giver", &home(), GERMAN, "contribute --silent");
        giver.sees("Schon gesprochen: 1 von 50");
        giver.presses("\u{1b}");
        giver.ends();
        let removed = Command::new(env!("CARGO_BIN_EXE_hector"))
            .args(["contribute", "--remove", "--language", "de"])
            .env("HECTOR_HOME", home())
            .output()
            .expect("an answer");
        assert_eq!(String::from_utf8_lossy(&removed.stdout), "Die Aufnahmen sind gelöscht.\n");
        assert!(!folder.exists());
    });
}
