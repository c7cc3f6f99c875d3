//! The trait for keeping the record of a game at a seat.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::chess::ByColor;
use crate::clock::Moment;
use crate::record::{ArbiterNumber, Kind, PairOfRound};
use crate::table::Recorded;
use crate::words::Texts;

pub trait RecordKeeper {
    /// Stores facts that the game has taken in.
    fn keep(&mut self, facts: &[(Recorded, Kind)]) -> Kept;
    /// Stores the hash of the arbiter's PIN with the next facts.
    fn put_number(&mut self, number: &ArbiterNumber);
    /// Stores the pairing from a hall with the next facts.
    fn put_pair(&mut self, pair: &PairOfRound);
    /// The names of the players in the record. `None` if there is no record.
    fn names(&self) -> Option<&ByColor<String>>;
    fn put_names(&mut self, names: ByColor<String>) -> Kept;
    /// Writes a sign of life from time to time, and checks that the record is still there.
    fn stay_alive(&mut self, now: Moment) -> Kept;
    /// The file of the record, if there is one.
    fn path(&self) -> Option<&Path>;
    /// How much of the game could be resumed if it were left now.
    fn on_record(&self) -> OnRecord;
    /// The full path of the record, if resuming without naming one would find another game.
    fn must_be_named(&self, texts: &Texts) -> Option<PathBuf>;
    /// The number of durable rows and the hash of the last one. `None` if there is no record.
    fn last_hash(&self) -> Option<(u64, String)>;
    /// A folder for the sounds of this game, if there is a record.
    fn sound_folder(&self) -> Option<PathBuf>;
    /// Writes the finished game beside its record. Returns the names of the files or why it failed; `None` if there is
    /// no record.
    fn save(&self, texts: &Texts) -> Option<Result<String, String>>;
    /// Writes the finished game to where it can be sent from. Returns the file and its folder, or why it failed.
    fn send(&self, texts: &Texts) -> Result<(String, String), String>;
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnRecord {
    Whole,
    /// The latest facts could not be written yet.
    Beginning,
    Nothing,
}

/// The outcome of storing facts.
#[derive(Debug)]
pub enum Kept {
    /// They are durable, or no record is wanted.
    Safe,
    /// Storing failed for the first time.
    Failed(Box<dyn KeepingFault>),
    /// Storing still fails.
    StillFailing,
    /// Storing works again, and everything that waited is durable.
    Again,
    /// They are durable in a new file; the old one was removed.
    Rewritten(PathBuf),
    /// So much is waiting that the record is given up.
    GivenUp,
}

/// Why storing failed, as text in a language chosen later.
pub trait KeepingFault: fmt::Debug {
    /// The reason, as part of a sentence or a whole one.
    fn told(&self, texts: &Texts) -> String;
}
