//! The words of the record format for everything that can happen at a table.

use crate::clock::{Happening, HappeningKind};
use crate::laws::{Mode, Offence, Sanction};
use crate::table::{
    Absence, Act, ArbiterAct, CallReason, Complaint, Duty, Fact, Gesture, Ground, LetterTaken,
    Observation, Overreach, Overstepping, Person, PlayersOwn, Points, Question, SealDoubt, Spoken,
    TakingUp, TouchedBefore, TouchedMan, Warrant,
};

use super::macros::coded;
use super::moves::{COLORS, ROLES};
use super::setting::{ASSISTANCES, HEARINGS, SIGHTS, VARIANTS};
use super::token::{Coded, TokenReader, UnreadableRow, Writer};

/// The words of each kind.
pub(super) const VOCABULARY: &[(&str, &[&str])] = &[
    ("colour", COLORS),
    ("piece", ROLES),
    ("sight", SIGHTS),
    ("hearing", HEARINGS),
    ("assistance", ASSISTANCES),
    ("variant", VARIANTS),
    ("fact", FACTS),
    ("clock", CLOCK),
    ("person", PERSONS),
    ("spoken", SPOKEN),
    ("act", ACTS),
    ("ground", GROUNDS),
    ("gesture", GESTURES),
    ("reason", REASONS),
    ("complaint", COMPLAINTS),
    ("question", QUESTIONS),
    ("arbiter", ARBITER),
    ("taking-up", TAKING_UP),
    ("observation", OBSERVATIONS),
    ("offence", OFFENCES),
    ("sanction", SANCTIONS),
    ("points", POINTS),
    ("mode", MODES),
    ("duty", DUTIES),
    ("players-own", PLAYERS_OWN),
    ("overstepping", OVERSTEPPINGS),
    ("absence", ABSENCES),
    ("overreach", OVERREACHES),
    ("warrant", WARRANTS),
    ("seal-doubt", SEAL_DOUBTS),
    ("touched-before", TOUCHED_BEFORE),
];

coded! { Fact in FACTS, "something that happens":
    Clock(happening) = "clock",
    Spoke { side, who, spoken, said } = "spoke",
    Did { side, who, act } = "did",
    Asked { side, who, question } = "asked",
    Overstepped { side, duty, how } = "overstepped",
    Arbiter(act) = "arbiter",
    FoundDead(ply) = "found-dead",
    Returned(absence) = "returned",
    LetterTaken(letter) = "letter-taken",
    ClockShown { side, left } = "clock-shown",
    PlacesParted = "places-parted",
    LetterRefused { from, why } = "letter-refused",
    ClockDoubted { side, shown, known } = "clock-doubted",
    Witnessed { rows, hash } = "witnessed",
    TouchesFelt { side, before, touched } = "touches-felt",
    SquareDistrusted { side, square } = "square-distrusted",
    NumberTried = "number-tried",
    Warranted(warrant) = "warranted",
    SealedItself = "sealed-itself",
    SealDoubted(doubt) = "seal-doubted",
    Abandoned(side) = "abandoned",
}

coded! { Overreach in OVERREACHES, "why a letter is refused":
    OtherSide = "other-side",
    OtherPerson = "other-person",
    NoDeed = "no-deed",
    NoProof = "no-proof",
    WrongProof = "wrong-proof",
    AfterResult = "after-result",
    ClockTooHigh = "clock-too-high",
}

coded! { Warrant in WARRANTS, "on what an act of the arbiter rests":
    Number = "number",
    Desk = "desk",
    Hall {number, arbiter} = "hall",
    NoNumber = "no-number",
    Player(side) = "player",
}

coded! { TouchedBefore in TOUCHED_BEFORE, "before what a piece was touched":
    AnotherMove = "another-move",
    Asking = "asking",
}

impl Coded for TouchedMan {
    fn write(&self, to: &mut Writer) {
        self.square.write(to);
        self.piece.write(to);
    }

    fn read(from: &mut TokenReader<'_>) -> Result<TouchedMan, UnreadableRow> {
        Ok(TouchedMan { square: Coded::read(from)?, piece: Coded::read(from)? })
    }
}

coded! { SealDoubt in SEAL_DOUBTS, "what is strange about a seal":
    Vanished = "vanished",
    CameBack = "came-back",
    OtherHome = "other-home",
    OtherUse = "other-use",
    OtherHomes(times) = "other-homes",
    OtherUses(times) = "other-uses",
    RunsApart = "runs-apart",
    WallSetBack(by) = "wall-set-back",
    WallSetForward(by) = "wall-set-forward",
}

impl Coded for LetterTaken {
    fn write(&self, to: &mut Writer) {
        [self.number, self.facts, self.told].iter().for_each(|count| count.write(to));
    }

