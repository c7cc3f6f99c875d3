//! Offences, the pool that counts them, and the circumstances that a penalty depends on. The penalties are in
//! [`penalty`](super::penalty()).

use std::str::FromStr;

use super::edition::Edition;
use super::mating::MateChance;
use super::provisions::{PressWithoutMove, TwoHands, UnreplacedPawn};
use super::regime::Regime;

/// An offence of a player, or a request or claim that may cost time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Offence {
    /// A move against the rules of movement, including the capture of a king.
    IllegalMove,
    /// A pawn left on the last rank.
    PawnNotReplaced,
    /// One move made with two hands.
    TwoHands,
    /// The clock pressed without a move.
    PressWithoutMove,
    /// A wrong claim of a draw.
    WrongDrawClaim,
    /// In the last two minutes, a request for five seconds a move that was granted.
    IncrementRequestGranted,
    /// In the last two minutes, a claim of a draw that was rejected.
    LastTwoMinutesRejected,
    /// In the last two minutes, a claim of a draw on which the decision was postponed.
    LastTwoMinutesPostponed,
}

impl Offence {
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

    /// The name in commands.
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

/// Why a text does not name an offence.
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
    /// It is handled separately.
    Apart,
}

/// The illegal moves of one player in one game. Illegal moves, moves with two hands and presses without a move share
/// one pool; two faults in one move count once.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OffencePool {
    /// The plies with at least one counted offence, in order.
    plies: Vec<u32>,
}

impl OffencePool {
    /// Adds an offence made at a ply, and returns which of the player's illegal moves it is. `None` if the edition
    /// does not count it as one.
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

    /// Whether an offence at this ply was counted.
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

/// The settings of a game that penalties depend on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Terms {
    pub edition: Edition,
    pub regime: Regime,
    /// The penalties of the event itself.
    pub penalties: EventPenalties,
}

/// Penalties that the regulations of an event set. Where they are silent, the edition decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EventPenalties {
    /// Minutes for an illegal move.
    pub illegal_move: Option<u8>,
    /// Minutes for a wrong claim of a draw.
    pub wrong_draw_claim: Option<u8>,
    /// Minutes in blitz with one arbiter for each game, on which the text of 2023 is silent.
    pub supervised_blitz: u8,
}

impl Default for EventPenalties {
    fn default() -> EventPenalties {
        EventPenalties { illegal_move: None, wrong_draw_claim: None, supervised_blitz: 1 }
    }
}

/// An offence and its circumstances.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Charge {
    pub offence: Offence,
    /// Which of this player's illegal moves it is, counted from 1.
    pub nth: u32,
    /// Whether the clock was pressed.
    pub press: Press,
    /// Whether the opponent has made the next move.
    pub reply: OpponentReply,
    /// Whether the opponent can still mate.
    pub opponent: MateChance,
    /// The kind of move, which matters for two hands.
    pub made_with: MadeWith,
}

impl Charge {
    /// An offence completed by a press. The opponent has not replied, and their chances are unknown.
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

/// The kind of move of an offence (7.7.1 of 2017).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MadeWith {
    /// The kind was not given.
    Unknown,
    /// No move yet.
    NoMove,
    /// Castling, a capture or a promotion, in which a second piece is moved or removed.
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
