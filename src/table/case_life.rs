//! Opens, reports and ends the cases of a game, and reopens them if the event that ended them is undone. The events
//! that end each kind are in `case_end`.

use crate::chess::{ByColor, Color, ending};
use crate::laws::provisions::{EndAgainstTouchMove, WrongArray};
use crate::laws::{self, Mode, Rule, RulingFact, Verdict};

use super::case::{Arose, Case, CaseState, Cause, Effect, Remedy};
use super::case_end::{
    Became, Boards, CaseEnd, ClockRuns, FlagPutUp, HowFinished, InTime, OpponentsNext, Since,
    TurnIs, Went, ended, outlasts_the_board,
};
use super::endings::ending_so;
use super::forced::found_later;
use super::game::{Game, Phase};
use super::intent::{Observation, Points};
use super::matter::Matter;
use super::news::News;
use super::turn::Ply;

/// The event before a review of the cases, beyond what the game itself shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ReviewOccasion {
    /// A fact was taken in.
    AnyFact,
    /// Both boards were compared with the moves.
    BoardsCompared,
    /// The arbiter set the time of a side.
    TimeSet(Color),
}

impl Game {
    /// Opens a case, unless one about the same matter is already open, or the game is over and the matter can no
    /// longer arise.
    pub(super) fn open(
        &mut self,
        matter: Matter,
        rules: impl Into<Vec<Rule>>,
        ruling: Option<laws::Ruling>,
        remedies: Vec<Remedy>,
    ) {
        let turn = self.turn_of(&matter);
        let is_open = self.cases.iter().any(|case| {
            case.is_open()
                && case.matter == matter
                && (case.arose.turn == turn || !may_happen_again(&matter))
        });
        if is_open || !self.may_come_up(&matter) {
            return;
        }
        let number = u32::try_from(self.cases.len()).map_or(u32::MAX, |cases| cases + 1);
        let mut rules = rules.into();
        rules.extend(ruling.iter().flat_map(|ruling| ruling.rules.iter().copied()));
        self.let_the_demander_consider(&remedies);
        let mut seen = Vec::new();
        rules.retain(|rule| {
            let is_new = !seen.contains(rule);
            seen.push(*rule);
            is_new
        });
        self.cases.push(Case {
            number,
            at: self.latest,
            move_number: matter.ply().map(|ply| self.move_number(ply)),
            cause: Cause::Itself,
            arose: Arose { turn, made: self.moves_made() },
            edition: self.setting.edition(),
            matter,
            rules,
            ruling,
            remedies,
            state: CaseState::Open,
        });
        self.news.push(News::CaseOpened(number));
    }

    /// Whether a matter can still arise. A game that is over accepts only what contests its end, and a wrong array,
    /// which 1929 annuls whenever it is found (paragraph 11).
    fn may_come_up(&self, matter: &Matter) -> bool {
        match self.finish() {
            HowFinished::NotYet => true,
            HowFinished::OnTheBoard => outlasts_the_board(matter) || self.annuls_afterwards(matter),
            HowFinished::Declared => self.annuls_afterwards(matter),
        }
    }

    /// Whether a matter annuls a game that is over: a wrong array in 1929 (paragraph 11).
    fn annuls_afterwards(&self, matter: &Matter) -> bool {
        *matter == Matter::Observed(Observation::WrongSetUp)
            && self.setting.edition().parameters().wrong_array == WrongArray::AnnulledWhenever
    }

    /// Whether the last move broke touch-move, the breach can still be claimed, and the edition does not let a game
    /// end this way (5.1.1, 5.2.1; paragraphs 14 and 17 of 1929). Training has no one to claim it.
    pub(super) fn end_is_contested(&self) -> bool {
        let table = self.setting.edition().parameters();
        let ends = self.standing().position().and_then(ending).is_some();
        ends && self.mode == Mode::Tournament
            && table.end_against_touch_move == EndAgainstTouchMove::DoesNotEnd
            && self.cases.iter().any(|case| {
                case.is_open()
                    && case.matter.ply() == Some(self.plies.len())
                    && breaks_touch_move(&case.matter)
            })
    }

