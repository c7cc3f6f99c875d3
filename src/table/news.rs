//! What a fact brought about beyond itself. All of it is for the arbiter; what of it a
//! player may be told is decided in [`tell`](super::tell()).

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

/// Whether both boards are known to show what the moves say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Agreement {
    /// Hands, readings or the arbiter have shown both.
    Known,
    /// One is known by words alone.
    NotKnown,
}

/// Something that followed from the latest fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// A case was opened: its number.
    CaseOpened(u32),
    /// A case ended by itself: its number, and why.
    CaseEnded(u32, CaseEnd),
    /// Of what the opponent could demand in a case, only what the rule leaves is left: its
    /// number, and the rule. The case is told again after it.
    CaseNarrowed(u32, Rule),
    /// A repetition does not say what was announced.
    Misheard(Mishearing),
    /// A player went on without having repeated the opponent's move (D.2.1).
    NotRepeated(Color),
    /// An announcement was corrected in time (D.2.8).
    Corrected {
        /// By whom.
        by: Color,
        /// What was said first.
        before: Said,
        /// What was said then.
        now: Said,
    },
    /// Words came when the turn had no place for them; they are kept and do nothing.
    OutOfTurn {
        /// For which side.
        side: Color,
        /// What was said.
        said: Said,
    },
    /// A draw was offered at another time than after the move and before the press; it
    /// stands, but may disturb (9.1.2.1, 11.5).
    OfferOutOfTime(Color),
    /// A side offers a draw again, for the third time or more since the opponent did (11.5).
    OffersOften {
        /// Who.
        side: Color,
        /// How often by now.
        times: u32,
    },
    /// A player pressed when the clock did not run for that player.
    IdlePress(Color),
    /// A player pressed back a clock that had been pressed without a move.
    PressedBack(Color),
    /// A side pressed the clock back that ran for it though the opponent is to move.
    GaveTheClockBack(Color),
    /// The device that was sealed is open; so often it was away meanwhile.
    DeviceOpened {
        /// How often.
        away: u32,
    },
    /// A player pressed only after the opponent's reply (6.2.2).
    LatePress(Color),
    /// A player accepts the draw that a claim offers, where agreement is restricted, so
    /// that the claim is checked all the same (9.1.1, 9.1.2.3).
    ClaimAccepted(Color),
    /// A player asked to see the score sheet: how often by now (A.2).
    SheetAsked(Color, u32),
    /// A player adjusted pieces without having the move (4.2.1, 6.2.5).
    AdjustedOutOfTurn(Color),
    /// A player asked to see the score sheet without having the move (A.3.2).
    SheetAskedOutOfTurn(Color, Rule),
    /// A player touched a piece and thereby declined the offer (9.1.2.1).
    OfferDeclinedByTouch(Color),
    /// The scores contradict each other on a move, and no board is known to be wrong (D.2.9).
    ScoresDiffer {
        /// The plies on which they agree.
        plies: usize,
        /// Whether the boards are known to agree.
        boards: Agreement,
    },
    /// A player recorded a move that nobody had made (8.1.2).
    RecordedInAdvance {
        /// Who.
        side: Color,
        /// Its ply, counted from 1.
        ply: usize,
    },
    /// The clock of a side counts other moves than the side has completed (6.10.2).
    CounterDiffers {
        /// Whose.
        side: Color,
        /// What the clock counts.
        counted: u32,
        /// What is completed.
        completed: u32,
    },
    /// An audit of a board asks for its next square, or is at its end.
    Audited {
        /// Whose board.
        side: Color,
        /// What to ask about next, if anything.
        next: Option<Square>,
        /// What is known by now.
        finding: Finding,
    },
    /// A position was restored; this is what the clock shows (7.1).
    Restored {
        /// After so many plies.
        ply: usize,
    },
    /// A side was given time.
    TimeGiven(Color, Span),
    /// A player is asked to seal (I.1.1).
    AskedToSeal(AskedToSeal),
    /// From now on this is who is to seal. Both players are told.
    ToSeal(Sealing),
    /// Who was asked to seal has made a move instead and pressed, which changes nothing. The player is told.
    MovedInsteadOfSealing(Color),
    /// Nobody is to seal any more, and play goes on. Both players are told.
    NobodySeals,
    /// What this side has sealed does not count any more, because an earlier position is restored. Both
    /// players are told.
    SealVoid(Color),
    /// A side adjourns so long before the end of the session, which it has used (I.1.2).
    AdjournedEarly(Color, Span),
    /// A side offered a draw while a move was sealed (I.4).
    OfferAtTheSeal(Color),
    /// An adjourned game is taken up.
    TakenUp(TakingUp),
    /// A move is sealed; these are the fields of the envelope (I.2), without the move.
    Sealed(Box<Envelope>),
    /// The envelope is opened, and this was in it (I.7).
    Opened {
        /// Who had sealed it.
        by: Color,
        /// The move.
        said: Said,
    },
    /// A mating or drawing move was announced, and the game is over if it was made.
    Ended(Points),
    /// A claim ended play where no arbiter was present; this is the final position (III.6).
    Referred {
        /// As a FEN, where it is known here.
        position: Option<String>,
    },
    /// The opponent of a claimant has verified what was written down (III.6).
    Verified(Color),
    /// Both players have signed the result, which stands (8.7).
    SignedByBoth,
    /// An act changed nothing: there was nothing for it to do.
    NothingChanged,
    /// A side claims, asks or gestures though the game is over on the board: no case comes of it.
    AfterTheEnd(Color),
    /// A side demands mate within fifty moves, which nobody here can count (paragraph 15F of 1929).
    ChallengeUncounted(Color),
    /// A challenge began or lost its count by a capture or a pawn move.
    ChallengeCounted(Color),
}
