//! A user who has been here before: the home, and how the program is started.

use std::fs;

use super::own_folder::OwnFolder;
#[cfg(unix)]
use super::screen::Screen;

/// A home in which the first start is over.
pub(crate) fn home(name: &str) -> OwnFolder {
    let home = OwnFolder::new(name);
    fs::write(home.join("settings.txt"), "language = en\n").expect("a file");
    home
}

/// Starts the program in the shell of a screen, without a voice and in English.
#[cfg(unix)]
pub(crate) fn start(screen: &Screen, home: &std::path::Path, arguments: &str) {
    start_as_chosen(screen, home, &format!("{arguments} --language en"));
}

/// The same in the language that is chosen in the settings or named.
#[cfg(unix)]
pub(crate) fn start_as_chosen(screen: &Screen, home: &std::path::Path, arguments: &str) {
    let (program, home) = (env!("CARGO_BIN_EXE_hector"), home.display());
    screen.run(&format!("clear; HECTOR_HOME={home} {program} {arguments} --silent"));
}