    /// Whether the game is finished: by a result, or by the position until the arbiter declares it.
    pub(super) fn finish(&self) -> HowFinished {
        let is_over = |case: &Case| case.is_open() && case.matter == Matter::GameOver;
        match self.phase {
            Phase::Over(_) => HowFinished::Declared,
            _ if self.cases.iter().any(is_over) => HowFinished::OnTheBoard,
            _ => HowFinished::NotYet,
        }
    }

    /// The final result from the position on the board.
    pub(super) fn ended_on_the_board(&self) -> Option<Points> {
        let case = self.cases.iter().find(|c| c.is_open() && c.matter == Matter::GameOver)?;
        case.remedies.iter().rev().flat_map(|remedy| &remedy.effects).find_map(
            |effect| match effect {
                Effect::End(points) => Some(*points),
                _ => None,
            },
        )
    }

    /// The turn that a matter is about: that of its ply; the present one, if something was done in it; or that of the
    /// last move, if the matter rests on the position.
    fn turn_of(&self, matter: &Matter) -> u32 {
        let last = self.plies.last().map_or(self.turn.serial, |ply| ply.serial);
        if let Some(ply) = matter.ply() {
            let index = ply.checked_sub(1).and_then(|index| self.plies.get(index));
            return index.map_or(last, |ply| ply.serial);
        }
        match matter {
            // A claim may be about a move that is not pressed yet.
            Matter::DrawClaim { .. } if self.turn.made.is_some() => self.turn.serial,
            Matter::Observed(Observation::Offence(side, offence)) => {
                self.serial_of(*side, self.ply_in_question(*side, *offence))
            }
            Matter::DrawClaim { .. }
            | Matter::PerpetualCheckClaim(_)
            | Matter::ChallengeRunOut(_)
            | Matter::IncrementRequest(_)
            | Matter::LastTwoMinutes(..)
            | Matter::Protest(..)
            | Matter::GameOver => last,
            _ => self.turn.serial,
        }
    }

    /// The moves made, including one that was not pressed yet; if moves are not heard, those that were pressed.
    pub(super) fn moves_made(&self) -> usize {
        if !self.hears_moves() {
            let pressed = Color::ALL.into_iter().map(|side| self.presses(side)).sum::<u32>();
            return usize::try_from(pressed).unwrap_or(usize::MAX);
        }
        self.plies.len() + usize::from(self.turn.made.is_some())
    }

    /// Ends the cases whose right has lapsed, and reopens those that an end on the board had closed, if the game is
    /// no longer over on the board.
    pub(super) fn review_cases(&mut self, occasion: ReviewOccasion) {
        let finish = self.finish();
        for index in 0..self.cases.len() {
            self.take_up_again(index, finish);
            let Some(case) = self.cases.get(index).filter(|case| case.is_open()) else { continue };
            let since = self.since(case, finish, occasion);
            let number = case.number;
            let annuls =
                self.annuls_afterwards(&case.matter) && self.result() != Some(Points::Annulled);
            let why =
                ended(&case.matter, &since, |offence| self.stands_by(offence)).filter(|_| !annuls);
            match why {
                Some(why) => {
                    self.news.push(News::CaseEnded(number, why));
                    self.close(number, CaseState::Ended(why));
                    if why == CaseEnd::BoardsAgree {
                        // Article 8 deals with differing scores, and they have to be reported.
                        self.check_scores(0);
                    }
                }
                None => {
                    self.narrow(index, since.reply);
                    self.await_one_move(index, since.reply);
                    self.refresh_remedies(index, finish);
                    self.offer_what_was_earlier(index);
                    self.offer_what_was_before_the_flag(index);
                }
            }
        }
        // A breach that can no longer be claimed lets a mate count.
        if self.finish() != finish {
            self.review_cases(ReviewOccasion::AnyFact);
        }
    }

