//! A record that somebody wrote on without the key: whoever reads it hears so, and nobody goes on with it.

use std::path::Path;

use crate::common::forger::forge_after;
use crate::common::records::{hector, home, play, told};

/// What everybody is told, by language.
const TOLD: [(&str, &str); 3] = [
    ("en", "is unproven: from row "),
    ("de", "ist nicht bewiesen: Ab Zeile "),
    ("fr", "n'est pas prouvée : à partir de la ligne "),
];

/// Black's resignation was nowhere but in a row that anybody can write, and the record was unaltered.
#[test]
fn a_resignation_that_somebody_wrote_behind_a_record_is_nobodys() {
    let home = home("forged");
    let record = home.join("a.hector");
    let file = record.to_str().expect("a path");
    told(&play(&home, &["--record", file], "arbiter starts\nmoves e4 e5\n"));
    let ask = |arguments: &[&str]| hector(&home).args(arguments).output().expect("an answer");
    assert!(ask(&["verify", file]).status.success());
    forge_after(&record, "fact", "9000000 did black player black resigns");
    for (language, sentence) in TOLD {
        let hears = |arguments: &[&str], status: i32| {
            let output = ask(&[arguments, &["--language", language]].concat());
            let told = String::from_utf8(output.stderr.clone()).expect("text");
            assert_eq!(output.status.code(), Some(status), "{arguments:?}: {told}");
            assert!(told.contains(sentence), "{arguments:?}: {told}");
            String::from_utf8(output.stdout).expect("text")
        };
        assert_eq!(hears(&["verify", file], 1), "");
        hears(&["play", "--lines", "--resume", file], 2);
        // What stands there can be looked at, by whoever knows what it is.
        assert!(hears(&["games", "pgn", file], 0).ends_with(" 1-0\n\n"));
        hears(&["games", "sheet", file], 0);
    }
    assert!(Path::new(file).exists());
}