    fn read(from: &mut TokenReader<'_>) -> Result<LetterTaken, UnreadableRow> {
        let (number, facts) = (Coded::read(from)?, Coded::read(from)?);
        Ok(LetterTaken { number, facts, told: Coded::read(from)? })
    }
}

impl Coded for Happening {
    fn write(&self, to: &mut Writer) {
        self.at.write(to);
        self.side.write(to);
        self.kind.write(to);
    }

    fn read(from: &mut TokenReader<'_>) -> Result<Happening, UnreadableRow> {
        Ok(Happening { at: Coded::read(from)?, side: Coded::read(from)?, kind: Coded::read(from)? })
    }
}

coded! { HappeningKind in CLOCK, "what a clock does by itself":
    PeriodBegan(period) = "period-began",
    FlagFell = "flag-fell",
}

coded! { Person in PERSONS, "a person at the table":
    Player(side) = "player",
    Assistant(side) = "assistant",
    Arbiter = "arbiter",
}

coded! { Spoken in SPOKEN, "as what a move was spoken":
    Announced = "announced",
    Corrected = "corrected",
    Repeated = "repeated",
    SaidAgain = "said-again",
    OutOfTurn = "out-of-turn",
}

coded! { Act in ACTS, "what a player does":
    Presses = "presses",
    PressesLate = "presses-late",
    PressesCrossed = "presses-crossed",
    PressedUnaware = "pressed-unaware",
    Touches(square) = "touches",
    Feels(square) = "feels",
    SetsDownNew(role) = "sets-down-new",
    Adjusts = "adjusts",
    Copies = "copies",
    Moves(said) = "moves",
    Removes(square) = "removes",
    Puts(square, piece) = "puts",
    ReadsBoard(board) = "reads-board",
    ReadsSquares(looks) = "reads-squares",
    AsksForAudit = "asks-for-audit",
    Writes { ply, said } = "writes",
    OffersDraw = "offers-draw",
    AcceptsDraw = "accepts-draw",
    DeclinesDraw = "declines-draw",
    ClaimsDraw { intended } = "claims-draw",
    ClaimsTime = "claims-time",
    ClaimsPerpetualCheck = "claims-perpetual-check",
    Challenges = "challenges",
    AsksForIncrement = "asks-for-increment",
    ClaimsLastTwoMinutes(ground) = "claims-last-two-minutes",
    Resigns = "resigns",
    Gestures(gesture) = "gestures",
    Verifies = "verifies",
    CallsArbiter(reason) = "calls-arbiter",
    Protests(complaint) = "protests",
    Seals(said) = "seals",
    SealsUnseen = "seals-unseen",
    AsksForSheet = "asks-for-sheet",
    Signs = "signs",
}

coded! { Ground in GROUNDS, "the ground of a claim":
    CannotWin = "cannot-win",
    NoEffort = "no-effort",
}

coded! { Gesture in GESTURES, "a gesture":
    SignsTheSheet = "signs-the-sheet",
    StopsTheClock = "stops-the-clock",
    LaysTheKingDown = "lays-the-king-down",
    OffersAHand = "offers-a-hand",
}

coded! { CallReason in REASONS, "why the arbiter is called":
    MissingPiece = "missing-piece",
    Disturbance = "disturbance",
    Illness = "illness",
    Boards = "boards",
    ResumedTimes = "resumed-times",
    Other = "other",
}

coded! { Complaint in COMPLAINTS, "what a player complains of":
    IllegalMove = "illegal-move",
    TouchedPiece = "touched-piece",
    TwoHands = "two-hands",
    Displaced = "displaced",
}

coded! { Question in QUESTIONS, "what a player asks":
    Times = "times",
    Moves = "moves",
    OwnScore = "own-score",
    Capabilities = "capabilities",
    Position = "position",
    OnSquare(square) = "on-square",
    MovesFrom(square) = "moves-from",
    MayClaim = "may-claim",
}

coded! { ArbiterAct in ARBITER, "what the arbiter does":
    Starts = "starts",
    StartsFor(side) = "starts-for",
    Stops = "stops",
    Resumes(side) = "resumes",
    SetsTime(side, span) = "sets-time",
    SetsMoves(side, moves) = "sets-moves",
    Gives(side, span) = "gives",
    Takes(side, span) = "takes",
    Sanctions(side, sanction) = "sanctions",
    Reconstructs(moves) = "reconstructs",
    Restores(plies) = "restores",
    Audits(side) = "audits",
    CorrectsBoard(side) = "corrects-board",
    Settles { case, remedy } = "settles",
    Dismisses(case) = "dismisses",
    Observes(observation) = "observes",
    AsksToSeal = "asks-to-seal",
    AsksToSealEarly(early) = "asks-to-seal-early",
    AsksNoLongerToSeal = "asks-no-longer-to-seal",
    SeesEnvelope(side) = "sees-envelope",
    ReadsSealedMove(said) = "reads-sealed-move",
    Adjourns { resumption } = "adjourns",
    TakesUp(how) = "takes-up",
    Declares(points) = "declares",
    SwitchesMode(mode) = "switches-mode",
    SealsDevice = "seals-device",
    OpensDevice = "opens-device",
    AsksForCapabilities = "asks-for-capabilities",
    ConsentsToDraw = "consents-to-draw",
    AsksForReport = "asks-for-report",
}

