//! The events that end cases of each kind without the arbiter: the right has lapsed, or nothing is left to decide.
//! The cases themselves are closed in [`case_life`](super::case_life).

use crate::chess::{ByColor, Color};
use crate::laws::{Offence, Rule};

use super::intent::Observation;
use super::matter::Matter;

/// Why a case ended although the arbiter neither settled nor dismissed it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaseEnd {
    /// An earlier position was restored (7.5.1, D.2.9).
    Undone,
    /// The result was declared or agreed.
    WithTheGame,
    /// The game is over on the board, by mate, stalemate or otherwise (5.1.1, 5.2, 9.6).
    OnTheBoard,
    /// The opponent has made the next move, and by this rule the illegal move stands (A.4.2, B.3c of 2009).
    MoveStands(Rule),
    /// The opponent has touched a piece or moved, and can no longer complain (4.8, paragraph 17 of 1929).
    RightLost,
    /// The boards agree again.
    BoardsAgree,
    /// A completed move has made the position legal again (A.4.4).
    LegalAgain,
    /// The clock runs again, and nothing else was to be decided.
    ClockRuns,
    /// The arbiter has set the time, and the flag is up.
    TimeSet,
    /// Both have gone on playing.
    PlayedOn,
    /// The other flag is down too, and by this rule that is a different case (III.3.1, A.4.3).
    BothFlags(Rule),
    /// The other player also came too late, so that both lose by this rule (6.7.1).
    BothLate(Rule),
}

/// An event that ends cases of some kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum EndsBy {
    /// The turn that it is about is undone.
    Undoing,
    /// The end of the game on the board.
    TheBoard,
    /// The opponent's next move, if a short rule lets an illegal move stand.
    Reply(Offence),
    /// The opponent's next touch (4.8).
    Touch,
    /// Boards that agree.
    AgreeingBoards,
    /// A legal position after an illegal one.
    LegalPosition,
    /// A running clock.
    Clock,
    /// The time of this side, set by the arbiter.
    Time(Color),
    /// The time of the side whose flag the ruling says fell first, set by the arbiter.
    FirstTime,
    /// Another move by each.
    Play,
}

/// What has happened since a case arose, as far as it may end the case.
#[derive(Debug, Clone, Copy)]
pub(super) struct Since {
    pub finish: HowFinished,
    pub turn: TurnIs,
    pub reply: OpponentsNext,
    /// Whether its claim was in time to survive a later end of the game.
    pub standing: InTime,
    /// Whether the opponent protested in time.
    pub protest: InTime,
    /// Whether each side has made another move.
    pub play: Went,
    pub boards: Boards,
    pub position: Became,
    pub clock: ClockRuns,
    /// The flags that an act of the arbiter has just put up.
    pub put_up: ByColor<FlagPutUp>,
    /// The side whose flag fell first, if the ruling rests on it.
    pub fell_first: Option<Color>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HowFinished {
    NotYet,
    OnTheBoard,
    Declared,
}

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

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ClockRuns {
    Run,
    Stand,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum FlagPutUp {
    #[default]
    AsItWas,
    PutUp,
}

/// Why a case about this matter is over, if it is. The rule by which an illegal move stands after the reply is
/// requested only if the matter depends on it.
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

/// Whether a matter of this kind can arise, or stay open, after the game has ended on the board.
pub(super) fn outlasts_the_board(matter: &Matter) -> bool {
    !ends_by(matter).contains(&EndsBy::TheBoard)
}

/// The events that end each kind of matter, besides a result. If several apply, the first is told.
fn ends_by(matter: &Matter) -> Vec<EndsBy> {
    use EndsBy::Undoing;
    use EndsBy::{
        AgreeingBoards, Clock, FirstTime, LegalPosition, Play, Reply, TheBoard, Time, Touch,
    };
    match matter {
        // 7.5.1: until the end of the game, except for the short rules of rapid and blitz.
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
        // The move made, even a mate, takes precedence over the sealed one, until it is answered (I.1.1).
        Matter::OtherMoveSealed { .. } => vec![Undoing, Play],
        // The sealed move belonged to a position that was replaced.
        Matter::SealedMove { .. } | Matter::SealUnreadable(_) => vec![Undoing, TheBoard],
        // 9.5.3 and D.2.4 set no such limit.
        Matter::NotAnnounced { .. } | Matter::WrittenMoveNotPlayed { .. } => {
            vec![Undoing, TheBoard]
        }
        // D.2.9 covers boards that differ. Until they agree, it is not known that the game is over.
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
        // The only decision is that play goes on (6.11.3).
        Matter::ClaimWithoutTheMove(_) => vec![Undoing, TheBoard, Clock],
        Matter::TimesLost
        | Matter::ResumedTimes(..)
        | Matter::Observed(Observation::FaultyClock) => vec![TheBoard, Clock],
        // A call in one position does not make the arbiter start a clock in another (D.2.9, 6.11.3). The arbiter may
        // also be called after the end of a game.
        Matter::ArbiterCalled(..) => vec![Undoing, Clock],
        // A player who plays on has neither resigned nor agreed to a draw (5.1.2, 9.1.1).
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
        // A resignation to a mate that another case contests is left to the arbiter.
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
