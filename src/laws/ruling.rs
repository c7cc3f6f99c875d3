//! An answer of the Laws as a value: the verdict, the rules it rests on, the facts,
//! and what is left to the arbiter. Never a sentence: those are said elsewhere, and
//! may be said in any language.

use crate::chess::unwinnable::Reason;
use crate::chess::{ByColor, Color, DrawClaim, Refusal};

use super::edition::Edition;
use super::provisions::{FlagCall, ProvisionText, TimeWinClaim};
use super::regime::{Pace, Regime};
use super::rule::{Article, Rule};
use super::sanction::Sanction;

/// What the Laws say to one question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// The edition that was asked.
    pub edition: Edition,
    /// The answer.
    pub verdict: Verdict,
    /// The rules it rests on, the nearest first.
    pub rules: Vec<Rule>,
    /// What the answer was drawn from.
    pub facts: Vec<RulingFact>,
    /// What the arbiter still has to decide.
    pub judgement: Judgement,
}

/// Whether the Laws settle a question or leave it to the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Judgement {
    /// Nothing is left open.
    Settled,
    /// The arbiter chooses.
    Arbiter(Vec<ArbitersChoice>),
    /// The opponent chooses, and the arbiter sees to it.
    Opponent(Vec<ArbitersChoice>),
}

/// The answer to a question.
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
    /// Nothing known here decides the question.
    Unknown,
    /// The claim of a draw is correct, and the game is drawn at once.
    ClaimCorrect,
    /// The claim of a draw is wrong; the minutes the opponent gets, where the edition
    /// names any.
    ClaimWrong(Option<u8>),
    /// The right to claim is lost on this move.
    ClaimLost,
    /// The opponent gets this many minutes more and the game goes on.
    ExtraMinutes(u8),
    /// Both players get five seconds more a move, the opponent this many minutes too.
    IncrementAndMinutes(u8),
    /// The offender loses.
    OffenderLoses,
    /// The offender loses, unless the opponent cannot mate: then it is a draw.
    OffenderLosesUnlessNoMate,
    /// The move stands and the game goes on.
    MoveStands,
    /// The move is not complete: it is corrected, and nothing is due.
    NothingDue,
    /// No clock penalty: the opponent has a choice of forced moves.
    ForcedMove,
    /// The edition names no penalty of its own for this.
    NoPenaltyNamed,
    /// The edition does not know this rule.
    NotRegulated,
    /// The edition knows the rule, but not for such a game or moment.
    DoesNotApply,
    /// The arbiter rules on it only if a player asks.
    OnlyOnRequest,
    /// The right to protest is lost.
    ProtestLost,
    /// The arbiter acts without being asked.
    ArbiterActs,
    /// Nothing is laid down, so that the arbiter decides.
    ArbiterDecides,
    /// The clock is not adjusted.
    NoAdjustment,
    /// The game does not count, and a new one is played.
    NewGame,
}

