//! A case for the arbiter: what is the matter, what the Laws say to it, and the
//! remedies to choose from. Advice only: nothing changes until the arbiter settles it.

use shakmaty::Board;

use crate::chess::{Color, Square};
use crate::clock::{Moment, Span};
use crate::laws::{Edition, Offence, Rule, Ruling};

use super::case_end::CaseEnd;
use super::intent::Points;
use super::matter::Matter;
use super::said::{Part, Said};
use super::sync::Correction;

/// A case, open or closed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// Its number, counted from 1.
    pub number: u32,
    /// When it was opened.
    pub at: Moment,
    /// The edition whose articles it rests on.
    pub edition: Edition,
    /// What is the matter.
    pub matter: Matter,
    /// The number of the move that it is about, if it is about one.
    pub move_number: Option<usize>,
    /// Where in the game it arose.
    pub arose: Arose,
    /// What led to it, where another case may be the cause.
    pub cause: Cause,
    /// The rules it rests on, the nearest first.
    pub rules: Vec<Rule>,
    /// What the Laws say, where they can be asked.
    pub ruling: Option<Ruling>,
    /// What the arbiter may do, counted from 1.
    pub remedies: Vec<Remedy>,
    /// What became of it.
    pub state: CaseState,
}

/// What became of a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaseState {
    /// The arbiter has not decided.
    Open,
    /// Settled with this remedy, counted from 1.
    Settled(usize),
    /// Dropped by the arbiter.
    Dismissed,
    /// It ended by itself, and why.
    Ended(CaseEnd),
}

/// What led to a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Cause {
    /// Nothing but itself.
    #[default]
    Itself,
    /// The player's own board was wrong, and by it the move was legal (D.2.9): the case about
    /// the boards, if there is one.
    WrongBoard {
        /// The number of that case.
        case: Option<u32>,
    },
    /// Another case was open before, and in time: what it says goes first.
    After {
        /// The number of that case.
        case: u32,
    },
}

/// Where in the game a case arose: what ends it is measured from here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Arose {
    /// The turn that it is about; undone with it.
    pub turn: u32,
    /// The moves that had been made, one that was not pressed yet included.
    pub made: usize,
}

/// One way to settle a case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remedy {
    /// What is done, in order.
    pub effects: Vec<Effect>,
}

/// One thing that a remedy does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// The position after so many plies is set up on both boards and scores.
    Restore(usize),
    /// The sealed move is this one (paragraph 16g of 1929).
    PlaySealed(Color, Said),
    /// This move is in the envelope (I.1.1).
    Seal(Color, Said),
    /// Position, boards and scores are mirrored, a for h (paragraph 11 of 1929).
    Mirror,
    /// What was wrong before the start is put right.
    PutRight,
    /// The pawn that stayed on the last rank is a queen.
    Queen(Square),
    /// What the opponent demands of a side (paragraph 17 of 1929).
    Demand(Color, Demanded),
    /// The offence is counted against a side.
    Count {
        /// Against whom.
        against: Color,
        /// What it was.
        offence: Offence,
        /// The turn in which it happened; two faults of one turn count once.
        turn: u32,
    },
    /// A side is given time.
    Give(Color, Span),
    /// A side gets the time of its next period, whose turn it is by the moves completed (6.3.2).
    NextPeriod(Color),
    /// Both get five seconds a move (III.4).
    FiveSeconds,
    /// A side's board is set right, by these hands' work as far as the board is known.
    CorrectBoard(Color, Vec<Correction>),
    /// A side must play the move that was written down (9.5.3).
    MustPlay(Color, Said),
    /// The game ends so.
    End(Points),
    /// The clock of this side runs again.
    Resume(Color),
    /// Play goes on, by a clock that is not this device's.
    LetPlayGoOn,
    /// The position before an offence of this side is restored, by hands and memory: no moves were
    /// heard. The side is to move again.
    RestoreByHand(Color),
    /// The decision waits, and play goes on (III.5).
    Postpone,
    /// Both players are warned (12.9.1).
    WarnBoth,
    /// A player is warned (12.9.1).
    Warn(Color),
    /// A side loses time (6.2.6, 8.1.6).
    Take(Color, Span),
    /// The position is transferred to a board that is placed correctly (7.2.2).
    Transfer,
    /// What the regulations of the event lay down is done.
    AsTheEventSays,
    /// The arbiter consents to a draw that the event restricts (9.1.1).
    Consent,
}

/// What may be demanded of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Demanded {
    /// Nothing: any move will do.
    Nothing,
    /// A move or a capture with this piece, which is its own.
    Move(Square),
    /// The capture of this piece, with whatever can.
    Capture(Square),
    /// The capture of one piece with another.
    CaptureWith {
        /// The own piece.
        piece: Square,
        /// What it captures.
        captured: Square,
    },
}

impl Demanded {
    /// What it is to be bound to pieces of a board: the own ones move, the others are captured.
    #[must_use]
    pub fn of(board: &Board, side: Color, squares: &[Square]) -> Demanded {
        let is_theirs = |at: &&Square| board.color_at(**at) == Some(!side);
        let captured = squares.iter().find(is_theirs).copied();
        let piece = squares.iter().find(|at| !is_theirs(at)).copied();
        match (piece, captured) {
            (None, None) => Demanded::Nothing,
            (Some(piece), None) => Demanded::Move(piece),
            (None, Some(captured)) => Demanded::Capture(captured),
            (Some(piece), Some(captured)) => Demanded::CaptureWith { piece, captured },
        }
    }

    /// The pieces that it is about.
    #[must_use]
    pub fn squares(self) -> Vec<Square> {
        match self {
            Demanded::Nothing => Vec::new(),
            Demanded::Move(at) | Demanded::Capture(at) => vec![at],
            Demanded::CaptureWith { piece, captured } => vec![piece, captured],
        }
    }
}

/// Where a repetition differs from the announcement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mishearing {
    /// Who repeated.
    pub by: Color,
    /// What was announced.
    pub announced: Said,
    /// What was repeated.
    pub repeated: Said,
    /// The parts that contradict each other.
    pub parts: Vec<Part>,
}

impl Case {
    /// Whether the arbiter has still to decide.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.state == CaseState::Open
    }
}
