//! Games listened to by lines: every transcript in `tests/review` with its exact answers, in
//! the language that its name begins with; what is kept from one time to the next; files that
//! are no game files. Set `UPDATE=1` to write the answers anew, then read them by eye.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "common/fed.rs"]
mod fed;
#[path = "common/transcripts.rs"]
mod transcripts;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use fed::fed;
use transcripts::Differing;

const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/review/games.pgn");

/// An empty home, so that nothing of yesterday is remembered.
fn home(name: &str) -> PathBuf {
    let home = std::env::temp_dir().join(format!("hector-review-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    fs::create_dir_all(&home).expect("a home");
    home
}

fn review(home: &Path, file: &Path, options: &[&str], lines: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
    program.arg("review").arg(file).args(options).env("HECTOR_HOME", home).env("LC_ALL", "C");
    fed(&mut program, lines.as_bytes())
}

fn told(output: Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn every_transcript_is_what_the_listener_hears() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/review");
    let entries = fs::read_dir(folder).expect("the transcripts");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "txt"));
    paths.sort();
    assert!(paths.len() >= 10, "only {} transcripts", paths.len());
    let mut differing = Differing::default();
    for path in paths {
        let expected = fs::read_to_string(&path).expect("a transcript");
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name");
        let language = name.split('-').next().expect("a language");
        let home = home(name);
        let options = ["--transcript", "--language", language];
        let answered = told(review(&home, Path::new(GAMES), &options, &expected));
        fs::remove_dir_all(&home).expect("the home");
        differing.hold(&path, &expected, &answered);
    }
    differing.is_nothing();
}
