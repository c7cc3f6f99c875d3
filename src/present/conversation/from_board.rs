//! What comes from an electronic board to whoever sits beside it. Never opens a port.

use crate::chess::ClaimedMove;
use crate::clock::Moment;
use crate::table::sensed::{BoardSense, HandSeen, HandWatch};

/// What a board tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FromBoard {
    /// It answers, in the language of this family of boards.
    Here(&'static str),
    /// What stands on all its squares.
    Reading(Box<BoardSense>),
    /// It says itself which move was made.
    Moved(ClaimedMove),
    /// It is not there, or not any more, and why.
    Away(String),
}

/// Whether there is a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardComesOrGoes {
    /// It answers, in the language of this family of boards.
    Comes(&'static str),
    /// It is not there, and why; to be told after what was seen on it.
    Goes(String),
}

impl FromBoard {
    /// What hands did by this, and whether the board came or went.
    pub fn taken_in(
        self,
        watch: &mut HandWatch,
        now: Moment,
    ) -> (Vec<HandSeen>, Option<BoardComesOrGoes>) {
        match self {
            FromBoard::Here(kind) => (Vec::new(), Some(BoardComesOrGoes::Comes(kind))),
            FromBoard::Away(reason) => (watch.lose(now), Some(BoardComesOrGoes::Goes(reason))),
            FromBoard::Reading(sense) => (watch.read(now, *sense), None),
            FromBoard::Moved(claim) => (watch.moved(&claim), None),
        }
    }
}