    /// Closes a case. A mate that it had blocked counts now.
    pub(super) fn close(&mut self, number: u32, state: CaseState) {
        let Some(case) = self.cases.iter_mut().find(|case| case.number == number) else { return };
        case.state = state;
        let is_about_the_end = breaks_touch_move(&case.matter);
        let is_left_alone =
            matches!(state, CaseState::Dismissed | CaseState::Ended(CaseEnd::RightLost));
        if is_about_the_end && is_left_alone && self.finish() == HowFinished::NotYet {
            self.check_over();
        }
    }

    /// Adds to a later end of the game the remedies of a case that was open in time, and puts them first while it is
    /// open (5.1.1, 6.8, 7.5.1).
    fn offer_what_was_earlier(&mut self, index: usize) {
        let Some(case) = self.cases.get(index) else { return };
        let comes_after = matches!(case.cause, Cause::After { .. });
        let is_flag = matches!(case.matter, Matter::FlagDown(_) | Matter::MovesMissing { .. });
        if is_flag || case.matter != Matter::GameOver && !comes_after {
            return;
        }
        let last = case.remedies.last().and_then(|remedy| remedy.effects.last());
        let Some(Effect::End(points)) = last else { return };
        let (number, own) = (case.number, ending_so(*points));
        let earlier = self.earlier_case_than(number, *points);
        let cause =
            earlier.as_ref().map_or(Cause::Itself, |earlier| Cause::After { case: earlier.number });
        let rule = earlier.as_ref().and_then(|earlier| earlier.rule);
        let outcomes = earlier.map(|earlier| earlier.outcomes).unwrap_or_default();
        let remedies: Vec<Remedy> = outcomes.into_iter().chain([own]).collect();
        if case.cause == cause && case.remedies == remedies {
            return;
        }
        let rested_on: Vec<Rule> = match &case.ruling {
            Some(ruling) => ruling.rules.clone(),
            None => case.rules.first().copied().into_iter().collect(),
        };
        let Some(case) = self.cases.get_mut(index) else { return };
        (case.cause, case.remedies) = (cause, remedies);
        case.rules = rested_on.into_iter().chain(rule).collect();
        if !self.news.contains(&News::CaseOpened(number)) {
            self.news.push(News::CaseOpened(number));
        }
    }

    fn take_up_again(&mut self, index: usize, finish: HowFinished) {
        if finish == HowFinished::NotYet
            && let Some(case) = self.cases.get_mut(index)
            && case.state == CaseState::Ended(CaseEnd::OnTheBoard)
        {
            case.state = CaseState::Open;
            self.news.push(News::CaseOpened(case.number));
        }
    }

    fn since(&self, case: &Case, finish: HowFinished, occasion: ReviewOccasion) -> Since {
        let Arose { turn, made } = case.arose;
        let place = self.plies.iter().position(|ply| ply.serial == turn);
        let is_kept = place.is_some() || self.turn.serial == turn || !self.hears_moves();
        let agree = occasion == ReviewOccasion::BoardsCompared && self.wrong_squares().is_none();
        let flag = |side| {
            let is_up = self.clock.reading(self.latest).of(side).flag.is_none();
            let put_up = is_up && occasion == ReviewOccasion::TimeSet(side);
            if put_up { FlagPutUp::PutUp } else { FlagPutUp::AsItWas }
        };
        Since {
            finish,
            turn: if is_kept { TurnIs::Kept } else { TurnIs::Undone },
            reply: place.map_or(OpponentsNext::Nothing, |place| self.answer_to(place)),
            standing: if self.outlives_an_end(case) { InTime::Yes } else { InTime::No },
            protest: if self.is_protested(case) { InTime::Yes } else { InTime::No },
            play: if self.moves_made() >= made + 2 { Went::On } else { Went::NoFurther },
            boards: if agree { Boards::Agree } else { Boards::NotCompared },
            position: self.position_became(),
            clock: if self.clock.running().is_some() { ClockRuns::Run } else { ClockRuns::Stand },
            put_up: ByColor { white: flag(Color::White), black: flag(Color::Black) },
            fell_first: case.ruling.iter().flat_map(|ruling| &ruling.facts).find_map(|fact| {
                match fact {
                    RulingFact::FellFirst(side) => Some(*side),
                    _ => None,
                }
            }),
        }
    }

