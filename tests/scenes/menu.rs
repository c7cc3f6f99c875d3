//! The menu: by lines, every transcript in `tests/menu` with its exact answers, in the language that its name
//! begins with; and at a real terminal from the first start to the first move. Set `UPDATE=1` to write the
//! answers again, then read them by eye.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::common::at_home::{home, told, without_file_names};
use crate::common::fed::fed;
use crate::common::transcripts::Differing;

#[test]
fn every_transcript_is_what_is_heard() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/menu");
    let entries = fs::read_dir(folder).expect("the transcripts");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let mut differing = Differing::default();
    for path in paths {
        let expected = fs::read_to_string(&path).expect("a transcript");
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name");
        let language = name.split('-').next().expect("a language");
        let home = home(&format!("menu-{name}"));
        fs::create_dir_all(&home).expect("a home");
        fs::write(home.join("settings.txt"), format!("language = {language}\n")).expect("settings");
        let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
        program.args(["menu", "--transcript"]).env("HECTOR_HOME", &home).env("LC_ALL", "C");
        let answered = told(fed(&mut program, expected.as_bytes()));
        differing.hold(&path, &expected, &without_moves(&answered));
    }
    differing.is_nothing();
}

/// The opponent plays as it likes.
fn without_moves(answered: &str) -> String {
    let told_by = ["hector: Black: ", "hector: Schwarz: ", "hector: Noirs : "];
    let last = [", last ", ", zuletzt ", ", dernier coup "];
    let line = |line: &str| {
        if let Some(opponent) = told_by.iter().find(|opponent| line.starts_with(**opponent)) {
            return format!("{opponent}MOVE\n");
        }
        for before in last {
            if let Some((told, after)) = line.split_once(before) {
                let after = after.split_once('.').map_or("", |(_, after)| after);
                return format!("{told}{before}MOVE.{after}\n");
            }
        }
        format!("{line}\n")
    };
    without_file_names(answered).lines().map(line).collect()
}
