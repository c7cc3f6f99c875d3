//! Recorded games, played by the program itself in the home of a test.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use super::fed::fed;
use super::own_folder::OwnFolder;
use hector::devices::journal::{read, verify};
use hector::record::read_fact;
use hector::table::Recorded;

/// A folder of the test, which is Hector's home.
pub(crate) fn home(name: &str) -> OwnFolder {
    OwnFolder::with_room(name)
}

/// The program with this home.
pub(crate) fn hector(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hector"));
    command.env("HECTOR_HOME", home);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Plays a script to its end.
pub(crate) fn play(home: &Path, options: &[&str], script: &str) -> Output {
    fed(hector(home).arg("play").args(options), script.as_bytes())
}

pub(crate) fn told(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// The facts of a record. Fails if it was altered.
pub(crate) fn facts(path: &Path) -> Vec<Recorded> {
    let record = read(path).expect("a record");
    verify(&record).expect("unaltered");
    record.rows.iter().skip(1).map(|row| read_fact(&row.body).expect("a fact")).collect()
}