    /// What the opponent has done after a ply, counted from 0.
    pub(super) fn answer_to(&self, ply: usize) -> OpponentsNext {
        if ply + 1 < self.plies.len() || self.turn.made.is_some() {
            OpponentsNext::Moved
        } else if self.turn.touched.is_empty() {
            OpponentsNext::Nothing
        } else {
            OpponentsNext::Touched
        }
    }

    /// A completed move may make an impossible position legal again (A.4.4).
    fn position_became(&self) -> Became {
        let is_completed = |ply: &Ply| ply.completion.is_some();
        let before = self.standing_after(self.plies.len().saturating_sub(1));
        let is_legal = self.standing().position().is_some();
        let became = is_legal && before.position().is_none();
        if became && self.plies.last().is_some_and(is_completed) {
            Became::Legal
        } else {
            Became::Unchanged
        }
    }

    /// If the opponent could demand a move (paragraph 16 of 1929), a touched piece or a reply leaves only the
    /// remedies for an irregular move found later: the position is restored, or the game annulled (16e, 17).
    fn narrow(&mut self, index: usize, reply: OpponentsNext) {
        let Some(case) = self.cases.get_mut(index) else { return };
        let Matter::IllegalMove { ply, .. } = case.matter else { return };
        let demands = case.ruling.as_ref().is_some_and(|was| was.verdict == Verdict::ForcedMove);
        if reply == OpponentsNext::Nothing || !demands {
            return;
        }
        case.ruling = None;
        case.rules = vec![Rule::IrregularFoundLater];
        case.remedies = found_later(ply.saturating_sub(1));
        let number = case.number;
        self.news.push(News::CaseNarrowed(number, Rule::ProtestLost));
        self.news.push(News::CaseOpened(number));
    }

    /// Updates remedies: they start the clock of the side that is to move when they are chosen, and no clock once the
    /// game is over on the board. A written move must be played in the turn of the claim or not at all (9.5.3).
    fn refresh_remedies(&mut self, index: usize, finish: HowFinished) {
        let (side, made) = (self.side_to_run(), self.moves_made());
        let Some(case) = self.cases.get_mut(index) else { return };
        let has_moved = made != case.arose.made;
        let is_claim = matches!(case.matter, Matter::DrawClaim { .. });
        for remedy in &mut case.remedies {
            remedy.effects.retain(|effect| match effect {
                Effect::MustPlay(..) => !(is_claim && has_moved),
                Effect::Resume(_) => finish == HowFinished::NotYet,
                _ => true,
            });
            for effect in &mut remedy.effects {
                if let Effect::Resume(runs) = effect {
                    *runs = side;
                }
            }
        }
        case.remedies.retain(|remedy| !remedy.effects.is_empty());
    }
}

fn breaks_touch_move(matter: &Matter) -> bool {
    matches!(
        matter,
        Matter::TouchedPiece { .. } | Matter::DemandNotMet { .. } | Matter::OtherNewPiece { .. }
    )
}

/// Whether the same observation in two turns makes two cases.
fn may_happen_again(matter: &Matter) -> bool {
    matches!(
        matter,
        Matter::Observed(
            Observation::Offence(..)
                | Observation::Displaced(_)
                | Observation::WrongHand(_)
                | Observation::ClockMishandled(_)
                | Observation::UnjustifiedStop(_)
        )
    )
}
