//! The rules by name, and the number that each edition gives them.

use std::str::FromStr;

use super::edition::Edition;

/// How an edition numbers a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Article {
    /// The number as the edition writes it.
    Number(&'static str),
    /// The edition has the rule, but its number could not be verified.
    Unverified,
}

/// The heading under which a rule is numbered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Heading {
    /// The articles of the Laws and of their appendices.
    Article,
    /// The guidelines after them.
    Guideline,
    /// The paragraphs of 1929.
    Paragraph,
    /// An appendix as a whole.
    Appendix,
}

impl Article {
    /// Reads a cell of the table below.
    pub(super) const fn in_table(cell: &'static str) -> Option<Article> {
        match cell.as_bytes() {
            b"-" => None,
            b"?" => Some(Article::Unverified),
            _ => Some(Article::Number(cell)),
        }
    }

    /// Its heading and number. `None` if the number was not verified.
    #[must_use]
    pub fn place(self) -> Option<(Heading, &'static str)> {
        let Article::Number(number) = self else { return None };
        Some(if let Some(letter) = number.strip_prefix("Appendix ") {
            (Heading::Appendix, letter)
        } else if let Some(paragraph) = number.strip_prefix("par. ") {
            (Heading::Paragraph, paragraph)
        } else if let Some(bare) = number.strip_prefix("guideline ") {
            // The adjournment guidelines of 2009 have numbers and no letter.
            (Heading::Guideline, bare)
        } else if number.starts_with('I') {
            (Heading::Guideline, number)
        } else {
            (Heading::Article, number)
        })
    }
}

/// Builds the enum, its names and its table of numbers from one list. A cell is the number, `-` if the edition has no
/// such rule, or `?` if it was not verified.
macro_rules! rules {
    ($($rule:ident $name:literal $about:literal
       $in_1929:literal $in_2009:literal $in_2014:literal $in_2017:literal $in_2018:literal $in_2023:literal;)+) => {
        /// A rule that an answer can rest on, whatever its number.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $(#[doc = concat!($about, ".")] $rule,)+
        }

        impl Rule {
            /// Every rule, in the order of the Laws of 2017.
            pub const ALL: &'static [Rule] = &[$(Rule::$rule,)+];

            /// The name to ask for it by.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Rule::$rule => $name,)+ }
            }

            /// Where an edition writes it; none where the edition has no such rule.
            #[must_use]
            pub fn article(self, edition: Edition) -> Option<Article> {
                let cell = match self {
                    $(Rule::$rule => match edition {
                        Edition::Of1929 => $in_1929,
                        Edition::Of2009 => $in_2009,
                        Edition::Of2014 => $in_2014,
                        Edition::Of2017 => $in_2017,
                        Edition::Of2018 => $in_2018,
                        Edition::Of2023 => $in_2023,
                    },)+
                };
                Article::in_table(cell)
            }
        }
    };
}

