//! What ends a case of each kind though nobody settles it: the right that it rests on is
//! gone, or nothing is left to decide. Only says so; the game takes it from here.

use crate::chess::{ByColor, Color};
use crate::laws::{Offence, Rule};

use super::intent::Observation;
use super::matter::Matter;

/// Why a case ended though the arbiter neither settled nor dismissed it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaseEnd {
    /// A position before it was restored (7.5.1, D.2.9).
    Undone,
    /// The result was declared or agreed.
    WithTheGame,
    /// Mate, stalemate or another end stands on the board (5.1.1, 5.2, 9.6).
    OnTheBoard,
    /// The opponent has made the next move, and by this rule the illegal one stands (A.4.2,
    /// B.3c of 2009).
    MoveStands(Rule),
    /// The opponent has touched a piece or moved, and has no right to complain any more
    /// (4.8, paragraph 17 of 1929).
    RightLost,
    /// The boards agree again.
    BoardsAgree,
    /// A completed move has made the position legal again (A.4.4).
    LegalAgain,
    /// The clock runs again, which was all that there was to decide.
    ClockRuns,
    /// The arbiter has set the time, and the flag is up.
    TimeSet,
    /// Both have gone on playing.
    PlayedOn,
    /// The other flag is down too, which by this rule is another thing than one flag (III.3.1,
    /// A.4.3).
    BothFlags(Rule),
    /// The other player came too late as well, so that both lose by this rule (6.7.1).
    BothLate(Rule),
}

/// Something that ends cases of some kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum EndsBy {
    /// The turn that it is about is undone.
    Undoing,
    /// The end of the game on the board.
    TheBoard,
    /// The opponent's next move, where a short rule lets an illegal move stand.
    Reply(Offence),
    /// The opponent's next touch (4.8).
    Touch,
    /// Boards that agree.
    AgreeingBoards,
    /// A legal position after an illegal one.
    LegalPosition,
    /// The clock that runs.
    Clock,
    /// The time of this side, set by the arbiter.
    Time(Color),
    /// The time of the side whose flag the ruling says fell first, set by the arbiter.
    FirstTime,
    /// Another move by each.
    Play,
}

/// What has become of the game since a case arose, as far as it may end a case.
#[derive(Debug, Clone, Copy)]
pub(super) struct Since {
    pub finish: HowFinished,
    pub turn: TurnIs,
    pub reply: OpponentsNext,
    /// Whether what it says was in time for whatever closes a game later.
    pub standing: InTime,
    /// Whether the opponent used the right to protest while there was one.
    pub protest: InTime,
    /// Whether another move by each was made.
    pub play: Went,
    pub boards: Boards,
    pub position: Became,
    pub clock: ClockRuns,
    /// The flags that an arbiter's act has just put up.
    pub put_up: ByColor<FlagPutUp>,
    /// The side whose flag fell first of two, where the ruling rests on that.
    pub fell_first: Option<Color>,
}

/// How far the game is finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HowFinished {
    NotYet,
    OnTheBoard,
    Declared,
}

/// Whether something was in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum InTime {
    Yes,
    No,
}

/// Whether the turn in which a case arose is still part of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TurnIs {
    Kept,
    Undone,
}

/// What the opponent has done after the turn that a case is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OpponentsNext {
    Nothing,
    Touched,
    Moved,
}

/// Whether play went on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Went {
    On,
    NoFurther,
}

/// Whether both boards were just found to agree with the moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Boards {
    Agree,
    NotCompared,
}

/// Whether the last completed move has made an illegal position legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Became {
    Legal,
    Unchanged,
}

/// Whether a clock runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ClockRuns {
    Run,
    Stand,
}

/// Whether a flag was just put up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum FlagPutUp {
    #[default]
    AsItWas,
    PutUp,
}

/// Why a case of this matter is over, if it is. The rule by which an illegal move stands
/// after the reply is asked for only where the matter depends on it.
pub(super) fn ended(
    matter: &Matter,
    since: &Since,
    stands: impl Fn(Offence) -> Option<Rule>,
) -> Option<CaseEnd> {
    if since.finish == HowFinished::Declared {
        return Some(CaseEnd::WithTheGame);
    }
    let time_is_set =
        |side: Color| (*since.put_up.get(side) == FlagPutUp::PutUp).then_some(CaseEnd::TimeSet);
    ends_by(matter).iter().find_map(|ends| match ends {
        EndsBy::Undoing => (since.turn == TurnIs::Undone).then_some(CaseEnd::Undone),
        EndsBy::TheBoard => (since.finish == HowFinished::OnTheBoard
            && since.standing == InTime::No)
            .then_some(CaseEnd::OnTheBoard),
        EndsBy::Reply(offence) => (since.reply == OpponentsNext::Moved)
            .then(|| stands(*offence))
            .flatten()
            .map(CaseEnd::MoveStands),
        EndsBy::Touch => (since.reply != OpponentsNext::Nothing && since.protest == InTime::No)
            .then_some(CaseEnd::RightLost),
        EndsBy::AgreeingBoards => (since.boards == Boards::Agree).then_some(CaseEnd::BoardsAgree),
        EndsBy::LegalPosition => (since.position == Became::Legal).then_some(CaseEnd::LegalAgain),
        EndsBy::Clock => (since.clock == ClockRuns::Run).then_some(CaseEnd::ClockRuns),
        EndsBy::Time(side) => time_is_set(*side),
        EndsBy::FirstTime => since.fell_first.and_then(time_is_set),
        EndsBy::Play => (since.play == Went::On).then_some(CaseEnd::PlayedOn),
    })
}

