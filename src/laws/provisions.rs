//! The values that a row of the difference table can have, each question an
//! enum. What an edition says is in its [`Parameters`](super::Parameters); this file
//! only names the possible answers.

use super::rule::Article;

/// A provision whose text was seen, or one that nobody here could verify. What was
/// not verified is said to be so; it is never filled in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ProvisionText<T> {
    /// The text of the edition says so.
    Verified(T),
    /// The text of the edition could not be seen.
    Unverified,
}

impl<T> ProvisionText<T> {
    /// What the text says, if it was seen.
    pub fn verified(self) -> Option<T> {
        match self {
            ProvisionText::Verified(value) => Some(value),
            ProvisionText::Unverified => None,
        }
    }
}

/// Whether an edition knows a rule at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Provision {
    /// No such rule.
    Absent,
    /// Yes.
    Present,
}

/// When it is too late to undo an illegal move as if nothing had happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IllegalMoveComplete {
    /// The opponent may object until touching a piece, later the position is restored.
    OpponentTouches,
    /// When the opponent's clock has been started.
    ClockStopped,
    /// When the player has pressed the clock.
    Pressed,
}

/// Pressing the clock without having moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PressWithoutMove {
    /// Not regulated.
    NotRegulated,
    /// Treated as an illegal move.
    Illegal,
}

/// Making one move with two hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TwoHands {
    /// Not regulated.
    NotRegulated,
    /// Forbidden, no penalty named.
    Forbidden,
    /// Treated as an illegal move, pressed or not.
    Illegal,
    /// Treated as an illegal move if pressed.
    IllegalIfPressed,
}

/// A pawn left on the last rank when the clock is pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum UnreplacedPawn {
    /// Not regulated.
    NotRegulated,
    /// Illegal, the position is restored.
    Restored,
    /// Illegal, becomes a queen.
    BecomesQueen,
}

/// An illegal move in rapid or blitz where nobody supervises each game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum UnsupervisedIllegalMove {
    /// Not regulated.
    NotRegulated,
    /// The opponent claims before moving, then the arbiter rules.
    ArbiterRulesOnClaim,
    /// The opponent claims the win before moving.
    WinOnClaim,
    /// Loss at once.
    Loss,
    /// Penalty as in a supervised game, if the opponent has not made his next move.
    PenaltyBeforeReply,
}

/// What makes two positions the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RepetitionIdentity {
    /// Same pieces and side to move, rights not mentioned.
    PiecesAndTurn,
    /// Same pieces, side to move, castling rights and en passant.
    PiecesTurnAndRights,
}

/// The draw by the same position five times.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fivefold {
    /// No such rule.
    Absent,
    /// In consecutive turns.
    ConsecutiveTurns,
    /// Anywhere in the game.
    Anywhere,
}

/// The draw by seventy-five moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SeventyFiveMoves {
    /// No such rule.
    Absent,
    /// The last 75 consecutive moves.
    Consecutive,
    /// Any series of at least 75 moves.
    AnySeries,
}

/// The draw by fifty moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FiftyMoves {
    /// On a claim, or after a challenge to mate within 50 moves.
    ClaimOrChallenge,
    /// On a claim.
    Claim,
}

/// Perpetual check as a ground of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PerpetualCheck {
    /// No such rule.
    Absent,
    /// Draw if proven.
    DrawIfProven,
}

/// Mate or stalemate by a legal move that breaks touch-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EndAgainstTouchMove {
    /// Ends the game.
    Ends,
    /// Does not end the game while the breach can be claimed.
    DoesNotEnd,
}

/// From when the players may agree on a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DrawAgreement {
    /// Only after Black's 30th move.
    AfterBlacksThirtieth,
    /// At any time.
    AnyTime,
    /// Once each player has made a move.
    EachHasMoved,
}

/// What the regulations of an event may forbid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EventMayForbid {
    /// Not regulated.
    NotRegulated,
    /// Agreeing on a draw.
    Agreeing,
    /// Offering or agreeing on a draw.
    OfferingOrAgreeing,
}

/// What a resignation or a fallen flag costs when the opponent cannot mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WithoutMatingChance {
    /// Not regulated.
    NotRegulated,
    /// Loss.
    Loss,
    /// Draw.
    Draw,
}

/// A game begun with colours reversed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColoursReversed {
    /// Not regulated.
    NotRegulated,
    /// Continues unless the arbiter rules otherwise.
    Continue,
    /// New game if fewer than 10 moves each, else continues.
    RestartBelowTen,
}

/// A game begun from a wrong array.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WrongArray {
    /// Annulled whenever it is found.
    AnnulledWhenever,
    /// Cancelled if found during the game.
    Cancelled,
}

/// A board put down with dark corners at the players' right hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardTurned {
    /// Restart if seen before Black completes move 4, later play on.
    RestartBeforeBlacksFourth,
    /// Continues on a correctly placed board.
    Transferred,
}

/// How late a player may come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DefaultTime {
    /// Not regulated.
    NotRegulated,
    /// Zero unless the event says otherwise.
    ZeroUnlessSet,
    /// The event must say, no default.
    MustBeSet,
    /// The event must say, unset is zero.
    UnsetIsZero,
}

