//! The games of a file as a listener knows them: how many there are, their names and contents, and which of them match
//! a search. The implementation owns the file.

use crate::chess::notation::pgn::{GameResult, GameStart, PgnError, TextPlace};
use crate::chess::notation::shorthand::SoughtBoard;
use crate::words::Texts;

use super::search::GameSearch;

/// What can be known of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Knowledge {
    /// Where each game is, and its heading.
    Games,
    /// The positions of each game.
    Positions,
}

/// Why something about a file is not known. It can be found out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unknown {
    /// It has not been found out yet.
    Missing,
    /// The file has changed since.
    Outdated,
    /// The stored index is damaged.
    Damaged,
}

/// The stored index is damaged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spoiled;

/// News while something is being found out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LibraryProgress {
    /// This many tenths are done.
    Tenths(u8),
    /// This is known now.
    Known(Knowledge),
    /// It cannot be known.
    Failed(NeverKnown),
}

/// Why something was not found out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NeverKnown {
    /// It is no longer wanted.
    GivenUp,
    /// The file is empty.
    Empty,
    /// The file has content, but no games.
    NoGame,
    /// The file changed meanwhile.
    Changed,
    /// It cannot be read or written, for this reason.
    Refused(String),
}

/// Why a game cannot be read.
#[derive(Debug, Clone)]
pub enum UnreadGame {
    /// It is broken.
    Broken(PgnError),
    /// The games are still being counted.
    NotYet,
    /// There are fewer games.
    NoSuch,
    /// The file has changed.
    Changed,
    /// The stored index of the file is damaged.
    Spoiled,
    /// The system refuses, for this reason.
    Refused(String),
}

/// What is known of a game without reading it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameEntry {
    pub white: String,
    pub black: String,
    pub event: String,
    pub date: String,
    pub result: GameResult,
    pub opening: String,
    /// The number of the opening among the named ones.
    pub line: u16,
    /// Its position and length in the file, in bytes.
    pub offset: u64,
    pub length: u64,
    /// The position as line and column.
    pub place: TextPlace,
}

/// A file of games. Reasons are given in the language of `texts`.
pub trait GameLibrary {
    /// The name of the file.
    fn name(&self) -> String;
    /// Checks whether this is stored for the file in its present state.
    fn look_up(&mut self, what: Knowledge) -> Result<(), Unknown>;
    /// Whether this is known by now.
    fn knows(&self, what: Knowledge) -> bool;
    /// Starts to find it out in the background, or says why that is impossible.
    fn find_out(&mut self, what: Knowledge, texts: &Texts) -> Result<(), String>;
    /// Drops what was known.
    fn forget(&mut self, what: Knowledge);
    /// News of what is being found out, without waiting.
    fn progress(&mut self, texts: &Texts) -> Option<LibraryProgress>;
    /// Waits for the next news. `None` if nothing is being found out.
    fn wait(&mut self, texts: &Texts) -> Option<LibraryProgress>;
    /// How many games are known so far.
    fn count(&self) -> u64;
    /// What is known of a game by its number, counted from 0. `None` beyond the last.
    fn entry(&self, number: u64, texts: &Texts) -> Result<Option<GameEntry>, UnreadGame>;
    /// A game, as far as it can be read.
    fn game(&self, entry: &GameEntry, texts: &Texts) -> Result<GameStart, UnreadGame>;
    /// The numbers of the games whose headings match.
    fn told_as(&self, search: &GameSearch) -> Result<Vec<u32>, Spoiled>;
    /// Those of these games in which all wanted positions occurred.
    fn passing(&self, games: Vec<u32>, wanted: &[SoughtBoard]) -> Result<Vec<u32>, Spoiled>;
    /// Stores places beside the file, or says why that failed.
    fn keep_places(&self, places: &str, texts: &Texts) -> Result<(), String>;
}
