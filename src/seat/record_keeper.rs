//! The record of a game as a seat knows it: it is kept somewhere, and what becomes of that is
//! told. Never opens a file.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::chess::ByColor;
use crate::clock::Moment;
use crate::record::{ArbiterNumber, Kind, PairOfRound};
use crate::table::Recorded;
use crate::words::Texts;

/// Where a game is kept.
pub trait RecordKeeper {
    /// Keeps facts that the game has taken in.
    fn keep(&mut self, facts: &[(Recorded, Kind)]) -> Kept;
    /// Has what is kept of the arbiter's number kept with the next facts.
    fn put_number(&mut self, number: &ArbiterNumber);
    /// Has who plays by the pairings of a hall kept with the next facts.
    fn put_pair(&mut self, pair: &PairOfRound);
    /// The names of the players as they stand in the record; none where nothing is kept.
    fn names(&self) -> Option<&ByColor<String>>;
    /// Keeps the names of the players.
    fn put_names(&mut self, names: ByColor<String>) -> Kept;
    /// Says now and then that the program is alive, and looks whether the record is still there.
    fn stay_alive(&mut self, now: Moment) -> Kept;
    /// The file of the record, if there is one.
    fn path(&self) -> Option<&Path>;
    /// How much of the game would come back if it were left now.
    fn on_record(&self) -> OnRecord;
    /// The whole path of its record, if another game is gone on with where none is named.
    fn must_be_named(&self, texts: &Texts) -> Option<PathBuf>;
    /// How many rows are durable, and the hash of the last; none where nothing is kept.
    fn last_hash(&self) -> Option<(u64, String)>;
    /// A folder for the sounds of this game, if there is a record to put it beside.
    fn sound_folder(&self) -> Option<PathBuf>;
    /// Writes the finished game beside its record and names the files, or says why that cannot
    /// be done; none where nothing is kept.
    fn save(&self, texts: &Texts) -> Option<Result<String, String>>;
    /// Writes the finished game where it can be sent from, and names the file and its folder, or
    /// says why that cannot be done.
    fn send(&self, texts: &Texts) -> Result<(String, String), String>;
}

/// How much of a game is on record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnRecord {
    Whole,
    /// What came last could not be written yet.
    Beginning,
    Nothing,
}

/// What became of facts that were to be kept.
#[derive(Debug)]
pub enum Kept {
    /// They are durable, or nobody wants them kept.
    Safe,
    /// They are not, for the first time.
    Failed(Box<dyn KeepingFault>),
    /// They are not, as before.
    StillFailing,
    /// They are, and so is everything that waited.
    Again,
    /// They are, in a new file: somebody took the old one away.
    Rewritten(PathBuf),
    /// So much waits that the record is given up.
    GivenUp,
}

/// Why something cannot be kept, told in the language of the moment.
pub trait KeepingFault: fmt::Debug {
    /// The reason, as a part of a sentence or a whole one.
    fn told(&self, texts: &Texts) -> String;
}