rules! {
    IllegalPosition "illegal-position" "When a position is illegal" "-" "-" "?" "3.10.3" "3.10.3" "3.10.3";
    Adjusting "adjusting" "Adjusting pieces" "par. 13" "4.2" "4.2" "4.2.1" "4.2.1" "4.2.1";
    Touched "touched" "Touched pieces must be moved or captured" "par. 14" "4.3" "4.3" "4.3" "4.3" "4.3";
    TouchedCastling "touched-castling" "King and rook touched" "par. 14d" "4.4" "4.4" "4.4" "4.4" "4.4";
    PromotionTouched "promotion-touched" "The new piece that touches the square is the one the pawn becomes" "par. 12d" "4.4d" "4.4d" "4.4.4" "4.4.4" "4.4.4";
    NothingTouchedCanMove "nothing-touched-can-move" "A touched piece that cannot move obliges to nothing" "par. 14" "4.5" "4.5" "4.5" "4.5" "4.5";
    MoveMade "move-made" "When a move is made" "par. 12" "4.6" "?" "4.7" "4.7" "4.7";
    ProtestLost "protest-lost" "Touching a piece forfeits the protest" "par. 17" "4.7" "?" "4.8" "4.8" "4.8";
    Checkmate "checkmate" "Checkmate ends the game" "par. 1" "5.1a" "5.1a" "5.1.1" "5.1.1" "5.1.1";
    Resignation "resignation" "Resignation" "-" "5.1b" "5.1b" "5.1.2" "5.1.2" "5.1.2";
    Stalemate "stalemate" "Stalemate" "par. 15A" "5.2a" "5.2a" "5.2.1" "5.2.1" "5.2.1";
    DeadPosition "dead-position" "Dead positions" "-" "5.2b" "5.2b" "5.2.2" "5.2.2" "5.2.2";
    Agreement "agreement" "Draw by agreement" "par. 15D" "5.2c" "5.2c" "5.2.3" "5.2.3" "5.2.3";
    MoveCompleted "move-completed" "When a move is completed" "par. 12" "6.7a" "6.2a" "6.2.1" "6.2.1" "6.2.1";
    CompletedByNextMove "completed-by-next-move" "The next move completes one that was not pressed" "-" "-" "6.2a" "6.2.1.2" "6.2.1.2" "6.2.1.2";
    LatePress "late-press" "A player may press the clock even after the reply" "-" "6.7a" "?" "6.2.2" "6.2.2" "6.2.2";
    OneHandOnClock "one-hand-on-clock" "The hand that moves presses the clock" "-" "6.7b" "?" "6.2.3" "6.2.3" "6.2.3";
    ClockHandling "clock-handling" "Proper handling of the clock" "par. 20d" "6.7c" "?" "6.2.4" "6.2.4" "6.2.4";
    ClockAssistant "clock-assistant" "An assistant for the clock" "-" "6.7d" "?" "6.2.6" "6.2.6" "6.2.6";
    DefaultTime "default-time" "How late a player may come" "-" "6.6a" "?" "6.7.1" "6.7.1" "6.7.1";
    BothAbsent "both-absent" "Both players absent" "-" "6.6b" "?" "6.7.2" "6.7.2" "6.7.2";
    MovesChecked "moves-checked" "The moves are checked when a flag falls" "-" "6.4" "?" "6.4" "6.4" "6.4";
    FlagFallen "flag-fallen" "When a flag counts as fallen" "-" "6.8" "6.8" "6.8" "6.8" "6.8";
    TimeForfeit "time-forfeit" "Overstepping the time" "par. 18" "6.9" "6.9" "6.9" "6.9" "6.9";
    FaultyClock "faulty-clock" "A faulty clock" "par. 20c" "6.10" "6.10" "6.10.1" "6.10.1" "6.10.1";
    WrongClockSetting "wrong-clock-setting" "A clock wrongly set" "-" "6.10" "6.10" "6.10.2" "6.10.2" "6.10.2";
    StoppingTheClock "stopping-the-clock" "A player stops the clock to call the arbiter" "par. 20d" "6.12b" "?" "6.11.2" "6.11.2" "6.11.2";
    UnjustifiedStop "unjustified-stop" "Stopping the clock without a good reason" "par. 20d" "6.12d" "?" "6.11.4" "6.11.4" "6.11.4";
    RestoredTimes "restored-times" "Clock times after a position is restored" "-" "6.13" "7.1" "7.1" "7.1" "7.1";
    WrongArray "wrong-array" "A wrong initial position" "par. 11" "7.1a" "7.2" "7.2.1" "7.2.1" "7.2.1";
    BoardTurned "board-turned" "A turned board" "par. 11" "7.1b" "7.2" "7.2.2" "7.2.2" "7.2.2";
    ColoursReversed "colours-reversed" "Colours reversed" "-" "7.2" "7.3" "7.3" "7.3" "7.3";
    DisplacedPieces "displaced-pieces" "Pieces knocked over" "par. 13" "7.3" "7.4" "7.4.1" "7.4.1" "7.4.1";
    IllegalMove "illegal-move" "A completed illegal move is undone" "par. 16" "7.4a" "7.5" "7.5.1" "7.5.1" "7.5.1";
    PawnNotReplaced "pawn-not-replaced" "A pawn left on the last rank" "-" "7.4a" "7.5" "7.5.2" "7.5.2" "7.5.2";
    PressWithoutMove "press-without-move" "Pressing the clock without a move" "-" "-" "-" "7.8.1" "7.5.3" "7.5.3";
    TwoHands "two-hands" "One move with two hands" "-" "4.1" "4.1" "7.7.1" "7.5.4" "7.5.4";
    OneHand "one-hand" "Each move is made with one hand" "-" "4.1" "4.1" "4.1" "4.1" "4.1";
    IllegalMovePenalty "illegal-move-penalty" "The penalty for an illegal move" "-" "7.4b" "7.5" "7.5.3" "7.5.5" "7.5.5";
    TwoHandsPenalty "two-hands-penalty" "The penalty for two hands" "-" "-" "-" "7.7.2" "7.5.5" "7.5.5";
    PressWithoutMovePenalty "press-without-move-penalty" "The penalty for pressing the clock without a move" "-" "-" "-" "7.8.2" "7.5.5" "7.5.5";
    ForcedMove "forced-move" "The opponent's choice after an irregular move" "par. 16" "-" "-" "-" "-" "-";
    IrregularCastling "irregular-castling" "After a castling that is not legal the king must move" "par. 16a" "4.4c" "4.4c" "4.4.3" "4.4.3" "4.4.3";
    ParryingCheck "parrying-check" "A touched piece that can parry a check must do so" "par. 9" "-" "-" "-" "-" "-";
    IrregularFoundLater "irregular-found-later" "An irregular move found after the reply" "par. 16e" "-" "-" "-" "-" "-";
    SealedCapture "sealed-capture" "A sealed capture that cannot be made: the capture may be demanded too" "par. 16d" "-" "-" "-" "-" "-";
    PieceNamed "piece-named" "Neither the piece nor the king can move: the opponent names a piece" "par. 16b" "-" "-" "-" "-" "-";
    DemandedMove "demanded-move" "What the opponent may demand, and how long" "par. 17" "-" "-" "-" "-" "-";
    DemandersClock "demanders-clock" "While the opponent considers what to demand, the opponent's clock runs" "par. 20b" "-" "-" "-" "-" "-";
    DisplacedFoundLater "displaced-found-later" "Displaced pieces found later" "par. 13" "7.5" "7.6" "7.6" "7.6" "7.6";
    Recording "recording" "Recording the moves" "par. 23" "8.1" "8.1" "8.1.1" "8.1.1" "8.1.1";
    RecordingInAdvance "recording-in-advance" "Recording a move in advance" "-" "8.1" "8.1" "8.1.2" "8.1.2" "8.1.2";
    RecordingAfterReply "recording-after-reply" "A reply may come before the opponent's last move is recorded" "-" "8.1" "8.1" "8.1.4" "8.1.3" "8.1.3";
    NoDutyToRecord "no-duty-to-record" "No duty to record in rapid and blitz" "-" "A.2" "?" "A.2" "A.2" "A.2";
    RecordingSuspended "recording-suspended" "No duty to record under five minutes" "-" "8.4" "8.4" "8.4" "8.4" "8.4";
    ScoreAssistant "score-assistant" "An assistant who keeps the score" "-" "8.1" "?" "8.1.6" "8.1.6" "8.1.6";
    NobodyRecords "nobody-records" "Nobody had to record: sheets completed when a flag falls" "-" "8.5a" "8.5a" "8.5.1" "8.5.1" "8.5.1";
    OneDoesNotRecord "one-does-not-record" "One player did not record: the sheet completed when a flag falls" "-" "8.5b" "8.5b" "8.5.2" "8.5.2" "8.5.2";
    Reconstruction "reconstruction" "Reconstructing the moves" "-" "8.5c" "8.5c" "8.5.3" "8.5.3" "8.5.3";
    NextPeriodsFirstMove "next-periods-first-move" "The next move counts as the first of the new period" "-" "8.6" "8.6" "8.6" "8.6" "8.6";
    SignedResult "signed-result" "A signed result stands" "par. 23" "8.7" "8.7" "8.7" "8.7" "8.7";
    DrawRestriction "draw-restriction" "An event may restrict draws by agreement" "-" "9.1a" "9.1" "9.1.1" "9.1.1" "9.1.1";
    DrawOffer "draw-offer" "Offering a draw" "-" "9.1b" "9.1" "9.1.2.1" "9.1.2.1" "9.1.2.1";
    ClaimIsAnOffer "claim-is-an-offer" "A claim counts as an offer" "-" "9.1b" "9.1" "9.1.2.3" "9.1.2.3" "9.1.2.3";
    ThreefoldIntended "threefold-intended" "A position about to appear for the third time" "-" "9.2a" "9.2a" "9.2.1.1" "9.2.1.1" "9.2.1";
    ThreefoldAppeared "threefold-appeared" "A position that has appeared for the third time" "par. 15C" "9.2b" "9.2b" "9.2.1.2" "9.2.1.2" "9.2.2";
    SamePosition "same-position" "What makes positions the same" "par. 15C" "9.2" "9.2" "9.2.2" "9.2.2" "9.2.3";
    FiftyIntended "fifty-intended" "Fifty moves about to be complete" "-" "9.3a" "9.3a" "9.3.1" "9.3.1" "9.3.1";
    FiftyCompleted "fifty-completed" "Fifty moves completed" "par. 15E" "9.3b" "9.3b" "9.3.2" "9.3.2" "9.3.2";
    Challenge "challenge" "A challenge to mate within fifty moves" "par. 15F" "-" "-" "-" "-" "-";
    PerpetualCheck "perpetual-check" "Perpetual check" "par. 15B" "-" "-" "-" "-" "-";
    ClaimLostByTouch "claim-lost-by-touch" "Touching a piece loses the claim on that move" "-" "9.4" "9.4" "9.4" "9.4" "9.4";
    ClaimStopsClock "claim-stops-clock" "The clock during a claim" "-" "9.5" "9.5" "9.5.1" "9.5.1" "9.5.1";
    ClaimCorrect "claim-correct" "A correct claim draws at once" "-" "9.5a" "9.5a" "9.5.2" "9.5.2" "9.5.2";
    ClaimWrong "claim-wrong" "A wrong claim" "-" "9.5b" "9.5b" "9.5.3" "9.5.3" "9.5.3";
    Fivefold "fivefold" "The same position five times" "-" "-" "9.6a" "9.6.1" "9.6.1" "9.6.1";
    SeventyFiveMoves "seventy-five-moves" "Seventy-five moves" "-" "-" "9.6b" "9.6.2" "9.6.2" "9.6.2";
    Points "points" "Points for a game" "-" "11.1" "10.1" "10.1" "10.1" "10.1";
    NotesAndAdvice "notes-and-advice" "No notes, information or advice" "par. 25" "12.3a" "11.3" "11.3.1" "11.3.1" "11.3.1";
    Device "device" "Electronic devices" "-" "12.3b" "11.3" "11.3.2.2" "11.3.2.2" "11.3.2.2";
    Distraction "distraction" "Distracting the opponent" "par. 27" "12.6" "11.5" "11.5" "11.5" "11.5";
    RefusalToComply "refusal-to-comply" "Persistent refusal to comply" "par. 18" "12.8" "11.7" "11.7" "11.7" "11.7";
    BothGuilty "both-guilty" "Both players refuse to comply" "-" "12.9" "11.8" "11.8" "11.8" "11.8";
    PlayersCheckClaims "players-check-claims" "Checking a claim is the players' duty" "-" "-" "?" "11.12" "11.12" "11.12";
    ExternalDisturbance "external-disturbance" "Time for an external disturbance" "-" "13.5" "12.5" "12.5" "12.5" "12.5";
    ArbiterSilence "arbiter-silence" "What the arbiter does not say" "-" "13.6" "12.6" "12.6" "12.6" "12.6";
    Sanctions "sanctions" "The arbiter's sanctions" "par. 18" "13.4" "12.9" "12.9" "12.9" "12.9";
    RapidRange "rapid-range" "What rapid chess is" "-" "A.1" "A.1" "A.1" "A.1" "A.1";
    BlitzRange "blitz-range" "What blitz is" "-" "B.1" "B.1" "B.1" "B.1" "B.1";
    RapidMinutes "rapid-minutes" "Penalty minutes in rapid" "-" "-" "-" "-" "-" "A.3";
    BlitzMinutes "blitz-minutes" "Penalty minutes in blitz" "-" "-" "B.2" "B.2" "B.2" "B.3";
    SheetShown "sheet-shown" "Asking for the arbiter's sheet in rapid" "-" "-" "?" "A.3.2" "A.3.2" "A.4.3";
    SheetShownInBlitz "sheet-shown-in-blitz" "Asking for the arbiter's sheet in blitz" "-" "-" "?" "B.3.2" "B.3.2" "B.2.3";
    RapidSupervised "rapid-supervised" "Rapid under the competition rules" "-" "A.3" "A.3" "A.3" "A.3.1" "A.4";
    BlitzSupervised "blitz-supervised" "Blitz under the competition rules" "-" "B.2" "B.3" "B.3" "B.3.1" "B.2";
    RapidUnsupervisedIllegal "rapid-unsupervised-illegal" "An illegal move in rapid without supervision" "-" "A.4c" "A.4b" "A.4.2" "A.4.2" "A.5.2";
    BlitzUnsupervisedIllegal "blitz-unsupervised-illegal" "An illegal move in blitz without supervision" "-" "B.3c" "?" "B.4" "B.4" "B.3";
    SetUpClaims "set-up-claims" "Claims on the set-up in rapid" "-" "A.4a" "A.4a" "A.4.1.2" "A.4.1.2" "A.5.1.2";
    TouchOnRequest "touch-on-request" "In rapid the arbiter rules on touched pieces only if a player asks" "-" "A.4b" "-" "-" "-" "-";
    TimeWinClaim "time-win-claim" "Claiming a win on time in rapid" "-" "A.4d" "?" "A.4.3" "A.4.3" "A.5.3";
    IllegalPositionSeen "illegal-position-seen" "Both kings in check, or a pawn on the last rank" "-" "A.4c" "?" "A.4.4" "A.4.4" "A.5.4";
    FlagCall "flag-call" "The arbiter calls a flag" "-" "A.4d" "-" "A.4.5" "A.4.5" "A.5.5";
    Notation "notation" "Notation" "par. 5" "Appendix C" "Appendix C" "Appendix C" "Appendix C" "Appendix C";
    BlindBoards "blind-boards" "The board of a blind player" "-" "E.1" "?" "D.1" "D.1" "D.1";
    Announcement "announcement" "Moves are announced and repeated" "-" "E.2.1" "?" "D.2.1" "D.2.1" "D.2.1";
    BlindTouched "blind-touched" "When a blind player has touched a piece" "-" "E.2.2" "?" "D.2.2" "D.2.2" "D.2.2";
    BlindMade "blind-made" "When a blind player has made a move" "-" "E.2.3" "?" "D.2.3" "D.2.3" "D.2.3";
    BlindPress "blind-press" "Only then is the opponent's clock started" "-" "E.2.3" "?" "D.2.4" "D.2.4" "D.2.4";
    BlindClock "blind-clock" "The clock of a blind player" "-" "E.2.4" "?" "D.2.6" "D.2.6" "D.2.6";
    BlindScore "blind-score" "The score of a blind player" "-" "E.2.5" "?" "D.2.7" "D.2.7" "D.2.7";
    SlipOfTheTongue "slip-of-the-tongue" "A slip of the tongue" "-" "E.2.6" "?" "D.2.8" "D.2.8" "D.2.8";
    ScoresDiffer "scores-differ" "The scores differ where the boards do" "-" "E.2.8" "?" "D.2.9" "D.2.9" "D.2.9";
    BoardsDiffer "boards-differ" "The two boards differ" "-" "E.2.7" "?" "D.2.9" "D.2.9" "D.2.9";
    BlindAssistant "blind-assistant" "The assistant of a blind player" "-" "E.2.9" "?" "D.2.10" "D.2.10" "D.2.10";
    OpponentsAssistant "opponents-assistant" "The assistant of the sighted player" "-" "E.2.10" "?" "D.2.11" "D.2.11" "D.2.11";
    Adjournment "adjournment" "Sealing a move" "par. 21" "guideline 1" "?" "I.1.1" "I.1.1" "I.1.1";
    EarlyAdjournment "early-adjournment" "Adjourning before the end of the session" "-" "guideline 1b" "?" "I.1.2" "I.1.2" "I.1.2";
    BlackSeals "black-seals" "Without a time limit it is Black who seals" "par. 21" "-" "-" "-" "-" "-";
    OfferAtTheSeal "offer-at-the-seal" "A draw offer while a move is sealed" "par. 27.3" "guideline 4" "?" "I.4" "I.4" "I.4";
    AmbiguousSeal "ambiguous-seal" "A sealed move that is unclear or illegal" "par. 16g" "guideline 8" "?" "I.8" "I.8" "I.8";
    Resumption "resumption" "Resuming an adjourned game" "par. 21" "guideline 9" "?" "I.9" "I.9" "I.9";
    LateAtResumption "late-at-resumption" "Coming late to the resumption" "-" "guideline 10" "?" "I.10" "I.10" "I.10";
    BothAbsentAtResumption "both-absent-at-resumption" "Both players absent at the resumption" "-" "-" "?" "I.11" "I.11" "I.11";
    EnvelopeMissing "envelope-missing" "The envelope is missing" "-" "guideline 11a" "?" "I.12.1" "I.12.1" "I.12.1";
    PositionLost "position-lost" "The position of an adjourned game is lost" "par. 21" "guideline 11b" "?" "I.12.2" "I.12.2" "I.12.2";
    ResumedTimes "resumed-times" "Wrong clock times after a resumption" "-" "guideline 12" "?" "I.13" "I.13" "I.13";
    Chess960 "chess960" "Chess960" "-" "Appendix F" "?" "II" "II" "II";
    UncoveredCase "uncovered-case" "What the paragraphs do not cover is decided at once" "par. 24" "-" "-" "-" "-" "-";
    Odds "odds" "Games at odds" "par. 22" "-" "-" "-" "-" "-";
    BothFlags "both-flags" "Both flags fallen" "-" "6.11" "?" "III.3.1" "III.3.1" "III.3.1";
    IncrementRequest "increment-request" "A request for five seconds a move" "-" "-" "?" "III.4" "III.4" "III.4";
    LastTwoMinutes "last-two-minutes" "The claim in the last two minutes" "-" "10.2" "Appendix G" "III.5" "III.5" "III.5";
    NoArbiterPresent "no-arbiter-present" "The claim where no arbiter is present" "-" "Appendix D" "?" "III.6" "III.6" "III.6";
}

