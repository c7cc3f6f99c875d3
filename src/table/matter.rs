//! What a case for the arbiter is about. Never says what becomes of it.

use crate::chess::{ByColor, Color, Role, Square};
use crate::clock::Span;
use crate::laws::Article;

use super::intent::{CallReason, Gesture, Ground, Observation};
use super::said::Said;
use super::sync::Parting;

/// What is the matter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Matter {
    /// A move that is not legal was completed (7.5).
    IllegalMove {
        /// By whom.
        by: Color,
        /// At which ply, counted from 1.
        ply: usize,
    },
    /// A pawn was left on the last rank (7.5.2).
    PawnNotReplaced {
        /// By whom.
        by: Color,
        /// At which ply, counted from 1.
        ply: usize,
        /// Where it stands.
        at: Square,
    },
    /// The clock was pressed without a move.
    PressWithoutMove(Color),
    /// A move was completed that nobody heard announced (D.2.4).
    NotAnnounced {
        /// By whom.
        by: Color,
        /// At which ply, counted from 1.
        ply: usize,
    },
    /// The hand made another move than the one announced.
    HandAgainstWords {
        /// By whom.
        by: Color,
        /// At which ply, counted from 1.
        ply: usize,
    },
    /// A touched piece was not moved or captured (4.3).
    TouchedPiece {
        /// By whom.
        by: Color,
        /// At which ply, counted from 1.
        ply: usize,
        /// The article that obliged, where it is known more closely than by the rule.
        article: Option<Article>,
    },
    /// What the opponent had demanded was not done (paragraph 17 of 1929).
    DemandNotMet {
        /// By whom.
        by: Color,
        /// At which ply, counted from 1.
        ply: usize,
    },
    /// The pawn became another piece than the one that was chosen for good (4.4.4).
    OtherNewPiece {
        /// By whom.
        by: Color,
        /// At which ply, counted from 1.
        ply: usize,
        /// The piece that was chosen first.
        first: Role,
        /// How.
        chosen: ChosenBy,
    },
    /// A written move had to be played and another was (9.5.3).
    WrittenMoveNotPlayed {
        /// By whom.
        by: Color,
        /// At which ply, counted from 1.
        ply: usize,
    },
    /// The two boards differ at rest (D.2.9).
    BoardsDiffer {
        /// After which ply.
        ply: usize,
        /// The squares on which White's board is not as the moves say.
        white: Vec<Square>,
        /// The squares on which Black's board is not as the moves say.
        black: Vec<Square>,
        /// What the scores say.
        scores: Scores,
    },
    /// Both boards show the same as far as is known, and not what the moves say: no matter of D.2.9.
    BoardsAlike {
        /// After which ply.
        ply: usize,
        /// The squares on which neither is as the moves say.
        squares: Vec<Square>,
        /// What the scores say.
        scores: Scores,
    },
    /// A flag is down (6.8).
    FlagDown(Color),
    /// Both flags are down (III.3.1).
    BothFlagsDown {
        /// Whose fell first, if anybody knows.
        first: Option<Color>,
    },
    /// A blind player has no assistant against a deaf opponent (D.2.11).
    AssistantMissing(Color),
    /// A period ended before its moves were made (6.4).
    MovesMissing {
        /// Of whom.
        side: Color,
        /// How many are completed.
        completed: u32,
        /// How many there should be.
        required: u64,
    },
    /// A side claims that the opponent overstepped the time.
    TimeClaim(Color),
    /// A side claims a draw (9.2, 9.3).
    DrawClaim {
        /// Who.
        by: Color,
        /// The move that was written and not played.
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
    /// Both agreed on a draw after something that was claimed, seen, found or protested in time.
    AgreementAfter,
    /// Both came later than allowed, to the game or to its resumption.
    BothLate(ByColor<u16>),
    /// Both agreed on a draw, and nobody here knows whether enough was played for it (5.2.3, 9.1.1).
    AgreementUnclear,
    /// A draw was offered where the event forbids it (9.1.1).
    OfferNotAllowed(Color),
    /// A draw was offered, and nobody here knows whether the event allows it yet (9.1.1).
    OfferUnclear(Color),
    /// The position or its repetition ends the game (5.1.1, 5.2, 9.6).
    GameOver,
    /// A side resigned and the result is the arbiter's (5.1.2).
    Resignation(Color),
    /// A gesture that may mean a resignation and may mean nothing (5.1.2).
    Gesture(Color, Gesture),
    /// The scores are not complete when a flag falls or a period ends (8.5.1, 8.5.2): how
    /// many moves are missing.
    ScoresIncomplete(ByColor<usize>),
    /// A side says that the clock was set wrongly when an adjourned game was taken up
    /// (I.13).
    ResumedTimes(Color, Timeliness),
    /// The device was off for a time that nobody measured; the clock stands as it last did
    /// on record (6.10.1).
    TimesLost,
    /// The clock of a side is said to show more, at the place where it sits, than it can.
    ClockDoubted {
        /// Whose.
        side: Color,
        /// What it is said to show.
        shown: Span,
        /// What it shows here.
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
        /// By whom.
        by: Color,
        /// The move made on the board.
        made: Said,
    },
    /// The envelope is empty, or what is in it tells no move (I.8).
    SealUnreadable(Color),
    /// A player came late to the resumption (I.10).
    LateAtResumption {
        /// Who.
        side: Color,
        /// By how much.
        late: Span,
    },
    /// The sealed move is ambiguous, illegal or unintelligible (I.8).
    SealedMove {
        /// Who sealed it.
        by: Color,
        /// What was read.
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

/// How a player has chosen the new piece for good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ChosenBy {
    /// It touched the square (4.4.4).
    SettingItDown,
    /// It was announced (paragraph 12d of 1929).
    Announcing,
}

/// What the two scores say when the boards differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Scores {
    /// They were held against each other.
    Compared(Parting),
    /// The score of this side is kept elsewhere, and has to be brought.
    KeptElsewhere(Color),
}

/// Whether a right was used while it existed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Timeliness {
    /// It was.
    InTime,
    /// The player has made a move since.
    TooLate,
    /// The player has pressed the clock since; whether a move was made before that was not heard.
    AfterPress,
    /// Nobody here knows whether the player has made a move since.
    NotKnown,
}