coded! { TakingUp in TAKING_UP, "how a game is taken up":
    ReplierPresent = "replier-present",
    ReplierAbsent = "replier-absent",
    SealerAbsent(reply) = "sealer-absent",
    BothAbsent = "both-absent",
    ReplierArrives = "replier-arrives",
    EnvelopeMissing(said) = "envelope-missing",
    EnvelopeUnreadable = "envelope-unreadable",
    PositionLost = "position-lost",
    WithoutSeal = "without-seal",
}

coded! { Observation in OBSERVATIONS, "what the arbiter sees":
    Offence(side, offence) = "offence",
    Displaced(side) = "displaced",
    Flag(side) = "flag",
    BothFlags = "both-flags",
    WrongHand(side) = "wrong-hand",
    ClockMishandled(side) = "clock-mishandled",
    UnjustifiedStop(side) = "unjustified-stop",
    ClockAssistant(side) = "clock-assistant",
    ScoreAssistant(side) = "score-assistant",
    WrongSetUp = "wrong-set-up",
    IllegalPosition = "illegal-position",
    BoardTurned = "board-turned",
    ColoursReversed = "colours-reversed",
    FaultyClock = "faulty-clock",
    Late(side, minutes) = "late",
    LateAtResumption(side, minutes) = "late-at-resumption",
    NobodyRecords = "nobody-records",
    ForbiddenDevice(side) = "forbidden-device",
}

coded! { Offence in OFFENCES, "an offence":
    IllegalMove = "illegal-move",
    PawnNotReplaced = "pawn-not-replaced",
    TwoHands = "two-hands",
    PressWithoutMove = "press-without-move",
    WrongDrawClaim = "wrong-draw-claim",
    IncrementRequestGranted = "increment-request-granted",
    LastTwoMinutesRejected = "last-two-minutes-rejected",
    LastTwoMinutesPostponed = "last-two-minutes-postponed",
}

coded! { Sanction in SANCTIONS, "a sanction":
    Warning = "warning",
    MoreTimeForOpponent = "more-time-for-opponent",
    LessTimeForOffender = "less-time-for-offender",
    MorePointsForOpponent = "more-points-for-opponent",
    FewerPointsForOffender = "fewer-points-for-offender",
    Loss = "loss",
    Fine = "fine",
    Exclusion = "exclusion",
    Expulsion = "expulsion",
}

coded! { Points in POINTS, "a result":
    Win(side) = "win",
    Draw = "draw",
    BothLose = "both-lose",
    HalfForOne(side) = "half-for-one",
    Annulled = "annulled",
}

coded! { Mode in MODES, "a mode":
    Tournament = "tournament",
    Training = "training",
}

coded! { Duty in DUTIES, "a duty of an assistant":
    MoveOnOtherBoard = "move-on-other-board",
    Announce = "announce",
    KeepScore = "keep-score",
    Press = "press",
    TellTimes = "tell-times",
    Claim = "claim",
    Adjourn = "adjourn",
    PlayersOwn(what) = "players-own",
}

coded! { PlayersOwn in PLAYERS_OWN, "what only a player says":
    Resigns = "resigns",
    OffersDraw = "offers-draw",
    AnswersOffer = "answers-offer",
    ClaimsDraw = "claims-draw",
    ClaimsPerpetualCheck = "claims-perpetual-check",
    Challenges = "challenges",
    AsksForIncrement = "asks-for-increment",
    ClaimsLastTwoMinutes = "claims-last-two-minutes",
    Gestures = "gestures",
    Verifies = "verifies",
    Signs = "signs",
}

coded! { Overstepping in OVERSTEPPINGS, "an overstepping":
    NoSuchAssistant = "no-such-assistant",
    NotForSighted(duty) = "not-for-sighted",
    OpponentHasOne = "opponent-has-one",
    NoDuty = "no-duty",
}

coded! { Absence in ABSENCES, "how long the device was away":
    Measured(span) = "measured",
    Unmeasured = "unmeasured",
    ByTheWall(span) = "by-the-wall",
    Disputed { measured, wall } = "disputed",
    Suspended(span) = "suspended",
}
