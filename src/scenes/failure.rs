//! Why a scene ends without doing what was asked. The door tells it.

use std::io;
use std::path::PathBuf;

#[derive(Debug)]
pub(crate) enum Failure {
    /// Unusable input. The sentence says what was expected.
    Input(String),
    /// Unusable lines of standard input; a sentence was told for each.
    Told,
    /// The device is sealed for the game of this record.
    Sealed(PathBuf),
    /// A record was altered.
    Altered(String),
    /// Two things that were compared differ.
    Differ(String),
    /// Standard input failed.
    Reading(io::Error),
    /// Standard output failed: its reader is gone, or the disk is full.
    Output(io::Error),
}

/// A sentence always means unusable input.
impl From<String> for Failure {
    fn from(sentence: String) -> Failure {
        Failure::Input(sentence)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

pub(crate) type Outcome = Result<(), Failure>;
