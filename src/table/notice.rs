//! Notices: what players and the arbiter are told. They are two types, so that a player's notice cannot contain what
//! the Laws forbid a player to know.

use crate::chess::{Color, Square};
use crate::clock::{Reading, Span};
use crate::laws::{Capability, Edition, Mode};

use super::case::Case;
use super::declined::Declined;
use super::envelope::Sealing;
use super::fact::{Absence, Spoken};
use super::intent::{ArbiterAct, Points};
use super::news::News;
use super::overreach::Overreach;
use super::permit::Permit;
use super::person::{Duty, Overstepping};
use super::said::{Part, Said};
use super::score::Entry;
use super::seal::SealDoubt;
use super::sync::Finding;
use super::touches_felt::{TouchedBefore, TouchedMan};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// For one player alone.
    ToPlayer(Color, PlayerTold),
    /// For the arbiter alone.
    ToArbiter(Box<ArbiterTold>),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayerTold {
    /// The words are on record. The same answer whatever they were.
    Noted,
    /// The opponent's words, unchanged (D.2.10.2). Only a relay passes them on.
    Relayed {
        /// How the words were taken.
        spoken: Spoken,
        said: Said,
    },
    /// The opponent offers a draw. Only a relay passes it on.
    DrawOffered,
    /// A draw was offered, and the event allows offers and agreements only with the arbiter's consent: before this
    /// move, or at all (9.1.1).
    OffersRestricted(Option<u16>),
    /// A draw was agreed on, and the event does not allow such an agreement (9.1a of 2009).
    AgreementsRestricted(Option<u16>),
    /// A draw was agreed on before each player had moved (5.2.3).
    AgreedBeforeBothMoved,
    /// A draw was agreed on before Black's thirtieth move (paragraph 15D of 1929).
    AgreedBeforeBlacksThirtieth,
    /// The times of both, on request (D.2.6.1, D.2.10.4).
    Times {
        /// The own time left; `None` without a limit.
        own: Option<Span>,
        opponent: Option<Span>,
    },
    /// The moves that both have completed, on request (D.2.10.4).
    MovesCompleted {
        /// The player's own.
        own: u32,
        opponent: u32,
    },
    /// The own score as entered, on request.
    OwnScore(Vec<Option<Entry>>),
    /// What the device does at this event.
    Capabilities(&'static [Capability]),
    /// The result that the players agreed on, or the arbiter declared.
    Result(Points),
    /// The opponent pressed after the player's reply: the player's clock runs until the player presses (6.2.2). In a
    /// tournament a player is told neither of a press nor that one is missing (12.6).
    PressDue(Permit),
    /// The presses of two places crossed: the own press counts, although no clock was running for it.
    PressCounts(Permit),
    /// A move is to be sealed (I.1.1).
    ToSeal(WhoSealsMove),
    /// The request to seal has ended, and play goes on.
    NobodySeals,
    /// An earlier position is restored; the sealed move no longer counts.
    SealVoid,
    /// The game is adjourned.
    Adjourned,
    /// When and where an adjourned game is resumed, in the arbiter's words (I.2).
    ResumptionSet(String),
    /// The arbiter has resumed an adjourned game (I.5).
    TakenUp,
    /// The mode of the device has changed.
    ModeIs(Mode),
    /// The device is sealed for this game.
    DeviceSealed,
    /// The device is opened again.
    DeviceOpened,
    /// Something was declined.
    Declined(Declined),
    /// Help, which only training gives.
    Help(Permit, Help),
}

/// Who is to seal a move, as a player sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WhoSealsMove {
    /// The player.
    You,
    /// The opponent.
    YourOpponent,
    /// The player, who has made a move after the request, and must seal that move (I.1.1).
    YouAsMade,
    /// The player on move; it is not known here which side that is.
    WhoeverIsOnMove,
}

impl WhoSealsMove {
    /// As the player of a side sees it.
    #[must_use]
    pub fn seen_by(side: Color, sealing: Sealing) -> WhoSealsMove {
        match sealing {
            Sealing::By(sealer) if sealer == side => WhoSealsMove::You,
            Sealing::By(_) => WhoSealsMove::YourOpponent,
            Sealing::ByWhoeverIsOnMove => WhoSealsMove::WhoeverIsOnMove,
        }
    }
}

/// What training may tell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Help {
    /// The repetition differs from the announcement in these parts.
    Misheard(Vec<Part>),
    /// The king is in check.
    Check,
    /// The position, as a FEN.
    Position(String),
    /// What is on a square.
    OnSquare(Square, Option<crate::chess::Piece>),
    /// Where a piece can go.
    MovesFrom(Square, Vec<Square>),
    /// The next question of an audit of the own board, and the finding so far.
    Audited(Option<Square>, Finding),
    /// A draw may be claimed now.
    MayClaim,
    /// No draw may be claimed now.
    MayNotClaim,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ArbiterTold {
    /// A case was opened.
    Case(Box<Case>),
    /// A consequence of the latest fact; articles are those of the edition.
    News(News, Edition),
    /// An assistant did something that is not an assistant's duty.
    Overstepped {
        side: Color,
        duty: Duty,
        how: Overstepping,
        /// The edition whose articles are named.
        edition: Edition,
    },
    /// A letter from this side's place was refused.
    LetterRefused {
        from: Color,
        why: Overreach,
    },
    /// The pieces that a board felt touched: a fact, not a ruling.
    TouchesFelt {
        side: Color,
        /// What the touches came before.
        before: TouchedBefore,
        /// The pieces, in order.
        touched: Vec<TouchedMan>,
    },
    /// A square of an electronic board is no longer trusted.
    SquareDistrusted {
        side: Color,
        square: Square,
    },
    /// A wrong arbiter's PIN was entered.
    NumberTried,
    /// The sealed device was used in a way that no game needs.
    SealDoubted(SealDoubt),
    /// A player ended a game that had been left alone for a day.
    Abandoned(Color),
    /// The device was away and is back.
    Returned(Absence, ClockMeanwhile),
    /// The arbiter's act is on record.
    Done(ArbiterAct),
    /// What the device does at this event.
    Capabilities(&'static [Capability]),
    Report(Box<Report>),
    /// The arbiter's act was declined.
    Declined(Declined),
    /// A player's act was declined at this event.
    PlayerDeclined(Color, Declined),
}

/// The state of the table for the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// What was played, if moves are heard.
    pub heard: Option<HeardOfGame>,
    pub completed: crate::chess::ByColor<u32>,
    /// The times, if this device has the clock of the game.
    pub times: Option<Reading>,
    pub open_cases: Vec<u32>,
    /// Who need not record, at all or for the rest of the period (8.4, A.2).
    pub need_not_record: crate::chess::ByColor<bool>,
    pub offences: crate::chess::ByColor<usize>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeardOfGame {
    /// The present position, as a FEN.
    pub position: String,
    /// The number of plies whose turn is over.
    pub plies: usize,
}

/// What the clock of the game did while the device was away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockMeanwhile {
    /// It ran.
    Ran,
    /// It stood, or stands now at its last recorded state.
    Stood,
    /// Not known: the clock of the game is another one.
    NotHere,
}
