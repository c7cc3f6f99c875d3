//! Why a scene ends without doing what was asked. Never says it: the door does.

use std::io;
use std::path::PathBuf;

/// Why a scene ended without doing what was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What the person gave cannot be used. The sentence says what was expected.
    Input(String),
    /// Lines of standard input could not be used; each has had its sentence.
    Told,
    /// The device is sealed for the game of this record, and for nothing else.
    Sealed(PathBuf),
    /// A record is not as it was written.
    Altered(String),
    /// Two things that were compared are not alike.
    Differ(String),
    /// Standard input gave out.
    Reading(io::Error),
    /// The reader of our output is gone, or the disk behind it is full.
    Output(io::Error),
}

/// A sentence says why what the person gave cannot be used.
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

/// What every scene returns.
pub(crate) type Outcome = Result<(), Failure>;
