//! A home of its own for a program that is driven by lines, and what the program told.

use std::path::PathBuf;
use std::process::Output;

use super::own_folder::OwnFolder;

/// An empty home, so that nothing of yesterday is remembered.
pub(crate) fn home(name: &str) -> OwnFolder {
    OwnFolder::new(name)
}

/// What a program that ended well has written.
pub(crate) fn told(output: Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The same without the names of the files of games, which have the hour in them.
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

/// Where a program that is started so finds its user's documents: the folder, and what the
/// environment says of it. Windows has them in the profile, unless its user has moved them.
pub(crate) fn documents_in(place: PathBuf) -> (PathBuf, (&'static str, PathBuf)) {
    if cfg!(windows) {
        (place.join("Documents"), ("USERPROFILE", place))
    } else {
        (place.clone(), ("XDG_DOCUMENTS_DIR", place))
    }
}
