//! Claims, observations and protests made in time survive a later mate, agreement, resignation or touch (6.8, 6.9,
//! 7.5.1, 4.8). Finds the open case that goes first and what it offers; the arbiter chooses.

use crate::chess::Color;
use crate::laws::{Mode, Rule, Verdict};

use super::case::{Case, Cause, Effect, Remedy};
use super::endings::ending_so;
use super::game::Game;
use super::intent::{Complaint, Observation, Points};
use super::matter::Matter;
use super::news::News;

/// An open case that takes precedence over a later end of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct EarlierCase {
    pub(super) number: u32,
    pub(super) rule: Option<Rule>,
    /// Its outcomes, the right one first.
    pub(super) outcomes: Vec<Remedy>,
}

impl Game {
    /// The first open case that was in time and contradicts this end of the game. `None` in training, which has no
    /// arbiter.
    pub(super) fn earlier_case(&self, points: Points) -> Option<EarlierCase> {
        self.earlier_case_than(u32::MAX, points)
    }

    /// As `earlier_case`, among cases with lower numbers than this one.
    pub(super) fn earlier_case_than(&self, later: u32, points: Points) -> Option<EarlierCase> {
        self.earlier_case_of(later, points, |_| true)
    }

    /// As above, among cases of one kind.
    fn earlier_case_of(
        &self,
        later: u32,
        points: Points,
        is_of_the_kind: impl Fn(&Case) -> bool,
    ) -> Option<EarlierCase> {
        if self.mode == Mode::Training {
            return None;
        }
        let end = Effect::End(points);
        let says_the_same =
            |outcomes: &[Remedy]| outcomes.iter().all(|remedy| remedy.effects.contains(&end));
        self.cases
            .iter()
            .filter(|case| case.number < later && case.is_open() && self.outlives_an_end(case))
            .filter(|case| is_of_the_kind(case))
            .find_map(|case| {
                let outcomes = outcomes(case);
                // For an offender who loses in any case, there is nothing to go back for.
                let is_moot =
                    offender(&case.matter).is_some_and(|side| points == Points::Win(!side));
                let contradicts = !outcomes.is_empty() && !is_moot && !says_the_same(&outcomes);
                let rule = nearest_rule(case);
                contradicts.then_some(EarlierCase { number: case.number, rule, outcomes })
            })
    }

    /// A fallen flag does not end a game with an earlier open case: that case is offered first while it is open (6.9,
    /// 7.5.1, 9.5.2).
    pub(super) fn offer_what_was_before_the_flag(&mut self, index: usize) {
        let Some(case) = self.cases.get(index).filter(|case| is_about_one_flag(&case.matter))
        else {
            return;
        };
        let before = match case.cause {
            Cause::After { case: number } => self.cases.iter().find(|case| case.number == number),
            _ => None,
        };
        let (offered, named) =
            (before.map(outcomes).unwrap_or_default(), before.and_then(nearest_rule));
        let own: Vec<Remedy> =
            case.remedies.iter().filter(|remedy| !offered.contains(remedy)).cloned().collect();
        let ends = own.iter().flat_map(|remedy| &remedy.effects).find_map(|effect| match effect {
            Effect::End(points) => Some(*points),
            _ => None,
        });
        let Some(points) = ends else { return };
        let earlier =
            self.earlier_case_of(case.number, points, |case| !is_about_time(&case.matter));
        let cause =
            earlier.as_ref().map_or(Cause::Itself, |earlier| Cause::After { case: earlier.number });
        let rule = earlier.as_ref().and_then(|earlier| earlier.rule);
        let outcomes = earlier.map(|earlier| earlier.outcomes).unwrap_or_default();
        let remedies: Vec<Remedy> = outcomes.into_iter().chain(own).collect();
        if case.cause == cause && case.remedies == remedies {
            return;
        }
        let number = case.number;
        let Some(case) = self.cases.get_mut(index) else { return };
        (case.cause, case.remedies) = (cause, remedies);
        let own_rules = case.ruling.as_ref().map(|ruling| ruling.rules.clone()).unwrap_or_default();
        case.rules.retain(|rule| Some(*rule) != named || own_rules.contains(rule));
        if let Some(rule) = rule.filter(|rule| !case.rules.contains(rule)) {
            case.rules.push(rule);
        }
        if !self.news.contains(&News::CaseOpened(number)) {
            self.news.push(News::CaseOpened(number));
        }
    }

    /// Opens the case of a later end, which offers the outcomes of the earlier case first.
    pub(super) fn open_after(
        &mut self,
        matter: Matter,
        rules: Vec<Rule>,
        earlier: EarlierCase,
        points: Points,
    ) {
        let remedies: Vec<Remedy> =
            earlier.outcomes.into_iter().chain([ending_so(points)]).collect();
        let opened = self.cases.len();
        self.open(matter, rules, None, remedies);
        if let Some(case) = self.cases.get_mut(opened) {
            case.cause = Cause::After { case: earlier.number };
        }
    }

