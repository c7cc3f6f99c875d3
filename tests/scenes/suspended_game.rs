//! A tournament game at a terminal that somebody suspends: how long stands in the record, and the arbiter
//! hears it.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::common::at_terminal::AtTerminal;
use crate::common::screen::Screen;
use crate::common::somebody::{home, start_as_chosen};
use hector::clock::Span;
use hector::devices::journal::read;
use hector::record::read_fact;
use hector::table::{Absence, Fact};

const NUMBER: &str = "471100";

/// What is asked and told on the way, in one language.
struct Words {
    language: &'static str,
    colour: (&'static str, &'static str),
    time: &'static str,
    mode: (&'static str, &'static str),
    again: &'static str,
    set: &'static str,
    start: (&'static str, &'static str),
    arbiter: (&'static str, &'static str),
    told: &'static str,
}

const WORDS: [Words; 3] = [
    Words {
        language: "en",
        colour: ("Your colour?", "white"),
        time: "Which time control?",
        mode: ("Training or tournament?", "tournament"),
        again: "The same number again.",
        set: "The device is sealed",
        start: ("start", "White's clock runs."),
        arbiter: ("arbiter", "The arbiter's number, please."),
        told: "The program was suspended for",
    },
    Words {
        language: "de",
        colour: ("Ihre Farbe?", "weiß"),
        time: "Welche Bedenkzeit?",
        mode: ("Training oder Turnier?", "turnier"),
        again: "Dieselbe Nummer noch einmal.",
        set: "Das Gerät ist",
        start: ("start", "Uhr von Weiß läuft."),
        arbiter: ("schiedsrichter", "Nummer des Schiedsrichters"),
        told: "Das Programm war",
    },
    Words {
        language: "fr",
        colour: ("Votre couleur", "blancs"),
        time: "Quelle cadence",
        mode: ("ou tournoi", "tournoi"),
        again: "encore une fois",
        set: "appareil est",
        start: ("départ", "pendule des Blancs"),
        arbiter: ("arbitre", "arbitre"),
        told: "Le programme a été suspendu pendant",
    },
];

/// Starts a sealed game; the screen shows that the clock runs.
fn begins(screen: &Screen, home: &Path, words: &Words) {
    start_as_chosen(screen, home, &format!("play --language {}", words.language));
    for (asked, answer) in
        [words.colour, (words.time, "15+10"), words.mode, ("", NUMBER), (words.again, NUMBER)]
    {
        screen.shows(asked);
        screen.enter(answer);
    }
    screen.shows(words.set);
    screen.enter(words.start.0);
    screen.shows(words.start.1);
}

/// How long the program was suspended by what stands in the record.
fn recorded(home: &Path) -> Vec<Span> {
    let games = fs::read_dir(home.join("games")).expect("games");
    let mut records = games.map(|entry| entry.expect("one").path());
    let record = records.find(|path| path.extension().is_some_and(|end| end == "hector"));
    let record = read(&record.expect("a record")).expect("a record");
    let suspended = |body: &str| match read_fact(body).ok()?.fact {
        Fact::Returned(Absence::Suspended(away)) => Some(away),
        _ => None,
    };
    record.rows.iter().filter_map(|row| suspended(&row.body)).collect()
}

#[test]
fn the_arbiter_hears_how_long_a_sealed_game_was_suspended_by_a_key() {
    for words in &WORDS {
        let home = home(&format!("suspended-{}", words.language));
        let screen = Screen::with_shell(&format!("suspended-{}", words.language));
        begins(&screen, &home, words);
        screen.press(&["C-z"]);
        screen.shows("[1]");
        let stopped = Instant::now();
        sleep(Duration::from_millis(1_200));
        screen.run("fg");
        screen.enter(words.arbiter.0);
        screen.shows(words.arbiter.1);
        screen.enter(NUMBER);
        screen.shows(words.told);
        let most = Span::from(stopped.elapsed());
        drop(screen);
        let away = recorded(&home);
        assert!(matches!(away[..], [one] if one > Span::from_seconds(1) && one < most), "{away:?}");
    }
}

#[test]
fn a_stop_by_another_program_is_told_as_well() {
    let home = home("suspended-elsewhere");
    let settings = "language = en\n";
    let mut seat = AtTerminal::begin("seat", &home, settings, "play --silent --language en");
    seat.answers(&[
        ("Your colour?", "white"),
        ("Which time control?", "15+10"),
        ("Training or tournament?", "tournament"),
        ("Enter alone: no tournament.", NUMBER),
        ("The same number again.", NUMBER),
        ("The device is sealed", "start"),
    ]);
    seat.sees("White's clock runs.");
    sends("STOP", seat.program());
    sleep(Duration::from_millis(1_200));
    sends("CONT", seat.program());
    seat.answers(&[("", "arbiter"), ("The arbiter's number, please.", NUMBER)]);
    seat.sees("Arbiter: The program was suspended for");
    let away = recorded(&home);
    assert!(matches!(away[..], [one] if one > Span::from_seconds(1)), "{away:?}");
    drop(seat);
}

fn sends(signal: &str, program: u32) {
    let kill = format!("kill -{signal} {program}");
    assert!(Command::new("sh").args(["-c", &kill]).status().expect("sh").success(), "{kill}");
}
