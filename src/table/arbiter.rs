//! The arbiter's acts on a game: the clock, restored positions, settled cases, declared results.

use shakmaty::Role;

use crate::chess::{ClaimedMove, Color, Refusal, Square};
use crate::clock::{Going, Span, TimeMode as ClockMode};
use crate::laws::Rule;
use crate::laws::provisions::Provision;

use super::case::{CaseState, Effect, Remedy};
use super::case_life::ReviewOccasion;
use super::game::{Consent, Game, Phase};
use super::intent::ArbiterAct;
use super::matter::Matter;
use super::news::News;
use super::person::{Assistance, Hearing};
use super::restoring::continued;
use super::seal::Seal;
use super::standing::Legality;
use super::turn::Ply;

impl Game {
    pub(super) fn arbiter_acts(&mut self, act: &ArbiterAct) {
        let at = self.latest;
        match act {
            ArbiterAct::Starts => self.start_clock(Color::White),
            ArbiterAct::StartsFor(side) => self.start_clock(*side),
            ArbiterAct::Stops => self.clock = self.clock.stopped(at),
            ArbiterAct::Resumes(side) => self.resume(side.unwrap_or(self.side_to_run())),
            ArbiterAct::SetsTime(side, span) => {
                self.clock = self.clock.with_time(*side, *span, at);
                self.review_cases(ReviewOccasion::TimeSet(*side));
            }
            ArbiterAct::SetsMoves(side, moves) => {
                self.clock = self.clock.with_moves(*side, *moves, at);
            }
            ArbiterAct::Gives(side, span) => self.give(*side, *span),
            ArbiterAct::Takes(side, span) => {
                self.clock = self.clock.with_time_taken(*side, *span, at);
            }
            ArbiterAct::Reconstructs(moves) => self.reconstructs(*moves),
            ArbiterAct::Restores(plies) => self.restored(*plies),
            ArbiterAct::Audits(side) => self.begin_audit(*side),
            ArbiterAct::CorrectsBoard(side) => self.correct_board(*side),
            ArbiterAct::Settles { case, remedy } => self.settle(*case, *remedy),
            ArbiterAct::Dismisses(case) => self.close(*case, CaseState::Dismissed),
            ArbiterAct::Observes(observation) => self.observe(*observation),
            ArbiterAct::AsksToSeal => self.ask_to_seal(Span::ZERO),
            ArbiterAct::AsksToSealEarly(early) => self.ask_to_seal(*early),
            ArbiterAct::AsksNoLongerToSeal => self.ask_no_longer_to_seal(),
            ArbiterAct::SeesEnvelope(side) => self.seal(*side, None),
            ArbiterAct::ReadsSealedMove(said) => self.read_sealed_move(said),
            ArbiterAct::Adjourns { resumption } => self.adjourn(resumption),
            ArbiterAct::TakesUp(how) => self.take_up(how),
            ArbiterAct::Declares(points) => self.end(*points),
            ArbiterAct::SwitchesMode(mode) => {
                self.mode = *mode;
                // A tournament that restarts is sealed again.
                if self.seal == Seal::Opened {
                    self.seal = Seal::Open;
                }
            }
            ArbiterAct::SealsDevice => self.seal = Seal::Sealed { away: 0 },
            ArbiterAct::OpensDevice => {
                if let Seal::Sealed { away } = self.seal {
                    self.news.push(News::DeviceOpened { away });
                }
                self.seal = Seal::Opened;
            }
            ArbiterAct::ConsentsToDraw => self.consent = Consent::Given,
            ArbiterAct::AsksForCapabilities
            | ArbiterAct::AsksForReport
            | ArbiterAct::Sanctions(..) => {}
        }
    }

    fn start_clock(&mut self, side: Color) {
        if self.clock.going() == Going::NotStarted {
            self.clock = self.clock.resumed(side, self.latest);
        }
        self.check_assistants();
    }

    /// Against a deaf opponent a blind player must have an assistant (D.2.11).
    fn check_assistants(&mut self) {
        if self.setting.edition().parameters().assistant_against_deaf == Provision::Absent {
            return;
        }
        for side in [Color::White, Color::Black] {
            let players = &self.setting.players;
            let lacks = self.setting.is_blind(side)
                && players.get(side).assistance == Assistance::Alone
                && players.get(!side).hearing == Hearing::Deaf;
            if lacks {
                let rules = [Rule::OpponentsAssistant];
                self.open(Matter::AssistantMissing(side), rules, None, Vec::new());
            }
        }
    }

    /// Starts the clock of a side; a device without a clock leaves that to another one. In a resting game no clock
    /// runs before the resumption.
    pub(super) fn resume(&mut self, side: Color) {
        if !self.runs_clock() || self.is_at_rest() {
            return;
        }
        self.clock = match self.clock.going() {
            Going::NotStarted if side == Color::White => self.clock.started(self.latest),
            _ => self.clock.stopped(self.latest).resumed(side, self.latest),
        };
    }

    fn give(&mut self, side: Color, span: Span) {
        self.clock = self.clock.with_time_given(side, span, self.latest);
        self.news.push(News::TimeGiven(side, span));
    }

    fn correct_board(&mut self, side: Color) {
        let right = self.standing().board();
        self.boards.get_mut(side).is_set_up(right);
        self.audit = None;
        if let Some(made) = self.turn.made.as_mut().filter(|_| self.turn.by == side) {
            // The hand's move is corrected with the board.
            made.hand = None;
            let (claim, variant) = (made.said.claim, self.start.variant());
            self.boards.get_mut(side).says(side, variant, &claim);
        }
        self.review_cases(ReviewOccasion::BoardsCompared);
    }

