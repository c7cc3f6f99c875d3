//! What somebody is told. Players and the arbiter are told by different types: what the
//! Laws forbid a player to know has no place in the player's.

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

/// A notice and whom it is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// For one player alone.
    ToPlayer(Color, PlayerTold),
    /// For the arbiter alone.
    ToArbiter(Box<ArbiterTold>),
}

/// What a player may be told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayerTold {
    /// What was said is on record. Always the same, whatever was said.
    Noted,
    /// The opponent's words, raw (D.2.10.2). Only a relay passes them on.
    Relayed {
        /// As what they were taken.
        spoken: Spoken,
        /// The words.
        said: Said,
    },
    /// The opponent offers a draw. Only a relay passes it on.
    DrawOffered,
    /// A draw was offered, and the event allows no offers and no agreement without the arbiter's
    /// consent: before this move, or at all (9.1.1).
    OffersRestricted(Option<u16>),
    /// A draw was agreed on, and the event allows no agreement so (9.1a of 2009).
    AgreementsRestricted(Option<u16>),
    /// A draw was agreed on before each player had moved (5.2.3).
    AgreedBeforeBothMoved,
    /// A draw was agreed on before Black's thirtieth move (paragraph 15D of 1929).
    AgreedBeforeBlacksThirtieth,
    /// The times of both, on request (D.2.6.1, D.2.10.4).
    Times {
        /// The own time left; none without a limit.
        own: Option<Span>,
        /// The opponent's.
        opponent: Option<Span>,
    },
    /// The moves that both have completed, on request (D.2.10.4).
    MovesCompleted {
        /// The own.
        own: u32,
        /// The opponent's.
        opponent: u32,
    },
    /// The own score as it was entered, on request.
    OwnScore(Vec<Option<Entry>>),
    /// What the device does at this event.
    Capabilities(&'static [Capability]),
    /// The result that the players agreed on, or the arbiter declared.
    Result(Points),
    /// The opponent has pressed after the reply: its clock runs, and it waits for a press (6.2.2). In
    /// a tournament no player is told of a press, nor that it lacks (12.6).
    PressDue(Permit),
    /// The presses of two places crossed: the own one, which found no clock running, counts.
    PressCounts(Permit),
    /// A move is to be sealed (I.1.1).
    ToSeal(WhoSealsMove),
    /// Nobody is to seal any more, and play goes on.
    NobodySeals,
    /// An earlier position is restored, so that the sealed move counts no more.
    SealVoid,
    /// The game is adjourned.
    Adjourned,
    /// When and where an adjourned game is resumed, in the arbiter's words (I.2).
    ResumptionSet(String),
    /// The arbiter has taken an adjourned game up (I.5).
    TakenUp,
    /// The mode of the device has changed.
    ModeIs(Mode),
    /// The device is sealed for this game.
    DeviceSealed,
    /// The device is opened again.
    DeviceOpened,
    /// Something was not taken.
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
    /// The player, who has made a move after the request: that one (I.1.1).
    YouAsMade,
    /// Whoever is on move: nobody here knows who that is.
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
    /// What stands on a square.
    OnSquare(Square, Option<crate::chess::Piece>),
    /// Where a piece can go.
    MovesFrom(Square, Vec<Square>),
    /// What an audit of the own board asks next, and what it has found.
    Audited(Option<Square>, Finding),
    /// A draw may be claimed now.
    MayClaim,
    /// No draw may be claimed now.
    MayNotClaim,
}

/// What the arbiter is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ArbiterTold {
    /// A case was opened.
    Case(Box<Case>),
    /// Something followed from the latest fact; articles are those of the edition.
    News(News, Edition),
    /// An assistant did what is not an assistant's to do.
    Overstepped {
        /// Whose assistant.
        side: Color,
        /// The duty.
        duty: Duty,
        /// How it was overstepped.
        how: Overstepping,
        /// The edition whose articles are named.
        edition: Edition,
    },
    /// A letter of the place where this side sits was not taken.
    LetterRefused {
        /// The side that sits there.
        from: Color,
        /// Why.
        why: Overreach,
    },
    /// Which pieces a board has felt to be touched: a fact, and no ruling.
    TouchesFelt {
        /// Whose board it is.
        side: Color,
        /// Before what.
        before: TouchedBefore,
        /// The pieces, in order.
        touched: Vec<TouchedMan>,
    },
    /// A square of an electronic board is not believed any more.
    SquareDistrusted {
        /// Whose board it is.
        side: Color,
        /// Which square.
        square: Square,
    },
    /// Somebody gave another number than the arbiter's.
    NumberTried,
    /// Something was done to the sealed device that no game needs.
    SealDoubted(SealDoubt),
    /// A player ended a game with which nobody had gone on for a day.
    Abandoned(Color),
    /// The device was away and is back.
    Returned(Absence, ClockMeanwhile),
    /// What the arbiter did is on record.
    Done(ArbiterAct),
    /// What the device does at this event.
    Capabilities(&'static [Capability]),
    /// Everything that the arbiter may want to know.
    Report(Box<Report>),
    /// The arbiter's act was not taken.
    Declined(Declined),
    /// A player did what the device does not take at this event.
    PlayerDeclined(Color, Declined),
}

/// The state of the table for the arbiter's eyes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// What was played, where moves are heard.
    pub heard: Option<HeardOfGame>,
    /// Moves completed.
    pub completed: crate::chess::ByColor<u32>,
    /// The clock, where it is this device's.
    pub times: Option<Reading>,
    /// The cases that are open.
    pub open_cases: Vec<u32>,
    /// Who need not record, or not for the rest of the period (8.4, A.2).
    pub need_not_record: crate::chess::ByColor<bool>,
    /// Illegal moves counted.
    pub offences: crate::chess::ByColor<usize>,
}

/// What was heard of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeardOfGame {
    /// What stands, as a FEN.
    pub position: String,
    /// The number of plies whose turn is over.
    pub plies: usize,
}

/// What the clock of the game did while the device was away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockMeanwhile {
    /// It ran.
    Ran,
    /// It stood, or stands now as it last did on record.
    Stood,
    /// Another clock is the clock of the game: nobody knows here.
    NotHere,
}
