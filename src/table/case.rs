//! A case for the arbiter: its subject, what the Laws say of it, and the remedies to choose from. This is advice
//! only: nothing changes until the arbiter settles it.

use shakmaty::Board;

use crate::chess::{Color, Square};
use crate::clock::{Moment, Span};
use crate::laws::{Edition, Offence, Rule, Ruling};

use super::case_end::CaseEnd;
use super::intent::Points;
use super::matter::Matter;
use super::said::{Part, Said};
use super::sync::Correction;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// Counted from 1.
    pub number: u32,
    pub at: Moment,
    /// The edition whose articles it rests on.
    pub edition: Edition,
    pub matter: Matter,
    /// The number of the move that it is about, if it is about one.
    pub move_number: Option<usize>,
    /// Where in the game it arose.
    pub arose: Arose,
    /// Whether another case may be the cause.
    pub cause: Cause,
    /// The rules it rests on, the most specific first.
    pub rules: Vec<Rule>,
    /// What the Laws say, if they apply.
    pub ruling: Option<Ruling>,
    /// The arbiter's choices, counted from 1.
    pub remedies: Vec<Remedy>,
    pub state: CaseState,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaseState {
    /// The arbiter has not decided.
    Open,
    /// Settled with this remedy, counted from 1.
    Settled(usize),
    /// Dropped by the arbiter.
    Dismissed,
    /// It ended by itself, for this reason.
    Ended(CaseEnd),
}

/// The cause of a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Cause {
    /// Only itself.
    #[default]
    Itself,
    /// The player's own board was wrong, and the move was legal on it (D.2.9): the case about the boards, if there is
    /// one.
    WrongBoard {
        /// The number of the case about the boards.
        case: Option<u32>,
    },
    /// An earlier case was open in time: it takes precedence.
    After {
        /// The number of the earlier case.
        case: u32,
    },
}

/// Where in the game a case arose: events that end it are counted from here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Arose {
    /// The turn that it is about. If that turn is undone, so is the case.
    pub turn: u32,
    /// The moves made by then, including one that was not pressed yet.
    pub made: usize,
}

/// One way to settle a case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remedy {
    /// What is done, in order.
    pub effects: Vec<Effect>,
}

/// One effect of a remedy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Sets both boards and scores back to the position after this many plies.
    Restore(usize),
    /// The sealed move is taken to be this one (paragraph 16g of 1929).
    PlaySealed(Color, Said),
    /// This move is put into the envelope (I.1.1).
    Seal(Color, Said),
    /// Position, boards and scores are mirrored, a for h (paragraph 11 of 1929).
    Mirror,
    /// What was wrong before the start is put right.
    PutRight,
    /// The pawn on the last rank becomes a queen.
    Queen(Square),
    /// What the opponent demands of a side (paragraph 17 of 1929).
    Demand(Color, Demanded),
    /// The offence is counted against a side.
    Count {
        against: Color,
        offence: Offence,
        /// The turn in which it happened; two faults of one turn count once.
        turn: u32,
    },
    /// A side is given time.
    Give(Color, Span),
    /// A side gets the time of its next period, which its completed moves have reached (6.3.2).
    NextPeriod(Color),
    /// Both get five seconds a move (III.4).
    FiveSeconds,
    /// A side's board is corrected with these steps, as far as the board is known.
    CorrectBoard(Color, Vec<Correction>),
    /// A side must play the move that was written down (9.5.3).
    MustPlay(Color, Said),
    /// The game ends with this result.
    End(Points),
    /// The clock of this side runs again.
    Resume(Color),
    /// Play goes on, with a clock that is not this device's.
    LetPlayGoOn,
    /// The players restore the position before an offence of this side from memory, because moves were not heard. The
    /// side is to move again.
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
    /// The regulations of the event apply.
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
        /// The own piece that has to capture.
        piece: Square,
        captured: Square,
    },
}

impl Demanded {
    /// The demand for pieces on these squares: own pieces move, the others are captured.
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

    #[must_use]
    pub fn squares(self) -> Vec<Square> {
        match self {
            Demanded::Nothing => Vec::new(),
            Demanded::Move(at) | Demanded::Capture(at) => vec![at],
            Demanded::CaptureWith { piece, captured } => vec![piece, captured],
        }
    }
}

/// A difference between a repetition and its announcement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mishearing {
    pub by: Color,
    pub announced: Said,
    pub repeated: Said,
    /// The parts that contradict each other.
    pub parts: Vec<Part>,
}

impl Case {
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.state == CaseState::Open
    }
}
