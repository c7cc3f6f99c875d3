//! An answer of the Laws as a value: the verdict, the rules it rests on, the facts, and what is left to the arbiter.
//! The sentences for people are in `words`.

use crate::chess::unwinnable::Reason;
use crate::chess::{ByColor, Color, DrawClaim, Refusal};

use super::edition::Edition;
use super::provisions::{FlagCall, ProvisionText, TimeWinClaim};
use super::regime::{Pace, Regime};
use super::rule::{Article, Rule};
use super::sanction::Sanction;

/// The answer of the Laws to one question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// The edition that applies.
    pub edition: Edition,
    pub verdict: Verdict,
    /// The rules it rests on, the nearest first.
    pub rules: Vec<Rule>,
    /// The facts that lead to the verdict.
    pub facts: Vec<RulingFact>,
    /// What the arbiter still has to decide.
    pub judgement: Judgement,
}

/// Whether the Laws settle a question or leave it to the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Judgement {
    Settled,
    /// The arbiter decides.
    Arbiter(Vec<ArbitersChoice>),
    /// The opponent decides, and the arbiter enforces it.
    Opponent(Vec<ArbitersChoice>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// A player wins.
    Win(Color),
    /// The game is drawn.
    Draw,
    /// Both players lose.
    BothLose,
    /// The game goes on.
    GoesOn,
    /// What is known here does not decide the question.
    Unknown,
    /// The claim of a draw is correct, and the game is drawn at once.
    ClaimCorrect,
    /// The claim of a draw is wrong. Holds the minutes that the opponent gets, if the edition names any.
    ClaimWrong(Option<u8>),
    /// The right to claim is lost on this move.
    ClaimLost,
    /// The opponent gets this many minutes more and the game goes on.
    ExtraMinutes(u8),
    /// Both players get five seconds more for each move, and the opponent also gets this many minutes.
    IncrementAndMinutes(u8),
    /// The offender loses.
    OffenderLoses,
    /// The offender loses, but the game is drawn if the opponent cannot mate.
    OffenderLosesUnlessNoMate,
    /// The move stands and the game goes on.
    MoveStands,
    /// The move is not complete: it is corrected, without a penalty.
    NothingDue,
    /// No clock penalty: the opponent has a choice of forced moves.
    ForcedMove,
    /// The edition names no penalty for this.
    NoPenaltyNamed,
    /// The edition does not have this rule.
    NotRegulated,
    /// The edition has the rule, but not for this kind of game or at this moment.
    DoesNotApply,
    /// The arbiter rules on it only if a player asks.
    OnlyOnRequest,
    /// The right to protest is lost.
    ProtestLost,
    /// The arbiter acts without being asked.
    ArbiterActs,
    /// The Laws lay nothing down, so the arbiter decides.
    ArbiterDecides,
    /// The clock is not adjusted.
    NoAdjustment,
    /// The game does not count, and a new one is played.
    NewGame,
}

