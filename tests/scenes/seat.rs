//! A player's own seat, typed line by line: every transcript in `tests/seat` with its
//! exact answers, in the language that its name begins with. Set `UPDATE=1` to write the
//! answers anew, then read them by eye.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::common::fed::fed;
use crate::common::transcripts::Differing;

/// The arbiter's number of every transcript, typed twice before it.
const NUMBER: &str = "471100";

fn transcripts() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seat");
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// An empty home, so that no choice of yesterday is remembered.
fn home(name: &str) -> PathBuf {
    let home = std::env::temp_dir().join(format!("hector-seat-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    fs::create_dir_all(&home).unwrap();
    home
}

fn sit(home: &Path, options: &[&str], lines: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
    program.args(["play", "--seat"]).args(options).env("HECTOR_HOME", home).env("LC_ALL", "C");
    fed(&mut program, lines.as_bytes())
}

#[test]
fn every_transcript_is_what_the_player_hears() {
    let mut differing = Differing::default();
    for path in transcripts() {
        let expected = fs::read_to_string(&path).unwrap();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let language = name.split('-').next().unwrap();
        let home = home(name);
        let options = ["--transcript", "--language", language, "--arbiter-number"];
        let output = sit(&home, &options, &format!("{NUMBER}\n{NUMBER}\n{expected}"));
        fs::remove_dir_all(&home).unwrap();
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(errors.is_empty() && output.status.success(), "{name}: {errors}");
        let answered = String::from_utf8(output.stdout).unwrap();
        differing.hold(&path, &expected, &answered);
    }
    differing.is_nothing();
}

#[test]
fn two_numbers_that_differ_cost_a_sentence_and_no_line_of_the_game() {
    let home = home("two-numbers");
    for (lines, expected) in [
        ("123456\n123457\nwhite\n", "The two are not the same."),
        ("4711\n4711\nwhite\n", "Expected six to thirty-two digits"),
        ("123456\n", "Expected six to thirty-two digits"),
    ] {
        let output = sit(&home, &["--language", "en", "--arbiter-number"], lines);
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{lines:?}: {errors}");
        assert!(errors.contains(expected), "{lines:?}: {errors}");
    }
    fs::remove_dir_all(&home).unwrap();
}

#[test]
fn a_game_that_was_left_is_offered_first_and_goes_on_where_it_stood() {
    let home = home("resumed");
    let record = home.join("games/a.hector");
    fs::create_dir_all(record.parent().unwrap()).unwrap();
    let file = record.to_str().unwrap();
    let begun = "black\n15+10\n\nstart\ne2e4\nkey Tab\ne7e5\n\nquit\ny\n";
    let first = sit(&home, &["--record", file, "--language", "en"], begun);
    let told = String::from_utf8(first.stdout).unwrap();
    assert!(told.ends_with("hector play --resume goes on with it.\n"), "{told}");
    let on = "times\nscore\nresign\nyes\n";
    let second = sit(&home, &["--resume", file, "--language", "en"], on);
    let told = String::from_utf8(second.stdout).unwrap();
    assert!(told.starts_with("hector: The game goes on. Moves made: 1.\n"), "{told}");
    assert!(told.contains("hector: 1. Eva zwei Eva vier, Eva sieben Eva fünf.\n"), "{told}");
    assert!(told.contains("Yours: fifteen minutes, twenty seconds left."), "{told}");
    for ending in ["pgn", "txt"] {
        let saved = fs::read_to_string(record.with_extension(ending)).unwrap();
        assert!(saved.contains("e4"), "{ending}: {saved}");
    }
    fs::remove_dir_all(&home).unwrap();
}

#[test]
fn what_a_player_chose_is_kept() {
    let home = home("settings");
    let chosen = "\n\n\nfaster\nlouder\nsofter\nverbosity\nprecision\nremind 1 min, 90 s\nmicrophone\ndeutsch\n";
    sit(&home, &["--language", "en"], chosen);
    let kept = fs::read_to_string(home.join("settings.txt")).unwrap();
    let expected = "language = de\nrate = 10\npitch = 0\nvolume = 90\nverbosity = full\nprecision = seconds-alone\n\
                    times = 90 s, 60 s\near = open\nrecordings = off\nearphones = no\n";
    assert_eq!(kept, expected);
    let again = sit(&home, &[], "");
    assert!(String::from_utf8(again.stdout).unwrap().starts_with("hector: Ihre Farbe?"));
    fs::write(home.join("settings.txt"), "language = fr\nrate = fast\n").unwrap();
    let spoiled = String::from_utf8(sit(&home, &[], "").stdout).unwrap();
    assert!(spoiled.starts_with("« rate = fast » dans "), "{spoiled}");
    assert!(spoiled.contains("hector: Votre couleur ?"), "{spoiled}");
    fs::remove_dir_all(&home).unwrap();
}