/// How a win on time is claimed in rapid and blitz.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TimeWinClaim {
    /// Not regulated.
    NotRegulated,
    /// The claimant must stop both clocks with the own flag up.
    StopBothOwnFlagUp,
    /// The claimant must stop the clock and have time left.
    StopWithTimeLeft,
    /// The claimant may stop the clock and must have time left.
    MayStopWithTimeLeft,
    /// The claimant may stop the clock, time left or not.
    MayStop,
}

/// Whether the arbiter calls a fallen flag in rapid and blitz.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FlagCall {
    /// Not regulated.
    NotRegulated,
    /// Must not, unless both have fallen.
    MustNot,
    /// May.
    May,
    /// Shall.
    Shall,
}

/// Both flags down and nobody knows which fell first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BothFlags {
    /// Not regulated.
    NotRegulated,
    /// Continues, in the last period draw.
    Law,
    /// Continues, in the last period draw, as an appendix if announced.
    OptInAppendix,
    /// Continues, in the last period draw, as a guideline if announced.
    Guideline,
}

/// The claim that the opponent cannot win, or does not try, by normal means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LastTwoMinutes {
    /// No such rule.
    Absent,
    /// A law.
    Law,
    /// An appendix, if announced.
    OptInAppendix,
    /// A guideline, if announced.
    Guideline,
}

/// The sign of a capture on the score sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaptureSign {
    /// A colon or a cross.
    ColonOrCross,
    /// X is inserted, not mandatory on the sheet.
    NotMandatory,
    /// X may be inserted.
    Optional,
}

/// The long form of notation, with the square of departure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LongNotation {
    /// The full form is standard.
    Standard,
    /// Not mentioned.
    NotMentioned,
    /// Accepted.
    Accepted,
    /// Accepted, with a sample game.
    AcceptedWithSample,
}

/// What an unapproved electronic device costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DevicePenalty {
    /// Not regulated.
    NotRegulated,
    /// A sound loses the game.
    SoundLoses,
    /// Possession loses the game.
    PossessionLoses,
    /// Bringing it into the venue loses, the event may be milder.
    InVenueLoses,
    /// Having it on the person loses, the event may be milder.
    OnPersonLoses,
}

/// Who lays penalties down, and how many kinds there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sanctions {
    /// The committee decides.
    Committee,
    /// Seven kinds.
    SevenKinds,
    /// Eight kinds.
    EightKinds,
    /// Nine kinds.
    NineKinds,
}

/// The clause on cheating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FairPlay {
    /// No such rule.
    Absent,
    /// Anti-cheating.
    AntiCheating,
    /// Fair play.
    FairPlay,
}

/// Where the rules for blind players stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BlindRules {
    /// No such rule.
    Absent,
    /// Appendix E.
    AppendixE,
    /// Appendix D.
    AppendixD,
}

/// What the clock for a blind player offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BlindClock {
    /// No such rule.
    Absent,
    /// Raised dots and a flag that can be felt.
    RaisedDots,
    /// Raised dots and a flag that can be felt, a spoken count allowed.
    RaisedDotsSpokenCount,
    /// Speaks time and number of moves, or raised dots.
    SpeaksTimeAndMoves,
}

/// Who seals when a game is adjourned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sealer {
    /// The player on move.
    OnMove,
    /// The player on move, without a time limit always Black.
    BlackWithoutLimit,
}

/// A draw offer by whoever seals or has sealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OfferAtTheSeal {
    /// Nothing may accompany the sealed move.
    Alone,
    /// Valid until it is answered.
    Valid,
}

/// Coming late when an adjourned game is taken up again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LateAtResumption {
    /// Not regulated.
    NotRegulated,
    /// More than an hour loses, unless the sealed move ended the game.
    OverOneHour,
    /// More than the default time loses, unless the sealed move ended the game.
    OverDefaultTime,
}

/// A sealed move that can be read in two ways.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AmbiguousSeal {
    /// The opponent chooses the meaning.
    OpponentChooses,
    /// The sealer loses.
    SealerLoses,
}

/// The word for what a player or the arbiter does to the chess clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockVerb {
    /// Not mentioned.
    NotMentioned,
    /// Stop.
    Stop,
    /// Pause.
    Pause,
}

/// How articles are numbered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Numbering {
    /// Paragraphs.
    Paragraphs,
    /// Articles with letters.
    Letters,
    /// Articles with decimal numbers.
    Decimal,
}

impl Numbering {
    /// An article of chapters 1 to 12 with three numbers, as the numbering writes it: the
    /// third is a letter before 2017. Paragraphs have no such parts.
    #[must_use]
    pub fn number(self, decimal: &'static str) -> Option<Article> {
        match self {
            Numbering::Paragraphs => None,
            Numbering::Decimal => Some(Article::Number(decimal)),
            Numbering::Letters => TOUCHED_BY_LETTERS
                .iter()
                .find(|(number, _)| *number == decimal)
                .map(|(_, letters)| Article::Number(letters)),
        }
    }
}

/// The articles on touched pieces in both ways of numbering.
const TOUCHED_BY_LETTERS: [(&str, &str); 6] = [
    ("4.3.1", "4.3a"),
    ("4.3.2", "4.3b"),
    ("4.3.3", "4.3c"),
    ("4.4.1", "4.4a"),
    ("4.4.2", "4.4b"),
    ("4.4.3", "4.4c"),
];