/// Whether a matter of this kind can come up, or stay, once the game is over on the board.
pub(super) fn outlasts_the_board(matter: &Matter) -> bool {
    !ends_by(matter).contains(&EndsBy::TheBoard)
}

/// What ends each kind of matter, beside a result. Where several do, the first is told.
fn ends_by(matter: &Matter) -> Vec<EndsBy> {
    use EndsBy::Undoing;
    use EndsBy::{
        AgreeingBoards, Clock, FirstTime, LegalPosition, Play, Reply, TheBoard, Time, Touch,
    };
    match matter {
        // 7.5.1: until the end of the game, but for the short rules of rapid and blitz.
        Matter::IllegalMove { .. } => vec![Undoing, TheBoard, Reply(Offence::IllegalMove)],
        Matter::PawnNotReplaced { .. } => {
            vec![Undoing, TheBoard, Reply(Offence::PawnNotReplaced)]
        }
        Matter::PressWithoutMove(_) => vec![Undoing, TheBoard, Reply(Offence::PressWithoutMove)],
        Matter::Observed(Observation::Offence(_, offence)) => {
            vec![Undoing, TheBoard, Reply(*offence)]
        }
        // 4.8; paragraph 17 of 1929.
        Matter::TouchedPiece { .. }
        | Matter::DemandNotMet { .. }
        | Matter::OtherNewPiece { .. } => vec![Undoing, TheBoard, Touch],
        // What was made goes before what was sealed, a mate too, until it is answered (I.1.1).
        Matter::OtherMoveSealed { .. } => vec![Undoing, Play],
        // What was sealed answers a position that does not stand any more.
        Matter::SealedMove { .. } | Matter::SealUnreadable(_) => vec![Undoing, TheBoard],
        // 9.5.3 and D.2.4 name no such limit.
        Matter::NotAnnounced { .. } | Matter::WrittenMoveNotPlayed { .. } => {
            vec![Undoing, TheBoard]
        }
        // D.2.9 is for boards that differ. While they do, nobody knows that the game is over.
        Matter::HandAgainstWords { .. }
        | Matter::BoardsDiffer { .. }
        | Matter::BoardsAlike { .. } => {
            vec![Undoing, AgreeingBoards]
        }
        Matter::FlagDown(side) | Matter::MovesMissing { side, .. } => {
            vec![TheBoard, Time(*side)]
        }
        Matter::Observed(Observation::Flag(side)) => vec![TheBoard, Time(*side)],
        Matter::TimeClaim(by) => vec![TheBoard, Time(!*by), FirstTime],
        Matter::BothFlagsDown { .. } => vec![TheBoard, Time(Color::White), Time(Color::Black)],
        // Claims and requests rest on the position in which they were made.
        Matter::DrawClaim { .. }
        | Matter::PerpetualCheckClaim(_)
        | Matter::ChallengeRunOut(_)
        | Matter::IncrementRequest(_)
        | Matter::LastTwoMinutes(..) => vec![Undoing, TheBoard],
        // Nothing to decide but that play goes on (6.11.3).
        Matter::ClaimWithoutTheMove(_) => vec![Undoing, TheBoard, Clock],
        Matter::TimesLost
        | Matter::ResumedTimes(..)
        | Matter::Observed(Observation::FaultyClock) => vec![TheBoard, Clock],
        // Called in one position, the arbiter starts no clock in another (D.2.9, 6.11.3).
        // Somebody may be called to a game that is over.
        Matter::ArbiterCalled(..) => vec![Undoing, Clock],
        // Who plays on has neither resigned nor drawn (5.1.2, 9.1.1).
        Matter::Gesture(..)
        | Matter::AgreementNotAllowed
        | Matter::AgreementAfter
        | Matter::AgreementUnclear
        | Matter::OfferNotAllowed(_)
        | Matter::OfferUnclear(_) => {
            vec![Undoing, TheBoard, Play]
        }
        // The mating move itself may be contested (5.1.1, 4.8).
        Matter::Protest(..) | Matter::GameOver => vec![Undoing],
        // Who resigns to a mate that another case contests leaves it to the arbiter.
        Matter::Resignation(_) => Vec::new(),
        Matter::Observed(Observation::IllegalPosition) => vec![Undoing, TheBoard, LegalPosition],
        Matter::Observed(Observation::Displaced(_)) => vec![Undoing, TheBoard],
        Matter::AssistantMissing(_)
        | Matter::ScoresIncomplete(_)
        | Matter::LateAtResumption { .. }
        | Matter::ClockDoubted { .. }
        | Matter::BothLate(_)
        | Matter::Observed(
            Observation::WrongSetUp
            | Observation::BothFlags
            | Observation::WrongHand(_)
            | Observation::ClockMishandled(_)
            | Observation::UnjustifiedStop(_)
            | Observation::ClockAssistant(_)
            | Observation::ScoreAssistant(_)
            | Observation::LateAtResumption(..)
            | Observation::BoardTurned
            | Observation::ColoursReversed
            | Observation::Late(..)
            | Observation::NobodyRecords
            | Observation::ForbiddenDevice(_),
        ) => vec![TheBoard],
    }
}