    fn settle(&mut self, number: u32, remedy: usize) {
        let Some(case) = self.cases.iter().find(|case| case.number == number) else { return };
        let chosen = remedy.checked_sub(1).and_then(|index| case.remedies.get(index));
        let Some(Remedy { effects }) = chosen.cloned() else { return };
        self.close(number, CaseState::Settled(remedy));
        for effect in &effects {
            self.carry_out(effect);
        }
        for effect in &effects {
            if let Effect::Count { against, .. } = effect {
                self.recount(*against);
            }
        }
        // A difference that arose while the case was open is a separate case.
        if *self.phase() == Phase::Playing {
            self.check_boards();
        }
    }

    fn carry_out(&mut self, effect: &Effect) {
        match effect {
            Effect::Restore(plies) => {
                self.restored(*plies);
                if self.clock.running().is_some_and(|running| running != self.turn.by) {
                    self.resume(self.turn.by);
                }
            }
            Effect::Demand(side, demanded) => {
                if self.turn.by == *side {
                    self.turn.touched.clear();
                    self.turn.demanded = demanded.squares();
                }
            }
            Effect::PlaySealed(side, said) => self.play_sealed(*side, said),
            Effect::Seal(side, said) => self.seal_instead(*side, said),
            Effect::Mirror => self.mirror(),
            // The position is set up on a correctly placed board, for both (7.2.2).
            Effect::Transfer => {
                self.correct_board(Color::White);
                self.correct_board(Color::Black);
            }
            Effect::PutRight => {}
            Effect::Queen(square) => self.make_queen(*square),
            Effect::Count { against, offence, turn } => {
                self.offences.get_mut(*against).add(self.setting.edition(), *offence, *turn);
            }
            Effect::Give(side, span) => self.give(*side, *span),
            Effect::NextPeriod(side) => {
                self.clock = self.clock.with_next_period(*side, self.latest);
            }
            Effect::FiveSeconds => {
                let mode = ClockMode::Fischer(Span::from_seconds(5));
                self.clock = self.clock.with_mode(mode, self.latest);
            }
            Effect::CorrectBoard(side, _) => self.correct_board(*side),
            Effect::MustPlay(side, said) => {
                // The written move takes precedence over pieces touched for a wrong one.
                self.touched_by_mut(*side).clear();
                self.bound = Some((*side, said.clone()));
            }
            Effect::End(points) => self.end(*points),
            Effect::Resume(side) => self.resume(*side),
            Effect::Take(side, span) => {
                self.clock = self.clock.with_time_taken(*side, *span, self.latest);
            }
            Effect::RestoreByHand(by) => {
                if self.waits_for_resumption() {
                    self.void_the_seal(*by);
                }
                if self.clock.running().is_some_and(|running| running != *by) {
                    self.resume(*by);
                }
            }
            Effect::LetPlayGoOn
            | Effect::Postpone
            | Effect::WarnBoth
            | Effect::Warn(_)
            | Effect::AsTheEventSays
            | Effect::Consent => {}
        }
    }

    /// Replaces the pawn left on the last rank with a queen (7.5.2), whatever has been played since: no earlier
    /// position is restored.
    fn make_queen(&mut self, square: Square) {
        let is_left = |ply: &Ply| {
            let left = Refusal::PromotionMissing { at: square };
            matches!(&ply.made.legality, Legality::Illegal(refusal) if *refusal == left)
        };
        let Some(index) = self.plies.iter().rposition(is_left) else { return };
        let Some(ply) = self.plies.get_mut(index) else { return };
        let ClaimedMove::Step(step) = &mut ply.made.said.claim else { return };
        step.promotion = Some(Role::Queen);
        let (mover, said) = (ply.by, ply.made.said.clone());
        let (copied, has_followed) = (!ply.copying.is_nothing(), index + 1 < self.plies.len());
        self.judge_again_from(index);
        let has_followed = has_followed || self.turn.made.is_some();
        self.correct_board(mover);
        self.scores.get_mut(mover).write(index, said.clone());
        if copied || has_followed {
            self.correct_board(!mover);
            self.scores.get_mut(!mover).write(index, said);
        }
    }

    /// Judges the moves from this index on again, each from the position before it.
    fn judge_again_from(&mut self, index: usize) {
        for at in index..self.plies.len() {
            let standing = self.standing_after(at).clone();
            let Some(ply) = self.plies.get_mut(at) else { return };
            let claim = ply.made.said.claim;
            ply.made.legality = standing.judge(&claim);
            ply.made.after = standing.after(&claim, &ply.made.legality);
        }
        if let Some(made) = self.turn.made.take() {
            self.turn.made = Some(self.judged(&made.said, made.hand, made.announced));
        }
        let line = self.line_from_the_start();
        self.history = self
            .plies
            .iter()
            .fold(line, |line, ply| continued(line, &ply.made.legality, &ply.made.after));
    }

    /// Whether an act of the arbiter would give the game its result.
    #[must_use]
    pub fn is_ended_by(&self, act: &ArbiterAct) -> bool {
        match act {
            ArbiterAct::Declares(_) => true,
            ArbiterAct::Settles { case, remedy } => self
                .cases
                .iter()
                .find(|known| known.number == *case && known.is_open())
                .and_then(|case| case.remedies.get(remedy.checked_sub(1)?))
                .is_some_and(|chosen| {
                    chosen.effects.iter().any(|effect| matches!(effect, Effect::End(_)))
                }),
            _ => false,
        }
    }

    /// Whether the game is neither over nor interrupted.
    #[must_use]
    pub fn is_played(&self) -> bool {
        self.phase == Phase::Playing
    }
}
