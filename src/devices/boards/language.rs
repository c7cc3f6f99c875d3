//! The interface of every family of boards: bytes go in, their meaning comes out.

use std::time::Duration;

use super::{FeltBoard, GameOnBoard};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardSaid {
    /// Something that only a board of this family says.
    Here,
    /// The content of all squares.
    Reading(FeltBoard),
    /// The squares are not known any more.
    Unseen,
    /// The board itself says which move was made, in UCI notation.
    Moved(String),
    /// It does not support the rules of this game.
    OtherRules,
    /// It feels its squares, but tells nothing without a key.
    Locked,
    /// Bytes to write back at once.
    Answer(Vec<u8>),
    /// What it said has no check in it: ask for all squares once it is quiet.
    Unchecked,
    /// Meaningless bytes: something was lost, so ask for all squares again.
    Spoiled,
}

/// The protocol of a family of boards.
pub trait BoardLanguage: Send {
    /// The bytes to write first. They make a board say that it is there and what stands on it, and from then on what
    /// changes.
    fn greets(&mut self) -> Vec<u8>;
    /// The bytes that ask for all squares again. Empty if the board cannot be asked.
    fn asks(&mut self) -> Vec<u8>;
    /// Takes bytes, in pieces of any size, and returns their meaning.
    fn takes(&mut self, bytes: &[u8]) -> Vec<BoardSaid>;
    /// The bytes that tell the board the state of the game. Most boards only feel it and need not be told.
    fn shows(&mut self, _game: &GameOnBoard) -> Vec<u8> {
        Vec::new()
    }
    /// The bytes to write because time has passed. Called before everything else, so that it knows the time.
    fn passes(&mut self, _now: Duration) -> Vec<u8> {
        Vec::new()
    }
    /// After how much silence to ask the board. `None` if it need not answer.
    fn asked_after(&self) -> Option<Duration> {
        Some(Duration::from_millis(250))
    }
    /// How long it may take to answer for the first time.
    fn first_answer(&self) -> Duration {
        Duration::from_millis(1_500)
    }
}