/// Something an answer was drawn from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RulingFact {
    /// The king of this side is mated.
    Checkmated(Color),
    /// This side has no legal move and is not in check.
    Stalemated(Color),
    /// Neither side can mate in any way with what is on the board.
    NobodyCanMate,
    /// This side cannot mate in any way.
    CannotMate(Color),
    /// Why no mate can come, from the side that was just named.
    WhyNoMate(Reason),
    /// This side can mate: a series of legal moves to mate was found, this many plies long.
    CanMate(Color, u32),
    /// Whether this side can still mate is not known: material allows it, but no mate was found.
    MateUnknown(Color),
    /// What it takes to claim the win on time.
    ClaimingTheWin(TimeWinClaim),
    /// Whether the arbiter calls the flag.
    CallingTheFlag(ProvisionText<FlagCall>),
    /// A resignation is a declaration.
    ResignationMustBeClear,
    /// The move written down for a claim is not legal.
    IntendedMoveIllegal {
        /// As it was written.
        words: String,
        /// Why it is not legal.
        refusal: Refusal,
    },
    /// The history is not known, so repetition and long quiet play were not looked at.
    NoHistory,
    /// No moves are announced to the device, so that the position is not known.
    MovesNotHeard,
    /// The time of this side was running: all that a clock tells of who has the move.
    TimeRanFor(Color),
    /// So many moves of each the clock has counted.
    ClockCounts(ByColor<u32>),
    /// At this pace nobody has to record, and loses no claim by it.
    NobodyMustRecord,
    /// What follows is only what the score of this side says.
    ScoreSays(Color),
    /// The flag of this side has fallen.
    FlagFallen(Color),
    /// This side has completed so many of the moves that the period asks for (6.2.1, 6.3.1).
    MovesOfPeriod {
        /// Who.
        side: Color,
        /// How many are completed.
        completed: u32,
        /// How many there should be.
        required: u64,
    },
    /// The counter of this side's clock, which counts presses, stands at so many moves: presses are
    /// forgotten and doubled.
    CounterShows(Color, u32),
    /// What it says is due only if the arbiter rejects the claim (III.5.3).
    OnlyIfRejected,
    /// The decision on this side's claim in the last two minutes was postponed, and is still to be made.
    ClaimPostponed(Color),
    /// This side has resigned.
    Resigned(Color),
    /// A position stood this many times, the last time after this ply.
    Repeated {
        /// How often.
        times: usize,
        /// The ply after which it stood last.
        ply: usize,
        /// The plies after which it stood.
        at: Vec<usize>,
    },
    /// So many plies passed without a capture or a pawn move, the last of them this one.
    Quiet {
        /// How many.
        plies: u32,
        /// The last of them.
        ply: usize,
    },
    /// The best that either claim could rest on fell short.
    ClaimShort {
        /// How often the position stood.
        times: usize,
        /// How many quiet plies there were.
        plies: u32,
    },
    /// A ground for the claim.
    Ground(DrawClaim),
    /// The ground exists only with the intended move, which was written down.
    WithIntendedMove(String),
    /// The edition knows no claim with a move that was only written down.
    WrittenMoveNotKnown,
    /// This side claims, having the move.
    Claimant(Color),
    /// The opponent can mate by some series of legal moves.
    OpponentCanMate,
    /// The opponent cannot mate by any series of legal moves.
    OpponentCannotMate,
    /// The edition's list of sanctions could not be verified.
    SanctionsUnverified,
    /// An earlier offence of the same game counts, so this is number so many.
    Nth(u32),
    /// The opponent has already made the next move.
    OpponentHasReplied,
    /// It takes a claim by the opponent, made before the next move.
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
    /// The text gives no minutes for this pace; the event's default stands in.
    MinutesNotStated,
    /// What the paragraphs do not cover is decided before play goes on (paragraph 24 of 1929).
    PlayWaitsForTheDecision,
    /// While both complete their sheets the clocks are stopped (8.5.1).
    ClocksStandForTheSheets,
    /// Who alone has not recorded completes the sheet on the own time (8.5.2).
    SheetOnTheOwnTime,
    /// Time that was registered wrongly is put right, unless somebody was negligent (paragraph 20c of 1929).
    RegisteredTimePutRight,
    /// The regime of the game.
    Under(Regime),
    /// The rule is applied only if the event announced it.
    OnlyIfAnnounced,
    /// The rule does not apply at this pace.
    NotAtThisPace(Pace),
    /// The event did not announce the rule, so it does not apply.
    NotAnnounced,
    /// This side does not have the move.
    HasNotTheMove(Color),
    /// This side does not have less than two minutes left.
    NotInLastTwoMinutes(Color),
    /// Each move brings time, so the rest of the game is not played in a limited time.
    EachMoveBringsTime,
    /// A number of moves is still asked for: this is not the last period.
    NotTheLastPeriod,
    /// Nobody knows which of two flags fell first.
    OrderUnknown,
    /// Of two fallen flags this side's fell first.
    FellFirst(Color),
    /// This side claimed the win without stopping the clock, and its own flag fell before the result was settled.
    ClaimedWithoutStopping(Color),
    /// In the last period the game is drawn, in any other it goes on.
    DrawInTheLastPeriod,
    /// The player has not made the move yet.
    NoMoveYet,
    /// Two hands are an illegal move only in castling, a capture or a promotion.
    OnlyWithTwoPieces,
    /// The appendix makes a completed illegal move a loss, and this one is not completed yet.
    LossOnlyIfCompleted,
    /// Another fault of the same move has counted: two count once.
    CountedWithThisMove,
    /// This side has made the next move.
    HasReplied(Color),
    /// This side has touched a piece since.
    HasTouched(Color),
    /// The arbiter acts without a claim.
    ArbiterActsUnasked,
    /// One more move is waited for before the game is drawn.
    OneMoreMove,
    /// One more move was completed, and the position is still illegal.
    StillIllegal,
    /// The clock of a disabled player is not adjusted.
    IsDisabled(Color),
    /// A sealed move that ends the game stands, however late its player is.
    SealedMoveStands,
    /// How late a player may come, in minutes.
    AllowedToBeLate(u16),
    /// Neither the event nor the edition says how late a player may come.
    NoDefaultTime,
    /// What the board had decided stands, whatever came after.
    BoardCameFirst,
    /// Displaced pieces are put back by their player, on that player's time.
    PutBackOnOwnTime,
    /// Displaced pieces are put back by the committee, while the clock stands.
    CommitteePutsBack,
    /// It matters because the game was under way.
    FoundDuringTheGame,
    /// It matters whenever it is found.
    WheneverFound,
    /// The board lies the wrong way, and the position on it stands.
    OnlyTheBoardIsWrong,
    /// Black has not completed the fourth move.
    BeforeBlacksFourth,
    /// Black has completed the fourth move.
    AfterBlacksFourth,
    /// Neither player has made ten moves.
    FewerThanTenMoves,
    /// A player has made ten moves.
    TenMovesMade,
    /// The rule holds unless the arbiter decides otherwise.
    ArbiterMayRuleOtherwise,
    /// So many moves by each have closed every claim on the set-up.
    SetUpSettled(u8),
    /// The clock is to be believed, unless it has an evident defect.
    ClockCountsUnlessFaulty,
    /// What makes a position illegal.
    IllegalPositionIs,
    /// No illegal move is known, so that play goes on from what can be identified.
    LastIdentifiablePosition,
    /// It takes both kings in check, or a promotion that was not completed.
    KingsInCheckOrPawnLeft,
}

/// What an arbiter may choose.
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
    /// Postpone the decision, if need be until after a flag has fallen.
    Postpone,
    /// Whatever the arbiter finds just.
    OwnJudgement,
    /// One of the sanctions of the edition.
    Sanction(Sanction),
    /// The opponent demands that the piece be moved legally.
    DemandMoveOfThePiece,
    /// The opponent demands that the piece be captured legally.
    DemandCapture,
    /// No consequence, where the demand is impossible.
    NoConsequence,
}

impl Ruling {
    /// A ruling that the Laws settle.
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

    /// The same ruling with something left to the arbiter.
    #[must_use]
    pub fn left_to_arbiter(mut self, choices: impl Into<Vec<ArbitersChoice>>) -> Ruling {
        self.judgement = Judgement::Arbiter(choices.into());
        self
    }

    /// The same ruling with something left to the opponent.
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

    /// The articles in this edition, each once, for the rules that it has.
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
