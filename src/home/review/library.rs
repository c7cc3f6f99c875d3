//! The games of a file as a listener knows them: how many there are, what each is called, what
//! it holds, which have what is sought. Never opens the file: whoever keeps it answers here.

use crate::chess::notation::pgn::{GameResult, GameStart, PgnError, TextPlace};
use crate::chess::notation::shorthand::SoughtBoard;
use crate::words::Texts;

use super::search::GameSearch;

/// What can be known of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Knowledge {
    /// Where each game lies, and what it is called.
    Games,
    /// What stood on the board in each game.
    Positions,
}

/// Why something is not known of a file. It can be found out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unknown {
    /// Nobody has found it out.
    Missing,
    /// The file was another then.
    Outdated,
    /// It is not as it was kept.
    Damaged,
}

/// What was kept of a file is not as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spoiled;

/// What comes while something is found out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LibraryProgress {
    /// So many tenths are done.
    Tenths(u8),
    /// This is known now.
    Known(Knowledge),
    /// It cannot be known.
    Failed(NeverKnown),
}

/// Why something was not found out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NeverKnown {
    /// Nobody wants it any more.
    GivenUp,
    /// There is nothing in the file.
    Empty,
    /// There is something in the file, and no game.
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
    /// There are not so many.
    NoSuch,
    /// The file is another than it was.
    Changed,
    /// What is known of the file is spoiled.
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
    /// The number of the opening among those with a name.
    pub line: u16,
    /// At which byte of the file it begins, and how many bytes it has.
    pub offset: u64,
    pub length: u64,
    /// The same as line and column.
    pub place: TextPlace,
}

/// A file of games. Reasons are told in the language of the texts that are handed in.
pub trait GameLibrary {
    /// The name of the file.
    fn name(&self) -> String;
    /// Looks whether this is known of the file as it is.
    fn look_up(&mut self, what: Knowledge) -> Result<(), Unknown>;
    /// Whether it was looked up or found out.
    fn knows(&self, what: Knowledge) -> bool;
    /// Has it found out, beside whoever listens, or says why that cannot be.
    fn find_out(&mut self, what: Knowledge, texts: &Texts) -> Result<(), String>;
    /// What was known is of no use.
    fn forget(&mut self, what: Knowledge);
    /// What has come of what is found out, without waiting.
    fn progress(&mut self, texts: &Texts) -> Option<LibraryProgress>;
    /// What comes next of it, waited for; none where nothing is found out.
    fn wait(&mut self, texts: &Texts) -> Option<LibraryProgress>;
    /// How many games there are, as far as they are known.
    fn count(&self) -> u64;
    /// What is known of a game by its number, counted from 0; none beyond the last.
    fn entry(&self, number: u64, texts: &Texts) -> Result<Option<GameEntry>, UnreadGame>;
    /// A game, as far as it can be read.
    fn game(&self, entry: &GameEntry, texts: &Texts) -> Result<GameStart, UnreadGame>;
    /// The numbers of the games of which this is told.
    fn told_as(&self, search: &GameSearch) -> Result<Vec<u32>, Spoiled>;
    /// Those of these games in which all that is wanted stood on the board.
    fn passing(&self, games: Vec<u32>, wanted: &[SoughtBoard]) -> Result<Vec<u32>, Spoiled>;
    /// Keeps places in the file beside it, or says why that cannot be done.
    fn keep_places(&self, places: &str, texts: &Texts) -> Result<(), String>;
}
