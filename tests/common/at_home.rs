//! A home for a program that is driven by lines, and its output.

use std::path::PathBuf;
use std::process::Output;

use super::own_folder::OwnFolder;

/// An empty home, so that nothing is left from an earlier run.
pub(crate) fn home(name: &str) -> OwnFolder {
    OwnFolder::new(name)
}

/// The output of a program that ended without error.
pub(crate) fn told(output: Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The same without the file names of games, which contain the time.
#[allow(dead_code, reason = "shared with other programs of tests")]
pub(crate) fn without_file_names(answered: &str) -> String {
    let line = |line: &str| match line.rsplit_once(' ') {
        Some((before, name)) if name.starts_with("20") && name.ends_with(".pgn.") => {
            format!("{before} FILE\n")
        }
        _ => format!("{line}\n"),
    };
    answered.lines().map(line).collect()
}

/// The documents folder of a program that is started in this way: its path, and the environment variable that sets it.
/// Windows has it in the profile, unless the user has moved it.
pub(crate) fn documents_in(place: PathBuf) -> (PathBuf, (&'static str, PathBuf)) {
    if cfg!(windows) {
        (place.join("Documents"), ("USERPROFILE", place))
    } else {
        (place.clone(), ("XDG_DOCUMENTS_DIR", place))
    }
}
