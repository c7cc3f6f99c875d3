//! What every family of boards has in common: bytes go in, what they say comes out. Never opens a port.

use std::time::Duration;

use super::{FeltBoard, GameOnBoard};

/// What a board said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardSaid {
    /// Something that only a board of this family says.
    Here,
    /// What stands on all squares.
    Reading(FeltBoard),
    /// What stood is not known any more.
    Unseen,
    /// It says itself which move was made, in the letters of UCI.
    Moved(String),
    /// It does not play by the rules of this game.
    OtherRules,
    /// It feels what stands, and tells nobody without a key.
    Locked,
    /// Something that is to be written back at once.
    Answer(Vec<u8>),
    /// What was said before this has no check in it: all squares are asked for once it is quiet.
    Unchecked,
    /// Bytes that are nothing: what was said is lost, and all squares have to be asked for again.
    Spoiled,
}

/// What a family of boards speaks.
pub trait BoardLanguage: Send {
    /// What is written first, so that a board says that it is there, what stands on it, and from
    /// then on what changes.
    fn greets(&mut self) -> Vec<u8>;
    /// What asks for all squares again; nothing where a board cannot be asked.
    fn asks(&mut self) -> Vec<u8>;
    /// Takes what came, in pieces of any size, and says what it means.
    fn takes(&mut self, bytes: &[u8]) -> Vec<BoardSaid>;
    /// What tells the board how the game stands. Most boards are not told: they feel it.
    fn shows(&mut self, _game: &GameOnBoard) -> Vec<u8> {
        Vec::new()
    }
    /// What is written because time has passed. Told before everything else, so that it knows the time.
    fn passes(&mut self, _now: Duration) -> Vec<u8> {
        Vec::new()
    }
    /// After how long without a word it is asked; never, where a board need not answer.
    fn asked_after(&self) -> Option<Duration> {
        Some(Duration::from_millis(250))
    }
    /// How long it may take to answer for the first time.
    fn first_answer(&self) -> Duration {
        Duration::from_millis(1_500)
    }
}
