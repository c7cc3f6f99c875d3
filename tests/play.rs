//! Whole games as transcripts: what `hector play` answers to every file under
//! tests/scripts, line by line, and that the record of each game, played again, gives
//! the same game. `UPDATE=1` writes the files anew.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn play(script: &str) -> Output {
    let mut hector = Command::new(env!("CARGO_BIN_EXE_hector"))
        .args(["play", "--transcript", "--replay"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("hector starts");
    let mut input = hector.stdin.take().expect("an input");
    let script = script.to_owned();
    // A thread of its own, because answers may fill their pipe before the script ends.
    let writing = std::thread::spawn(move || {
        let _ = input.write_all(script.as_bytes());
    });
    let output = hector.wait_with_output().expect("hector ends");
    writing.join().expect("the script is written");
    output
}

fn transcripts() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scripts");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the scripts")
        .map(|entry| entry.expect("a script").path())
        .collect();
    paths.sort();
    paths
}

#[test]
fn every_transcript_is_what_hector_answers() {
    let mut differing = Vec::new();
    for path in transcripts() {
        let expected = fs::read_to_string(&path).expect("a transcript");
        let output = play(&expected);
        let answered = String::from_utf8(output.stdout).expect("text");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(errors.is_empty() && output.status.success(), "{}: {errors}", path.display());
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, &answered).expect("the transcript is written");
        } else if answered != expected {
            let line = answered
                .lines()
                .zip(expected.lines())
                .position(|(answer, line)| answer != line)
                .unwrap_or(0);
            differing.push(format!(
                "{} line {}:\n  expected {:?}\n  answered {:?}",
                path.display(),
                line + 1,
                expected.lines().nth(line).unwrap_or_default(),
                answered.lines().nth(line).unwrap_or_default()
            ));
        }
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}

#[test]
fn every_transcript_begins_with_what_it_shows_and_its_articles() {
    for path in transcripts() {
        let text = fs::read_to_string(&path).expect("a transcript");
        let first = text.lines().next().unwrap_or_default();
        let names_an_article =
            first.starts_with("# ") && first.contains('(') && first.ends_with(").");
        assert!(names_an_article, "{}: {first}", path.display());
    }
}

#[test]
fn nothing_a_player_must_not_know_is_told_in_tournament_mode() {
    // The words that every leak would need (11.3.1, 12.6).
    const LEAKS: [&str; 8] =
        ["illegal", "legal", "check", "mate", "Case", "impossible", "ambiguous", "differ"];
    for path in transcripts() {
        let text = fs::read_to_string(&path).expect("a transcript");
        if text.contains("training") {
            continue;
        }
        for line in text
            .lines()
            .filter(|line| line.starts_with("to white:") || line.starts_with("to black:"))
        {
            let leak = LEAKS.iter().find(|word| line.contains(*word));
            assert_eq!(leak, None, "{}: {line}", path.display());
        }
    }
}

#[test]
fn what_cannot_be_read_costs_a_sentence_and_no_game() {
    let script = "white announces Eva zwei Eva vier\nwhite dances\ntable\nwait long\n\
                  white touches z9\nblack writes ply 7 Eva zwei Eva vier\narbiter settles soon\n\
                  arbiter sees nothing\nblack repeats Eva zwei Eva vier\nmoves e5\n";
    let output = play(script);
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8(output.stderr).expect("text");
    let lines: Vec<&str> = errors.lines().collect();
    assert_eq!(lines.len(), 6, "{errors}");
    assert!(
        lines.iter().all(|line| line.starts_with("hector: Line ") && line.contains("Expected"))
    );
    let answers = String::from_utf8(output.stdout).expect("text");
    assert!(answers.contains("to black: There is no ply 7 to go by."), "{answers}");
}
