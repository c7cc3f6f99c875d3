//! An evening at a terminal with the arbiter's number, and then everything is searched for it: what
//! was shown, what the arrow keys bring back, the list of processes, every file, and what the
//! program tells of the record.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::common::at_home::home;
use crate::common::at_terminal::AtTerminal;

const NUMBER: &str = "48151623";
const UP: &str = "\x1b[A";
/// In a line that was begun the arrow looks back.
const BEGUN_AND_UP: &str = "x\x1b[A";
/// Control and Y puts back what was erased last.
const PUT_BACK: &str = "\x19";

fn has(bytes: &[u8]) -> bool {
    bytes.windows(NUMBER.len()).any(|window| window == NUMBER.as_bytes())
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("one").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

fn begins(home: &Path) -> AtTerminal {
    let settings = "language = en\nrecordings = on\n";
    let mut seat = AtTerminal::begin("seat", home, settings, "play --silent --language en");
    seat.answers(&[
        ("Your colour?", "white"),
        ("Which time control?", "15+10"),
        ("Training or tournament?", "tournament"),
        ("Enter alone: no tournament.", NUMBER),
    ]);
    seat
}

#[test]
fn nothing_of_an_evening_tells_the_arbiters_number() {
    let home = home("unseen");
    let mut seat = begins(&home);
    seat.sees("The same number again.");
    // Half of it, erased, and typed again; keys that look back find nothing.
    seat.presses("4815");
    seat.presses("\x15");
    seat.presses(UP);
    seat.types(NUMBER);
    seat.sees("The arbiter's number is set.");
    seat.sees("The device is sealed for this game.");
    let program = seat.program();
    seat.presses(BEGUN_AND_UP);
    seat.presses(PUT_BACK);
    seat.presses("\x15");
    seat.types("start");
    seat.sees("White's clock runs.");
    // Typed ahead, all in one piece.
    seat.presses(&format!("arbiter stops\r{NUMBER}\r"));
    seat.sees("Arbiter: Both clocks are stopped.");
    seat.presses(BEGUN_AND_UP);
    seat.sees("arbiter stops");
    seat.presses("\x15");
    seat.types("arbiter resumes");
    seat.sees("The arbiter's number, please.");
    seat.types("99999999");
    seat.sees("Wrong number. Once more, please.");
    // It is asked for again where nobody sees it.
    seat.types(NUMBER);
    seat.sees("Arbiter: The clock runs again.");
    for place in ["cmdline", "environ"] {
        let found = fs::read(format!("/proc/{program}/{place}")).unwrap_or_default();
        assert!(!has(&found), "{place}");
    }
    let limits = fs::read_to_string(format!("/proc/{program}/limits")).expect("its limits");
    let core = limits.lines().find(|line| line.starts_with("Max core file size")).expect("one");
    assert_eq!(core.split_whitespace().nth(4), Some("0"), "{core}");
    seat.types("resign");
    seat.sees("Resign?");
    seat.types("yes");
    seat.sees("wins.");
    seat.types("quit");
    seat.ends();
    assert!(!has(seat.shown().as_bytes()), "{}", seat.shown());
    for file in files(&home) {
        assert!(!has(&fs::read(&file).expect("a file")), "{}", file.display());
    }
    let games = files(&home.join("games"));
    let record = games.iter().find(|path| path.extension().is_some_and(|end| end == "hector"));
    let record = record.expect("a record").to_str().expect("a path");
    let ask = |arguments: &[&str]| -> Output {
        let mut hector = Command::new(env!("CARGO_BIN_EXE_hector"));
        hector.env("HECTOR_HOME", &home).args(arguments).output().expect("an answer")
    };
    for arguments in [
        &["verify", record][..],
        &["games"],
        &["games", "pgn", record],
        &["games", "sheet", record],
    ] {
        let output = ask(arguments);
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        assert!(!has(&output.stdout) && !has(&output.stderr), "{arguments:?}");
    }
}

/// It was shown as it was typed, and from then on nobody brings it back or says it.
#[test]
fn a_number_in_the_wrong_place_is_not_said_again() {
    let home = home("misplaced");
    let mut seat = begins(&home);
    seat.sees("The same number again.");
    seat.types(NUMBER);
    seat.sees("Ready.");
    for line in [NUMBER.to_owned(), format!("arbiter {NUMBER}")] {
        seat.types(&line);
        let told = seat.sees(if line == NUMBER {
            "not repeated."
        } else {
            "then the number is asked for."
        });
        assert_eq!(told.matches(NUMBER).count(), 1, "{told}");
        seat.presses(BEGUN_AND_UP);
        seat.presses("\x15");
        seat.types("times");
        let told = seat.sees("Opponent's:");
        assert!(!told.contains(NUMBER), "{told}");
    }
}
