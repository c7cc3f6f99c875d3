//! The consequences of a fact. All are for the arbiter; what a player may be told is decided in
//! [`tell`](super::tell()).

use crate::chess::{Color, Square};
use crate::clock::Span;
use crate::laws::Rule;

use super::case::Mishearing;
use super::case_end::CaseEnd;
use super::envelope::{AskedToSeal, Envelope, Sealing};
use super::intent::Points;
use super::said::Said;
use super::sync::Finding;
use super::taking_up::TakingUp;

/// Whether both boards are known to match the moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Agreement {
    /// Both are confirmed by hands, by readings or by the arbiter.
    Known,
    /// At least one is known only by what was said.
    NotKnown,
}

/// A consequence of the latest fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// A case was opened: its number.
    CaseOpened(u32),
    /// A case ended by itself: its number, and why.
    CaseEnded(u32, CaseEnd),
    /// By this rule, some demands of the opponent in a case have lapsed. The case, given by its number, is told again
    /// afterwards.
    CaseNarrowed(u32, Rule),
    /// A repetition differs from the announcement.
    Misheard(Mishearing),
    /// A player went on without having repeated the opponent's move (D.2.1).
    NotRepeated(Color),
    /// An announcement was corrected in time (D.2.8).
    Corrected {
        by: Color,
        /// What was said first.
        before: Said,
        /// What was said then.
        now: Said,
    },
    /// Words came out of turn; they are recorded, without effect.
    OutOfTurn {
        side: Color,
        said: Said,
    },
    /// A draw was offered at another time than between the move and the press. The offer stands, but may disturb
    /// (9.1.2.1, 11.5).
    OfferOutOfTime(Color),
    /// A side offers a draw again, for the third time or more since the opponent did (11.5).
    OffersOften {
        side: Color,
        /// The number of offers so far.
        times: u32,
    },
    /// A player pressed while that player's clock was not running.
    IdlePress(Color),
    /// A player pressed back a clock that had been pressed without a move.
    PressedBack(Color),
    /// A side returned the clock that was running for it although the opponent is to move.
    GaveTheClockBack(Color),
    /// The sealed device was opened.
    DeviceOpened {
        /// How often it was away while sealed.
        away: u32,
    },
    /// A player pressed only after the opponent's reply (6.2.2).
    LatePress(Color),
    /// A player accepts the draw offered by a claim although agreement is restricted: the claim is still checked
    /// (9.1.1, 9.1.2.3).
    ClaimAccepted(Color),
    /// A player asked to see the score sheet; the number of times so far (A.2).
    SheetAsked(Color, u32),
    /// A player adjusted pieces without having the move (4.2.1, 6.2.5).
    AdjustedOutOfTurn(Color),
    /// A player asked to see the score sheet without having the move (A.3.2).
    SheetAskedOutOfTurn(Color, Rule),
    /// A player touched a piece and thereby declined the offer (9.1.2.1).
    OfferDeclinedByTouch(Color),
    /// The scores contradict each other on a move, and neither board is known to be wrong (D.2.9).
    ScoresDiffer {
        /// The plies on which they agree.
        plies: usize,
        /// Whether the boards are known to agree.
        boards: Agreement,
    },
    /// A player recorded a move that had not been made (8.1.2).
    RecordedInAdvance {
        side: Color,
        /// The ply, counted from 1.
        ply: usize,
    },
    /// The clock's move counter differs from the moves that a side has completed (6.10.2).
    CounterDiffers {
        side: Color,
        /// The number on the clock.
        counted: u32,
        /// The moves completed.
        completed: u32,
    },
    /// An audit of a board asks for its next square, or has ended.
    Audited {
        side: Color,
        /// The square to ask about next, if any.
        next: Option<Square>,
        /// What is known so far.
        finding: Finding,
    },
    /// A position was restored; the clock is reported with it (7.1).
    Restored {
        /// The number of plies restored.
        ply: usize,
    },
    /// A side was given time.
    TimeGiven(Color, Span),
    /// A player is asked to seal (I.1.1).
    AskedToSeal(AskedToSeal),
    /// Who is to seal from now on. Both players are told.
    ToSeal(Sealing),
    /// The player who was asked to seal has made a move and pressed instead, without effect. The player is told.
    MovedInsteadOfSealing(Color),
    /// The request to seal has ended and play goes on. Both players are told.
    NobodySeals,
    /// This side's sealed move no longer counts, because an earlier position is restored. Both players are told.
    SealVoid(Color),
    /// A side adjourns this long before the end of the session; its clock has been charged for it (I.1.2).
    AdjournedEarly(Color, Span),
    /// A side offered a draw while a move was sealed (I.4).
    OfferAtTheSeal(Color),
    TakenUp(TakingUp),
    /// A move is sealed; the fields of the envelope (I.2), without the move.
    Sealed(Box<Envelope>),
    /// The envelope is opened, and contained this (I.7).
    Opened {
        /// Who had sealed it.
        by: Color,
        said: Said,
    },
    /// A mating or drawing move was announced: the game is over if it was made.
    Ended(Points),
    /// A claim ended play without an arbiter present; this is the final position (III.6).
    Referred {
        /// As a FEN, if it is known here.
        position: Option<String>,
    },
    /// The opponent of a claimant has verified what was written down (III.6).
    Verified(Color),
    /// Both players have signed the result, which stands (8.7).
    SignedByBoth,
    /// An act had no effect: there was nothing for it to do.
    NothingChanged,
    /// A side claims, asks or gestures after the game has ended on the board: no case is opened.
    AfterTheEnd(Color),
    /// A side demands mate within fifty moves, which cannot be counted here (paragraph 15F of 1929).
    ChallengeUncounted(Color),
    /// A challenge began, or its count restarted at a capture or pawn move.
    ChallengeCounted(Color),
}
