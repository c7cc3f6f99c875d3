//! After an evening with Hector nothing in its folder is for anybody else on the machine, even
//! if the shell lets everybody read and write what is made.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use crate::common::at_terminal::AtTerminal;
use crate::common::own_folder::OwnFolder;

const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/review/games.pgn");

/// Sits down to one thing, from a shell that takes no right away from anybody.
fn sits_down(home: &Path, arguments: &str) -> AtTerminal {
    let hector = env!("CARGO_BIN_EXE_hector");
    let command = format!("umask 0; exec '{hector}' {arguments} --silent");
    AtTerminal::begin_with(arguments, home, "language = en\n", &command, &[])
}

/// Types each answer when it is asked for.
fn answers(somebody: &mut AtTerminal, asked_and_typed: &[(&str, &str)]) {
    for (asked, typed) in asked_and_typed {
        somebody.sees(asked);
        somebody.types(typed);
    }
}

#[test]
fn an_evening_leaves_no_file_that_anybody_else_may_read() {
    let home = OwnFolder::new("private");
    let mut evening = sits_down(&home, "play");
    answers(
        &mut evening,
        &[
            ("Your colour?", "white"),
            ("Which time control?", "3+2"),
            ("Training or tournament?", "training"),
            ("Ready. You play White", "start"),
            ("White's clock runs.", "faster"),
            ("Faster", "e2e4"),
            ("Noted", "resign"),
            ("Yes or no.", "yes"),
            ("wins.", "quit"),
        ],
    );
    evening.ends();
    let mut evening = sits_down(&home, "practice --options --seed 11");
    answers(
        &mut evening,
        &[
            ("Your colour?", "white"),
            ("Against whom?", "1"),
            ("With a clock?", ""),
            ("White against Hector", "e2e4"),
            ("Eva two Eva four.", "quit"),
            ("Leave?", "yes"),
        ],
    );
    evening.ends();
    let mut evening = sits_down(&home, "drill --seed 4711");
    answers(
        &mut evening,
        &[
            ("Which drill?", "2"),
            ("Light or dark?", "dark"),
            ("Right.", "stop"),
            ("Wrong:", "stop"),
        ],
    );
    evening.ends();
    let mut evening = sits_down(&home, &format!("review {GAMES}"));
    answers(
        &mut evening,
        &[("Game 1 of 5", "bookmark here"), ("ookmark", "quit"), ("Leave?", "yes")],
    );
    evening.ends();
    let found = everything_in(&home);
    let named = |ending: &str| found.iter().any(|path| path.to_string_lossy().ends_with(ending));
    for kept in ["settings.txt", ".hector", ".pgn", "key", "progress.txt", "library"] {
        assert!(named(kept), "no {kept} in {found:?}");
    }
    for path in found.iter().filter(|path| **path != *home) {
        let rights = fs::symlink_metadata(path).expect("it is there").permissions().mode() & 0o777;
        assert_eq!(rights & 0o077, 0, "{}: {rights:o}", path.display());
    }
}

/// The folder, and all files and folders in it.
fn everything_in(folder: &Path) -> Vec<PathBuf> {
    let mut found = vec![folder.to_owned()];
    let mut at = 0;
    while let Some(path) = found.get(at).cloned() {
        at += 1;
        found.extend(fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path()));
    }
    found
}
