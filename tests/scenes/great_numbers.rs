//! Numbers larger than anything counts, wherever somebody may write one: each costs a sentence, and
//! never the program, in which a sum that does not fit is the end.

use std::process::{Command, Output};

use crate::common::at_home::home;
use crate::common::fed::fed;

const GREAT: [&str; 6] = [
    "18446744073709551615",
    "9223372036854775808",
    "9007199254740993",
    "4294967296",
    "999999999",
    "99999999999999999999999",
];

/// A conversation, with N where the number is.
const TALKS: [(&[&str], &str); 5] = [
    (
        &["review", concat!(env!("CARGO_MANIFEST_DIR"), "/tests/review/games.pgn"), "--silent"],
        "go to N\ngo to N black\ngo to move N\ngame N\nback N\nbranch N\nbookmark N\nto bookmark N\n\
         remove bookmark N\npace N\nfind N\nguess N\nN\nquit\nyes\n",
    ),
    (
        &["play", "--seat", "--transcript"],
        "white\nN+N\nN h\n40/N then N each N s\n3+2\ntournament\nN\n471100\n471100\nstart\nN\ne2e4 N\nlast N\nmoves N\n\
         wait N s\nwait N h\nscore N\nquit\nyes\n",
    ),
    (
        &["play", "--transcript"],
        "time N h\ntime 40/N then N each N s\ntime N+N\nmoves N\narbiter starts\nwait N s\nwait N h\n\
         arbiter gives white N min\narbiter gives white N s\narbiter sets white N min\n\
         arbiter settles N\narbiter settles 1 with N\narbiter counts N for white\n\
         white asks the moves\nmoves e4 e5\narbiter asks for a report\n",
    ),
    (
        &["practice", "--silent"],
        "white\nN\n1\nN+N\n\nN\nlevel N\ne2e4\ntake back N\nhint N\nlast N\nquit\nyes\n",
    ),
    (&["drill", "--silent"], "N\n2\nN\nlevel N\ndark N\nstop\nstop\n"),
];

/// Commands, with N where the number is.
const COMMANDS: [&str; 16] = [
    "rule norms gm --score N/9",
    "rule norms gm --score 5/N",
    "rule norms gm --score N/N --players N --federations N",
    "rule norms gm --rounds N --rounds-a-day N",
    "rule penalty --offence illegal-move --nth N",
    "rule claim tests/seeds/compare/game.score --ply N",
    "rule class N+N",
    "rule class 40/N",
    "rule class N --ratings N N",
    "compare tests/seeds/compare/game.score tests/seeds/compare/swapped.score --counters N/N",
    "practice --silent --seed N",
    "practice --silent --clock N+N",
    "drill --silent --seed N",
    "review tests/review/games.pgn --silent --game N",
    "say N",
    "hear N",
];

fn is_told(output: &Output, asked: &str) {
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(matches!(output.status.code(), Some(0..=2)), "{asked}: {:?} {told}", output.status);
    assert!(!told.contains("panicked"), "{asked}: {told}");
}

#[test]
fn no_number_that_anybody_writes_is_the_end_of_the_program() {
    let home = home("great-numbers");
    std::fs::write(home.join("settings.txt"), "language = en\n").expect("a file");
    let hector = |arguments: &[&str], input: &str| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
        program.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).env("HECTOR_HOME", &home);
        fed(&mut program, input.as_bytes())
    };
    for number in GREAT {
        for (arguments, talk) in TALKS {
            // Each in a home without yesterday's games.
            for kept in ["library", "practice", "drills"] {
                let _ = std::fs::remove_dir_all(home.join(kept));
            }
            is_told(&hector(arguments, &talk.replace('N', number)), &arguments.join(" "));
        }
        for command in COMMANDS {
            let command = command.replace('N', number);
            is_told(&hector(&command.split(' ').collect::<Vec<_>>(), ""), &command);
        }
    }
}