    /// Whether a case stays open after a later mate, agreement or resignation: it was in time, and decides how the
    /// game ends or from where it goes on.
    pub(super) fn outlives_an_end(&self, case: &Case) -> bool {
        let is_of_the_kind = match &case.matter {
            Matter::FlagDown(_)
            | Matter::BothFlagsDown { .. }
            | Matter::MovesMissing { .. }
            | Matter::TimeClaim(_)
            | Matter::DrawClaim { .. }
            | Matter::PerpetualCheckClaim(_)
            | Matter::ChallengeRunOut(_)
            | Matter::LastTwoMinutes(..)
            | Matter::Resignation(_)
            | Matter::SealUnreadable(_)
            | Matter::SealedMove { .. }
            | Matter::IllegalMove { .. }
            | Matter::PawnNotReplaced { .. }
            | Matter::PressWithoutMove(_)
            | Matter::WrittenMoveNotPlayed { .. }
            | Matter::Observed(
                Observation::Offence(..)
                | Observation::Flag(_)
                | Observation::WrongSetUp
                | Observation::BoardTurned
                | Observation::ColoursReversed
                | Observation::IllegalPosition
                | Observation::ForbiddenDevice(_)
                | Observation::Late(..),
            ) => true,
            Matter::TouchedPiece { .. }
            | Matter::DemandNotMet { .. }
            | Matter::OtherNewPiece { .. } => self.is_protested(case),
            _ => false,
        };
        is_of_the_kind && !outcomes(case).is_empty()
    }

    /// Whether the opponent protested against a breach of touch-move in time: a later touch does not take the right
    /// away (4.8).
    pub(super) fn is_protested(&self, breach: &Case) -> bool {
        self.cases.iter().any(|case| {
            let is_in_time =
                case.ruling.as_ref().is_none_or(|ruling| ruling.verdict != Verdict::ProtestLost);
            case.is_open()
                && is_in_time
                && case.number > breach.number
                && matches!(case.matter, Matter::Protest(_, Complaint::TouchedPiece))
        })
    }
}

/// Whether a case is about time that ran out for one side.
fn is_about_one_flag(matter: &Matter) -> bool {
    matches!(matter, Matter::FlagDown(_) | Matter::MovesMissing { .. })
}

/// Whether a case is about time that ran out.
fn is_about_time(matter: &Matter) -> bool {
    is_about_one_flag(matter)
        || matches!(
            matter,
            Matter::BothFlagsDown { .. }
                | Matter::TimeClaim(_)
                | Matter::Observed(Observation::Flag(_))
        )
}

/// The remedies that end the game or undo a move. Remedies that only let play go on are left out: play has ended.
fn outcomes(case: &Case) -> Vec<Remedy> {
    let goes_on = case.ruling.as_ref().is_some_and(|ruling| {
        matches!(ruling.verdict, Verdict::GoesOn | Verdict::MoveStands | Verdict::ClaimWrong(_))
    });
    if goes_on {
        return Vec::new();
    }
    let decides = |remedy: &&Remedy| {
        remedy.effects.iter().any(|effect| match effect {
            Effect::End(_) | Effect::AsTheEventSays => true,
            Effect::Restore(_) | Effect::Queen(_) => {
                !matches!(case.matter, Matter::PressWithoutMove(_))
            }
            _ => false,
        })
    };
    case.remedies.iter().filter(decides).cloned().collect()
}

/// Who broke a rule of the moves.
fn offender(matter: &Matter) -> Option<Color> {
    match matter {
        Matter::IllegalMove { by, .. }
        | Matter::PawnNotReplaced { by, .. }
        | Matter::PressWithoutMove(by)
        | Matter::WrittenMoveNotPlayed { by, .. }
        | Matter::TouchedPiece { by, .. }
        | Matter::DemandNotMet { by, .. }
        | Matter::OtherNewPiece { by, .. }
        | Matter::Observed(Observation::Offence(by, _)) => Some(*by),
        _ => None,
    }
}

/// The rule named for a case besides that of the later end.
fn nearest_rule(case: &Case) -> Option<Rule> {
    match case.matter {
        Matter::FlagDown(_)
        | Matter::BothFlagsDown { .. }
        | Matter::MovesMissing { .. }
        | Matter::TimeClaim(_)
        | Matter::Observed(Observation::Flag(_)) => Some(Rule::FlagFallen),
        Matter::DrawClaim { .. } => Some(Rule::ClaimCorrect),
        Matter::IllegalMove { .. } | Matter::PawnNotReplaced { .. } => Some(Rule::IllegalMove),
        _ => case.rules.first().copied(),
    }
}
