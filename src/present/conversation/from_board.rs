//! The events of an electronic board.

use crate::chess::ClaimedMove;
use crate::clock::Moment;
use crate::table::sensed::{BoardSense, HandSeen, HandWatch};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FromBoard {
    /// It answers, with the protocol of this family of boards.
    Here(&'static str),
    /// The content of all its squares.
    Reading(Box<BoardSense>),
    /// The board itself reports which move was made.
    Moved(ClaimedMove),
    /// It is missing or lost, for this reason.
    Away(String),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardComesOrGoes {
    /// It answers, with the protocol of this family of boards.
    Comes(&'static str),
    /// It is lost, for this reason; to be told after what was seen on it.
    Goes(String),
}

impl FromBoard {
    /// What hands did, by this event, and whether the board came or went.
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