/// Why a text does not name a rule.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no rule: {self:?}")]
pub struct RuleError {
    read: String,
    /// The rule with the most similar name.
    pub nearest: Option<Rule>,
}

impl FromStr for Rule {
    type Err = RuleError;

    fn from_str(text: &str) -> Result<Rule, RuleError> {
        Rule::ALL.iter().copied().find(|rule| rule.name() == text).ok_or_else(|| RuleError {
            read: text.to_owned(),
            nearest: super::nearest::nearest(text, Rule::ALL.iter().copied(), |rule| rule.name()),
        })
    }
}

impl Rule {
    /// The rules that an edition has under a number, or under its subdivisions. If a paragraph of 1929 is given with
    /// a finer subdivision than the table has, the rules of the whole paragraph.
    #[must_use]
    pub fn numbered(number: &str, edition: Edition) -> Vec<Rule> {
        let wanted = number.trim();
        let found = Rule::under(wanted, edition);
        let paragraph = wanted.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        if !found.is_empty() || paragraph == wanted {
            return found;
        }
        let mut around = Rule::under(paragraph, edition);
        around.retain(|rule| {
            rule.article(edition).and_then(Article::place) == Some((Heading::Paragraph, paragraph))
        });
        around
    }

    fn under(wanted: &str, edition: Edition) -> Vec<Rule> {
        let is_under = |number: &str| {
            number.strip_prefix(wanted).is_some_and(|rest| {
                !wanted.is_empty() && !rest.starts_with(|c: char| c.is_ascii_digit())
            })
        };
        Rule::ALL
            .iter()
            .copied()
            .filter(|rule| {
                let place = rule.article(edition).and_then(Article::place);
                place.is_some_and(|(_, number)| is_under(number))
            })
            .collect()
    }
}
