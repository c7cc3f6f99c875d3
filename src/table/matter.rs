//! The subjects of cases for the arbiter.

use crate::chess::{ByColor, Color, Role, Square};
use crate::clock::Span;
use crate::laws::Article;

use super::intent::{CallReason, Gesture, Ground, Observation};
use super::said::Said;
use super::sync::Parting;

/// What a case is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Matter {
    /// A move that is not legal was completed (7.5).
    IllegalMove {
        by: Color,
        /// At which ply, counted from 1.
        ply: usize,
    },
    /// A pawn was left on the last rank (7.5.2).
    PawnNotReplaced {
        by: Color,
        /// At which ply, counted from 1.
        ply: usize,
        at: Square,
    },
    /// The clock was pressed without a move.
    PressWithoutMove(Color),
    /// A move was completed without an announcement (D.2.4).
    NotAnnounced {
        by: Color,
        /// At which ply, counted from 1.
        ply: usize,
    },
    /// The hand made another move than the one announced.
    HandAgainstWords {
        by: Color,
        /// At which ply, counted from 1.
        ply: usize,
    },
    /// A touched piece was not moved or captured (4.3).
    TouchedPiece {
        by: Color,
        /// At which ply, counted from 1.
        ply: usize,
        /// The article that obliges, if it is known more exactly than by the rule.
        article: Option<Article>,
    },
    /// A demand of the opponent was not met (paragraph 17 of 1929).
    DemandNotMet {
        by: Color,
        /// At which ply, counted from 1.
        ply: usize,
    },
    /// The pawn became another piece than the one that was chosen for good (4.4.4).
    OtherNewPiece {
        by: Color,
        /// At which ply, counted from 1.
        ply: usize,
        /// The piece that was chosen first.
        first: Role,
        chosen: ChosenBy,
    },
    /// A move written down for a claim had to be played, and another was (9.5.3).
    WrittenMoveNotPlayed {
        by: Color,
        /// At which ply, counted from 1.
        ply: usize,
    },
    /// The two boards differ at rest (D.2.9).
    BoardsDiffer {
        /// After which ply.
        ply: usize,
        /// The squares on which White's board differs from the moves.
        white: Vec<Square>,
        /// The squares on which Black's board differs from the moves.
        black: Vec<Square>,
        /// What the scores say.
        scores: Scores,
    },
    /// Both boards show the same as far as known, but differ from the moves: not covered by D.2.9.
    BoardsAlike {
        /// After which ply.
        ply: usize,
        /// The squares on which neither board matches the moves.
        squares: Vec<Square>,
        /// What the scores say.
        scores: Scores,
    },
    /// A flag is down (6.8).
    FlagDown(Color),
    /// Both flags are down (III.3.1).
    BothFlagsDown {
        /// Whose fell first, if known.
        first: Option<Color>,
    },
    /// A blind player has no assistant against a deaf opponent (D.2.11).
    AssistantMissing(Color),
    /// A period ended before the required moves were made (6.4).
    MovesMissing {
        side: Color,
        /// The moves completed.
        completed: u32,
        /// The moves required.
        required: u64,
    },
    /// A side claims that the opponent overstepped the time.
    TimeClaim(Color),
    /// A side claims a draw (9.2, 9.3).
    DrawClaim {
        by: Color,
        /// The move that was written down and not played.
        intended: Option<Said>,
    },
    /// A side claims a draw without having the move (9.2, 9.3).
    ClaimWithoutTheMove(Color),
    /// A side claims perpetual check (paragraph 15B of 1929).
    PerpetualCheckClaim(Color),
    /// Fifty moves were played after a challenge, without mate (paragraph 15F of 1929).
    ChallengeRunOut(Color),
    /// Both agreed on a draw that the event or the edition does not allow yet (9.1.1).
    AgreementNotAllowed,
    /// Both agreed on a draw after a claim, observation or protest that was in time.
    AgreementAfter,
    /// Both came later than allowed, to the game or to its resumption.
    BothLate(ByColor<u16>),
    /// Both agreed on a draw, and it is not known here whether enough was played for it (5.2.3, 9.1.1).
    AgreementUnclear,
    /// A draw was offered where the event forbids it (9.1.1).
    OfferNotAllowed(Color),
    /// A draw was offered, and it is not known here whether the event allows it yet (9.1.1).
    OfferUnclear(Color),
    /// The position or its repetition ends the game (5.1.1, 5.2, 9.6).
    GameOver,
    /// A side resigned, and the arbiter decides the result (5.1.2).
    Resignation(Color),
    /// A gesture that may or may not be a resignation (5.1.2).
    Gesture(Color, Gesture),
    /// The scores are incomplete when a flag falls or a period ends (8.5.1, 8.5.2): how many moves are missing.
    ScoresIncomplete(ByColor<usize>),
    /// A side says that the clock was set wrongly at the resumption (I.13).
    ResumedTimes(Color, Timeliness),
    /// The device was off for an unknown time; the clock stands at its last recorded state (6.10.1).
    TimesLost,
    /// The place of a side reports more time on its clock than is possible.
    ClockDoubted {
        side: Color,
        /// The time reported.
        shown: Span,
        /// The time known here.
        known: Span,
    },
    /// In the last two minutes a side asks for an increment (III.4).
    IncrementRequest(Color),
    /// In the last two minutes a side claims a draw (III.5).
    LastTwoMinutes(Color, Ground),
    /// A player stopped the clock (6.11.2).
    ArbiterCalled(Color, CallReason),
    /// A player protests.
    Protest(Color, super::intent::Complaint),
    /// The arbiter saw something.
    Observed(Observation),
    /// Another move was sealed than the one made on the board after the request (I.1.1).
    OtherMoveSealed {
        by: Color,
        /// The move on the board.
        made: Said,
    },
    /// The envelope is empty, or its content is not a move (I.8).
    SealUnreadable(Color),
    /// A player came late to the resumption (I.10).
    LateAtResumption {
        side: Color,
        /// How late.
        late: Span,
    },
    /// The sealed move is ambiguous, illegal or unintelligible (I.8).
    SealedMove {
        by: Color,
        /// The move as read from the envelope.
        said: Said,
    },
}

impl Matter {
    /// The ply that it is about, counted from 1.
    #[must_use]
    pub fn ply(&self) -> Option<usize> {
        match self {
            Matter::IllegalMove { ply, .. }
            | Matter::PawnNotReplaced { ply, .. }
            | Matter::NotAnnounced { ply, .. }
            | Matter::HandAgainstWords { ply, .. }
            | Matter::TouchedPiece { ply, .. }
            | Matter::DemandNotMet { ply, .. }
            | Matter::OtherNewPiece { ply, .. }
            | Matter::WrittenMoveNotPlayed { ply, .. }
            | Matter::BoardsDiffer { ply, .. }
            | Matter::BoardsAlike { ply, .. } => Some(*ply),
            _ => None,
        }
    }
}

/// How a player has definitely chosen the new piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ChosenBy {
    /// By letting it touch the square (4.4.4).
    SettingItDown,
    /// By announcing it (paragraph 12d of 1929).
    Announcing,
}

/// What the two scores say when the boards differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Scores {
    /// Both were compared.
    Compared(Parting),
    /// The score of this side is kept elsewhere and has to be brought.
    KeptElsewhere(Color),
}

/// Whether a right was used in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Timeliness {
    InTime,
    /// The player has made a move since.
    TooLate,
    /// The player has pressed the clock since; no move was heard before the press.
    AfterPress,
    /// It is not known here whether the player has made a move since.
    NotKnown,
}
