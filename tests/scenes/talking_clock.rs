//! The talking clock alone: what is pressed and typed, and what is heard. Set `UPDATE=1`
//! to write the answers anew, then read them by eye.

use std::fs;
use std::process::{Command, Output};

use crate::common::at_home::{home, told};
use crate::common::fed::fed;
use crate::common::golden;

/// What eyes and fingers get of a press.
const PRESSED: &str = "Clock pressed.";

fn run(options: &[&str], lines: &str) -> Output {
    let home = std::env::temp_dir().join("hector-no-such-home");
    let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
    program.arg("clock").args(options).env("HECTOR_HOME", home).env("LC_ALL", "C");
    fed(&mut program, lines.as_bytes())
}

#[test]
fn a_blitz_game_is_timed_and_told_in_every_language() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seeds/talking_clock");
    let lines = fs::read_to_string(format!("{folder}/blitz.in")).expect("the lines");
    for language in ["en", "de", "fr"] {
        let output = run(&["3+2", "--language", language], &lines);
        assert!(output.status.success());
        let told = String::from_utf8(output.stdout).expect("text");
        golden::holds(format!("{folder}/blitz.{language}"), &told);
    }
}

#[test]
fn a_word_whose_first_letter_is_a_key_is_a_word_all_the_same() {
    let lines = "key t\nime\nzeit\nkey m\noves\nkey t\nrouble\n";
    let output = run(&["3+0"], lines);
    let told = String::from_utf8(output.stdout).expect("text");
    let both = "White: three minutes left. Black: three minutes left.";
    let lines: Vec<&str> = told.lines().skip(1).collect();
    assert_eq!(lines[0], both, "{told}");
    assert_eq!(lines[1], "White: three minutes left.", "{told}");
    assert_eq!(lines[2..4], ["Moves: White 0, Black 0.", both], "{told}");
    assert_eq!(lines[4], "tone: error", "{told}");
}

#[test]
fn a_press_is_a_press_whatever_is_asked() {
    // The letters of yes lie among the keys of the player on the left.
    let output = run(&["3+0"], "key p\nkey q\nkey y\nkey q\nkey q\nkey p\n");
    let told = String::from_utf8(output.stdout).expect("text");
    let spoken = told.lines().skip(1).filter(|line| !line.starts_with("tone:"));
    let asked = "Leave the clock? Press q again to leave, any other key to stay.";
    assert_eq!(spoken.collect::<Vec<_>>(), [PRESSED, asked, PRESSED, asked], "{told}");
}

#[test]
fn the_word_for_the_menu_leads_there_and_a_running_clock_is_asked_about() {
    for (language, word, asked, menu) in [
        ("en", "menu", "Leave the clock for the menu?", "Enter plays against Hector."),
        ("de", "menü", "Die Uhr verlassen und zum Menü?", "Eingabetaste: Spiel gegen Hector."),
        ("fr", "menu", "Quitter la pendule pour le menu ?", "Entrée : jouer contre Hector."),
    ] {
        let home = home(&format!("clock-menu-{language}"));
        fs::write(home.join("settings.txt"), format!("language = {language}\n")).expect("a file");
        let clock = |lines: &str| {
            let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
            program.args(["clock", "3+0"]).env("HECTOR_HOME", &home);
            told(fed(&mut program, lines.as_bytes()))
        };
        let told = clock(&format!("{word}\n"));
        assert!(told.contains(menu) && !told.contains(asked), "{told}");
        // At a terminal its first letter is a key.
        let typed = &word[1..];
        let lines = format!("key p\nkey m\n{typed}\nkey x\n{word}\nkey q\n");
        let told = clock(&lines);
        assert_eq!(told.matches(asked).count(), 2, "{told}");
        assert!(told.contains(menu), "{told}");
    }
}

#[test]
fn the_time_at_the_start_is_told_once() {
    let output = run(&["40/90 then 30 each 30 s", "--language", "en"], "");
    let told = String::from_utf8(output.stdout).expect("text");
    assert_eq!(told.matches("one hour").count(), 1, "{told}");
    assert!(told.contains("\nReady. Left: "), "{told}");
}

#[test]
fn in_a_tournament_nothing_is_said_that_nobody_asked_for() {
    let output = run(&["1+0", "--tournament"], "key p\nwait 2 min\nkey a\nkey p\nkey t\n");
    let told = String::from_utf8(output.stdout).expect("text");
    let lines: Vec<&str> = told.lines().skip(1).filter(|line| *line != PRESSED).collect();
    assert_eq!(lines, ["White: zero seconds left. Flag: White. Black: one minute left."]);
}

#[test]
fn the_running_time_is_told_by_itself_where_that_was_asked_for() {
    let lines = "key p\nwait 2 min 30 s\n";
    let output = run(&["2+0", "--remind", "1 min, 30 Sekunden"], lines);
    let told = String::from_utf8(output.stdout).expect("text");
    let lines: Vec<&str> = told.lines().skip(2).filter(|line| *line != PRESSED).collect();
    let expected = [
        "tone: lowtime",
        "White: one minute left.",
        "tone: lowtime",
        "White: thirty seconds left.",
        "tone: flag",
        "Flag: White.",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn what_cannot_be_used_is_said_in_a_sentence() {
    for (options, sentence) in [
        (&["soon"][..], "hector: \"soon\" is not a time control."),
        (&["--remind", "soon"], "hector: \"soon\" names no times. Expected lengths of time"),
        (&["--left", "Shift"], "hector: \"Shift\" is not a key. Expected characters and names"),
        (&["--left", "a p"], "hector: \"p\" is a key of both sides."),
        (&["--left", ""], "hector: A side has no key. Expected at least one for each side."),
    ] {
        let output = run(options, "");
        assert_eq!(output.status.code(), Some(2));
        let told = String::from_utf8(output.stderr).expect("text");
        assert!(told.starts_with(sentence), "{told}");
    }
}