/// A fact that leads to a verdict.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RulingFact {
    /// The king of this side is mated.
    Checkmated(Color),
    /// This side has no legal move and is not in check.
    Stalemated(Color),
    /// Neither side can mate in any way from this position.
    NobodyCanMate,
    /// This side cannot mate by any series of moves.
    CannotMate(Color),
    /// Why the side in the fact before cannot mate.
    WhyNoMate(Reason),
    /// This side can mate: a series of legal moves to mate was found, with this many plies.
    CanMate(Color, u32),
    /// Whether this side can still mate is not known: material allows it, but no mate was found.
    MateUnknown(Color),
    /// What is required to claim the win on time.
    ClaimingTheWin(TimeWinClaim),
    /// Whether the arbiter calls the flag.
    CallingTheFlag(ProvisionText<FlagCall>),
    /// A resignation has to be declared.
    ResignationMustBeClear,
    /// The move written down for a claim is not legal.
    IntendedMoveIllegal {
        /// The move as written.
        words: String,
        /// Why it is not legal.
        refusal: Refusal,
    },
    /// The history is not known, so repetition and the fifty-move count were not checked.
    NoHistory,
    /// No moves are announced to the device, so the position is not known.
    MovesNotHeard,
    /// The time of this side was running: a clock tells no more about who has the move.
    TimeRanFor(Color),
    /// How many moves the clock has counted for each side.
    ClockCounts(ByColor<u32>),
    /// At this pace the players do not have to record, and lose no claim by not recording.
    NobodyMustRecord,
    /// The following facts rest only on the score of this side.
    ScoreSays(Color),
    /// The flag of this side has fallen.
    FlagFallen(Color),
    /// How many of the moves of the period this side has completed (6.2.1, 6.3.1).
    MovesOfPeriod {
        side: Color,
        /// The number of completed moves.
        completed: u32,
        /// The number of moves required.
        required: u64,
    },
    /// The move counter of this side's clock. It counts presses, so it is wrong if one is forgotten or doubled.
    CounterShows(Color, u32),
    /// The penalty is due only if the arbiter rejects the claim (III.5.3).
    OnlyIfRejected,
    /// The decision on this side's claim in the last two minutes was postponed, and is still open.
    ClaimPostponed(Color),
    /// This side has resigned.
    Resigned(Color),
    /// A position occurred this many times, the last time after this ply.
    Repeated {
        times: usize,
        /// The ply after which it last occurred.
        ply: usize,
        /// The plies after which it occurred.
        at: Vec<usize>,
    },
    /// This many plies passed without a capture or a pawn move.
    Quiet {
        plies: u32,
        /// The last of these plies.
        ply: usize,
    },
    /// Neither the repetitions nor the quiet plies were enough for the claim.
    ClaimShort {
        /// How often the position occurred.
        times: usize,
        /// The number of quiet plies.
        plies: u32,
    },
    /// A reason for which the draw can be claimed.
    Ground(DrawClaim),
    /// The reason applies only with the intended move, which was written down.
    WithIntendedMove(String),
    /// The edition does not accept a claim with a move that was only written down.
    WrittenMoveNotKnown,
    /// This side claims, and is to move.
    Claimant(Color),
    /// The opponent can mate by some series of legal moves.
    OpponentCanMate,
    /// The opponent cannot mate by any series of legal moves.
    OpponentCannotMate,
    /// The edition's list of sanctions could not be verified.
    SanctionsUnverified,
    /// Counting the earlier offences of the game, this is number N.
    Nth(u32),
    /// The opponent has already made the next move.
    OpponentHasReplied,
    /// The rule applies only if the opponent claims, before making the next move.
    OnlyOnClaim,
    /// The player has not pressed the clock.
    NotPressed,
    /// The position before the move is restored, and touch-move binds the new move.
    PositionRestored,
    /// The pawn becomes a queen.
    PawnBecomesQueen,
    /// The move that was announced for the claim must be played.
    IntendedMoveMustBePlayed,
    /// The claim also counts as an offer of a draw.
    CountsAsOffer,
    /// The request also counts as an offer of a draw.
    RequestCountsAsOffer,
    /// Draws by agreement are restricted, so the claim is checked even if the opponent agrees.
    CheckedEvenIfAgreed,
    /// The event sets the minutes itself.
    SetByTheEvent,
    /// The text gives no minutes for this pace, so the event's default applies.
    MinutesNotStated,
    /// A question that the paragraphs do not cover is decided before play goes on (paragraph 24 of 1929).
    PlayWaitsForTheDecision,
    /// The clocks are stopped while both players complete their scoresheets (8.5.1).
    ClocksStandForTheSheets,
    /// A player who alone has not recorded completes the scoresheet on their own time (8.5.2).
    SheetOnTheOwnTime,
    /// Time that was registered wrongly is corrected, unless a player was negligent (paragraph 20c of 1929).
    RegisteredTimePutRight,
    /// The regime of the game.
    Under(Regime),
    /// The rule is applied only if the event announced it.
    OnlyIfAnnounced,
    /// The rule does not apply at this pace.
    NotAtThisPace(Pace),
    /// The event did not announce the rule, so it does not apply.
    NotAnnounced,
    /// This side is not to move.
    HasNotTheMove(Color),
    /// This side does not have less than two minutes left.
    NotInLastTwoMinutes(Color),
    /// Each move brings time, so the rest of the game is not played in a limited time.
    EachMoveBringsTime,
    /// The period asks for a number of moves, so it is not the last one.
    NotTheLastPeriod,
    /// It is not known which of two flags fell first.
    OrderUnknown,
    /// Both flags have fallen, this side's first.
    FellFirst(Color),
    /// This side claimed the win without stopping the clock, and its own flag fell before the result was settled.
    ClaimedWithoutStopping(Color),
    /// In the last period the game is drawn; in any other it goes on.
    DrawInTheLastPeriod,
    /// The player has not made the move yet.
    NoMoveYet,
    /// Using two hands is an illegal move only in castling, a capture or a promotion.
    OnlyWithTwoPieces,
    /// The appendix makes a completed illegal move a loss, and this one is not completed yet.
    LossOnlyIfCompleted,
    /// Another fault of the same move was already counted: two faults of one move count once.
    CountedWithThisMove,
    /// This side has made the next move.
    HasReplied(Color),
    /// This side has touched a piece after the fault.
    HasTouched(Color),
    /// The arbiter acts without a claim.
    ArbiterActsUnasked,
    /// The game is drawn after one more move.
    OneMoreMove,
    /// One more move was completed, and the position is still illegal.
    StillIllegal,
    /// The clock of a disabled player is not adjusted.
    IsDisabled(Color),
    /// A sealed move that ends the game stands, even if its player is late.
    SealedMoveStands,
    /// How late a player may arrive, in minutes.
    AllowedToBeLate(u16),
    /// Neither the event nor the edition says how late a player may arrive.
    NoDefaultTime,
    /// What the board decided earlier stands, whatever happened later.
    BoardCameFirst,
    /// The player who displaced pieces puts them back, on that player's time.
    PutBackOnOwnTime,
    /// The committee puts displaced pieces back, with the clocks stopped.
    CommitteePutsBack,
    /// The fault counts because it was found during the game.
    FoundDuringTheGame,
    /// The fault counts whenever it is found.
    WheneverFound,
    /// The board is turned the wrong way, but the position on it stands.
    OnlyTheBoardIsWrong,
    /// Black has not completed the fourth move.
    BeforeBlacksFourth,
    /// Black has completed the fourth move.
    AfterBlacksFourth,
    /// Neither player has made ten moves.
    FewerThanTenMoves,
    /// A player has made ten moves.
    TenMovesMade,
    /// The rule applies unless the arbiter decides otherwise.
    ArbiterMayRuleOtherwise,
    /// After this many moves by each side, no claim about the set-up is possible.
    SetUpSettled(u8),
    /// The clock counts, unless it has an evident defect.
    ClockCountsUnlessFaulty,
    /// The definition of an illegal position.
    IllegalPositionIs,
    /// No illegal move is known, so play goes on from the last position that can be identified.
    LastIdentifiablePosition,
    /// The rule needs both kings in check, or a promotion that was not completed.
    KingsInCheckOrPawnLeft,
}

