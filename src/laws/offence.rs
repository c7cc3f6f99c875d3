//! Offences, the pool that counts them, and the circumstances that a penalty depends
//! on. What they cost is for [`penalty`](super::penalty()) to say.

use std::str::FromStr;

use super::edition::Edition;
use super::mating::MateChance;
use super::provisions::{PressWithoutMove, TwoHands, UnreplacedPawn};
use super::regime::Regime;

/// Something that can be held against a player, or asked for at the price of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Offence {
    /// A move against the rules of movement, the capture of a king included.
    IllegalMove,
    /// A pawn left on the last rank.
    PawnNotReplaced,
    /// One move made with two hands.
    TwoHands,
    /// The clock pressed without a move.
    PressWithoutMove,
    /// A wrong claim of a draw.
    WrongDrawClaim,
    /// In the last two minutes, a request for five seconds a move, which was granted.
    IncrementRequestGranted,
    /// In the last two minutes, a claim of a draw, which was rejected.
    LastTwoMinutesRejected,
    /// In the last two minutes, a claim of a draw, whose decision was postponed.
    LastTwoMinutesPostponed,
}

impl Offence {
    /// Every offence.
    pub const ALL: [Offence; 8] = [
        Offence::IllegalMove,
        Offence::PawnNotReplaced,
        Offence::TwoHands,
        Offence::PressWithoutMove,
        Offence::WrongDrawClaim,
        Offence::IncrementRequestGranted,
        Offence::LastTwoMinutesRejected,
        Offence::LastTwoMinutesPostponed,
    ];

    /// The name to ask for it by.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Offence::IllegalMove => "illegal-move",
            Offence::PawnNotReplaced => "pawn-not-replaced",
            Offence::TwoHands => "two-hands",
            Offence::PressWithoutMove => "press-without-move",
            Offence::WrongDrawClaim => "wrong-claim",
            Offence::IncrementRequestGranted => "increment-request-granted",
            Offence::LastTwoMinutesRejected => "last-two-minutes-rejected",
            Offence::LastTwoMinutesPostponed => "last-two-minutes-postponed",
        }
    }

    /// Whether an edition counts it as a completed illegal move.
    #[must_use]
    pub fn standing(self, edition: Edition) -> OffenceStanding {
        let table = edition.parameters();
        let counted = match self {
            Offence::IllegalMove => table.illegal_move.is_some(),
            Offence::PawnNotReplaced => table.unreplaced_pawn != UnreplacedPawn::NotRegulated,
            Offence::TwoHands => {
                matches!(table.two_hands, TwoHands::Illegal | TwoHands::IllegalIfPressed)
            }
            Offence::PressWithoutMove => table.press_without_move == PressWithoutMove::Illegal,
            _ => false,
        };
        if counted { OffenceStanding::IllegalMove } else { OffenceStanding::Apart }
    }
}

/// Why a text names no offence.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no offence: {self:?}")]
pub struct OffenceError {
    read: String,
}

impl FromStr for Offence {
    type Err = OffenceError;

    fn from_str(text: &str) -> Result<Offence, OffenceError> {
        Offence::ALL
            .into_iter()
            .find(|offence| offence.name() == text)
            .ok_or_else(|| OffenceError { read: text.to_owned() })
    }
}

/// Whether an offence counts as an illegal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OffenceStanding {
    /// It counts, in one pool with every other illegal move of the player.
    IllegalMove,
    /// It is dealt with by itself.
    Apart,
}

/// The illegal moves of one player in one game. Illegal moves, two hands and presses
/// without a move fill one pool; two faults in one move count once.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OffencePool {
    /// The plies at which one or more counted, each once, in the order they came.
    plies: Vec<u32>,
}

impl OffencePool {
    /// Adds an offence made at a ply, and says which of the player's illegal moves it
    /// is; none where the edition does not count it as one.
    pub fn add(&mut self, edition: Edition, offence: Offence, ply: u32) -> Option<u32> {
        if offence.standing(edition) == OffenceStanding::Apart {
            return None;
        }
        let place = self.plies.iter().position(|counted| *counted == ply).unwrap_or_else(|| {
            self.plies.push(ply);
            self.plies.len() - 1
        });
        u32::try_from(place + 1).ok()
    }

    /// Whether an offence made at a ply has counted.
    #[must_use]
    pub fn has_counted(&self, ply: u32) -> bool {
        self.plies.contains(&ply)
    }

    /// How many illegal moves the player has completed.
    #[must_use]
    pub fn count(&self) -> usize {
        self.plies.len()
    }
}

/// Under what a game is played, as far as penalties go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Terms {
    /// The edition.
    pub edition: Edition,
    /// The regime.
    pub regime: Regime,
    /// What the event sets for itself.
    pub penalties: EventPenalties,
}

/// Penalties that the regulations of an event set; the table decides where they are
/// silent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EventPenalties {
    /// Minutes for an illegal move.
    pub illegal_move: Option<u8>,
    /// Minutes for a wrong claim of a draw.
    pub wrong_draw_claim: Option<u8>,
    /// Minutes in blitz with one arbiter to a game, where the text of 2023 is silent.
    pub supervised_blitz: u8,
}

impl Default for EventPenalties {
    fn default() -> EventPenalties {
        EventPenalties { illegal_move: None, wrong_draw_claim: None, supervised_blitz: 1 }
    }
}

/// An offence in its circumstances.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Charge {
    /// What it is.
    pub offence: Offence,
    /// Which of this player's illegal moves it is, counted from 1.
    pub nth: u32,
    /// Whether the clock was pressed.
    pub press: Press,
    /// Whether the opponent has made the next move.
    pub reply: OpponentReply,
    /// Whether the opponent can still mate.
    pub opponent: MateChance,
    /// The move it was committed with, as far as two hands go.
    pub made_with: MadeWith,
}

impl Charge {
    /// An offence completed by a press, unanswered, with the opponent's chances open.
    #[must_use]
    pub fn completed(offence: Offence, nth: u32) -> Charge {
        Charge {
            offence,
            nth,
            press: Press::Pressed,
            reply: OpponentReply::NotYet,
            opponent: MateChance::Unknown,
            made_with: MadeWith::Unknown,
        }
    }
}

/// With what kind of move an offence was committed (7.7.1 of 2017).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MadeWith {
    /// Nobody said.
    Unknown,
    /// No move yet.
    NoMove,
    /// Castling, a capture or a promotion, in which a second piece is handled.
    TwoPieces,
    /// Any other move.
    OnePiece,
}

/// Whether the offender pressed the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Press {
    /// The clock was pressed.
    Pressed,
    /// The clock was not pressed.
    NotPressed,
}

/// Whether the opponent has made the next move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OpponentReply {
    /// Not yet.
    NotYet,
    /// The next move is made.
    Made,
}