/// The choices of an arbiter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ArbitersChoice {
    /// Give the opponent this many minutes.
    Give(u8),
    /// Give nothing.
    GiveNothing,
    /// Declare the game lost by the offender.
    DeclareLost,
    /// Declare the game drawn.
    DeclareDrawn,
    /// Declare the game won by this side.
    DeclareWon(Color),
    /// Let the game go on.
    LetGoOn,
    /// Postpone the decision, if necessary until after a flag has fallen.
    Postpone,
    /// Anything that the arbiter considers fair.
    OwnJudgement,
    /// One of the sanctions of the edition.
    Sanction(Sanction),
    /// The opponent demands a legal move of the piece.
    DemandMoveOfThePiece,
    /// The opponent demands a legal capture of the piece.
    DemandCapture,
    /// No consequence, if the demand cannot be met.
    NoConsequence,
}

impl Ruling {
    #[must_use]
    pub fn settled(
        edition: Edition,
        verdict: Verdict,
        rules: impl Into<Vec<Rule>>,
        facts: impl Into<Vec<RulingFact>>,
    ) -> Ruling {
        let (mut rules, mut facts) = (rules.into(), facts.into());
        if verdict == Verdict::NotRegulated && Rule::UncoveredCase.article(edition).is_some() {
            rules.push(Rule::UncoveredCase);
            facts.push(RulingFact::PlayWaitsForTheDecision);
        }
        Ruling { edition, verdict, rules, facts, judgement: Judgement::Settled }
    }

    /// The same ruling, with these choices left to the arbiter.
    #[must_use]
    pub fn left_to_arbiter(mut self, choices: impl Into<Vec<ArbitersChoice>>) -> Ruling {
        self.judgement = Judgement::Arbiter(choices.into());
        self
    }

    /// The same ruling, with these choices left to the opponent.
    #[must_use]
    pub fn left_to_opponent(mut self, choices: impl Into<Vec<ArbitersChoice>>) -> Ruling {
        self.judgement = Judgement::Opponent(choices.into());
        self
    }

    /// The same ruling with one more fact.
    #[must_use]
    pub fn with(mut self, fact: RulingFact) -> Ruling {
        self.facts.push(fact);
        self
    }

    /// The articles of this edition for these rules, each once. Rules that the edition lacks are left out.
    #[must_use]
    pub fn articles(&self) -> Vec<(Rule, Article)> {
        let mut articles: Vec<(Rule, Article)> = Vec::new();
        for rule in &self.rules {
            if let Some(article) = rule.article(self.edition)
                && !articles.iter().any(|(_, listed)| *listed == article)
            {
                articles.push((*rule, article));
            }
        }
        articles
    }
}
