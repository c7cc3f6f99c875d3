//! What the arbiter saw at the table, and the case that follows from it.

use crate::chess::Color;
use crate::clock::Span;
use crate::laws::provisions::{
    BoardTurned, ColoursReversed, DevicePenalty, Numbering, UnsupervisedIllegalMove, WrongArray,
};
use crate::laws::{
    self, Effort, MateChance, Offence, Pace, Rule, Ruling, RulingFact, Verdict, mate_chance,
};

use super::case::{Effect, Remedy};
use super::endings::ending_so;
use super::game::Game;
use super::intent::{Observation, Points};
use super::matter::Matter;
use super::news::News;
use super::person::Hearing;
use super::standing::Legality;

/// The customary deduction from a clock if an assistant handles it or keeps the score.
const CUSTOMARY_ADJUSTMENT: Span = Span::from_minutes(10);

impl Game {
    /// Opens the case about an observation of the arbiter.
    pub(super) fn observe(&mut self, observation: Observation) {
        let contests_set_up = matches!(
            observation,
            Observation::WrongSetUp | Observation::BoardTurned | Observation::ColoursReversed
        );
        if contests_set_up && self.set_up_is_settled() {
            let resume = self.go_on();
            let moves = self.setting.edition().parameters().set_up_claims_close_after;
            let settled: Vec<RulingFact> =
                moves.map(RulingFact::SetUpSettled).into_iter().collect();
            let ruling = self.once_begun(Verdict::GoesOn, settled);
            self.open_seen(observation, [Rule::SetUpClaims], ruling, vec![resume]);
            return;
        }
        match observation {
            Observation::Offence(side, offence) => self.observe_offence(side, offence),
            Observation::Flag(side) => self.sees_flag(side),
            Observation::BothFlags => self.sees_both_flags(),
            Observation::Displaced(_) => self.observe_displaced(observation),
            Observation::WrongSetUp => self.observe_wrong_set_up(),
            Observation::IllegalPosition => self.observe_illegal_position(),
            Observation::BoardTurned => self.observe_turned_board(),
            Observation::ColoursReversed => self.observe_colours(),
            Observation::FaultyClock => self.observe_faulty_clock(),
            Observation::Late(side, minutes) => {
                self.observe_late(observation, side, minutes, Rule::DefaultTime);
            }
            Observation::LateAtResumption(side, minutes) => {
                self.observe_late(observation, side, minutes, Rule::LateAtResumption);
            }
            Observation::NobodyRecords if self.nobody_must_record() => {
                let ruling = self.once_begun(Verdict::GoesOn, [RulingFact::NobodyMustRecord]);
                let remedies = vec![self.go_on()];
                self.open_seen(observation, [Rule::NoDutyToRecord], ruling, remedies);
            }
            Observation::NobodyRecords => {
                let rules = [Rule::Recording, Rule::Reconstruction];
                self.open_seen(observation, rules, None, Vec::new());
            }
            Observation::ForbiddenDevice(side) => self.observe_device(side),
            Observation::WrongHand(side) => {
                self.observe_breach(observation, side, Rule::OneHandOnClock);
            }
            Observation::ClockMishandled(side) => {
                self.observe_breach(observation, side, Rule::ClockHandling);
            }
            Observation::UnjustifiedStop(side) => {
                self.observe_breach(observation, side, Rule::UnjustifiedStop);
            }
            Observation::ClockAssistant(side) => {
                self.observe_assistant(observation, side, Rule::ClockAssistant);
            }
            Observation::ScoreAssistant(side) => {
                self.observe_assistant(observation, side, Rule::ScoreAssistant);
            }
        }
    }

    pub(super) fn open_seen(
        &mut self,
        observation: Observation,
        rules: impl Into<Vec<Rule>>,
        ruling: Option<Ruling>,
        remedies: Vec<Remedy>,
    ) {
        self.open(Matter::Observed(observation), rules, ruling, remedies);
    }

    /// Play goes on, after the matter is put right if play has not begun.
    pub(super) fn go_on(&self) -> Remedy {
        Remedy { effects: vec![self.going_on()] }
    }

    fn going_on(&self) -> Effect {
        if self.has_begun() { self.play_on() } else { Effect::PutRight }
    }

    /// What the Laws say of a game that has begun, and why. They do not cover a game that has not: there the error is
    /// simply put right.
    fn once_begun(&self, verdict: Verdict, facts: impl Into<Vec<RulingFact>>) -> Option<Ruling> {
        self.has_begun().then(|| Ruling::settled(self.setting.edition(), verdict, [], facts))
    }

    /// The player puts the pieces back on the own time (7.4.1); in 1929 the committee does it while the clock is
    /// stopped (paragraph 13).
    fn observe_displaced(&mut self, observation: Observation) {
        let fact = match self.setting.edition().parameters().numbering {
            Numbering::Paragraphs => RulingFact::CommitteePutsBack,
            Numbering::Letters | Numbering::Decimal => RulingFact::PutBackOnOwnTime,
        };
        let ruling = self.once_begun(Verdict::GoesOn, [fact]);
        let resume = self.go_on();
        self.open_seen(observation, [Rule::DisplacedPieces], ruling, vec![resume]);
    }

    /// A game that began from a wrong array does not count (7.2.1, paragraph 11 of 1929).
    fn observe_wrong_set_up(&mut self) {
        let fact = match self.setting.edition().parameters().wrong_array {
            WrongArray::AnnulledWhenever => RulingFact::WheneverFound,
            WrongArray::Cancelled => RulingFact::FoundDuringTheGame,
        };
        let ruling = self.once_begun(Verdict::NewGame, [fact]);
        let remedies = vec![ending_so(Points::Annulled)];
        self.open_seen(Observation::WrongSetUp, [Rule::WrongArray], ruling, remedies);
    }

    /// A clock is believed, unless its defect is evident (6.10.1).
    fn observe_faulty_clock(&mut self) {
        self.clock = self.clock.stopped(self.latest);
        let is_regulated = Rule::FaultyClock.article(self.setting.edition()).is_some();
        let fact = match self.setting.edition().parameters().numbering {
            Numbering::Paragraphs => RulingFact::RegisteredTimePutRight,
            Numbering::Letters | Numbering::Decimal => RulingFact::ClockCountsUnlessFaulty,
        };
        let ruling = self.once_begun(Verdict::GoesOn, [fact]).filter(|_| is_regulated);
        let rules = [Rule::FaultyClock, Rule::WrongClockSetting];
        let resume = self.go_on();
        self.open_seen(Observation::FaultyClock, rules, ruling, vec![resume]);
    }

    /// Two hands, or another offence that only an observer can report. It is told again if it is seen again when more
    /// is known of the same move.
    fn observe_offence(&mut self, side: Color, offence: Offence) {
        self.rule_on_seen(side, offence, self.ply_in_question(side, offence));
    }

    /// What was seen before the press is ruled on again once the move of a ply is completed (7.5.4).
    pub(super) fn rule_again_on_seen(&mut self, side: Color, ply: usize) {
        let turn = self.serial_of(side, ply);
        let seen: Vec<Offence> = self
            .cases
            .iter()
            .filter(|case| case.is_open() && case.arose.turn == turn)
            .filter_map(|case| match case.matter {
                Matter::Observed(Observation::Offence(by, offence)) if by == side => Some(offence),
                _ => None,
            })
            .collect();
        for offence in seen {
            self.rule_on_seen(side, offence, ply);
        }
    }

    fn rule_on_seen(&mut self, side: Color, offence: Offence, ply: usize) {
        let charge = self.circumstances(side, offence, ply);
        let (ruling, remedies) = self.charged(side, ply, charge);
        let matter = Matter::Observed(Observation::Offence(side, offence));
        let turn = self.serial_of(side, ply);
        let known = self
            .cases
            .iter_mut()
            .find(|case| case.is_open() && case.matter == matter && case.arose.turn == turn);
        match known {
            Some(case) if case.ruling.as_ref() != Some(&ruling) => {
                case.rules.clone_from(&ruling.rules);
                (case.ruling, case.remedies) = (Some(ruling), remedies);
                self.news.push(News::CaseOpened(case.number));
            }
            Some(_) => {}
            None => self.open(matter, [], Some(ruling), remedies),
        }
    }

    /// An impossible position that the players have not noticed. Under the competition rules it goes back to before
    /// the illegal move (7.5.1); the short rules wait for one more move (A.4.4), but in 2009 the arbiter intervenes,
    /// in rapid alone (A.4c, B.3b).
    fn observe_illegal_position(&mut self) {
        let terms = self.setting.terms();
        let (edition, pace) = (terms.edition, terms.regime.pace);
        let resume = self.go_on();
        let illegal =
            self.plies.iter().rposition(|ply| matches!(ply.made.legality, Legality::Illegal(_)));
        let intervenes =
            edition.parameters().rapid_unsupervised == UnsupervisedIllegalMove::ArbiterRulesOnClaim;
        let ruled = |verdict, facts: &[RulingFact]| Ruling::settled(edition, verdict, [], facts);
        let (rule, ruling, remedies) = if terms.regime.under_competition_rules() {
            match illegal {
                Some(ply) => {
                    let by = self.standing_after(ply).turn();
                    let charge = self.circumstances(by, Offence::IllegalMove, ply);
                    let (ruling, remedies) = self.charged(by, ply, charge);
                    (Rule::IllegalMove, Some(ruling), remedies)
                }
                None => (Rule::IllegalMove, self.ruling_without_the_move(), vec![resume]),
            }
        } else if intervenes && pace == Pace::Blitz {
            let ruling = ruled(Verdict::GoesOn, &[RulingFact::OnlyOnClaim]);
            (Rule::BlitzUnsupervisedIllegal, Some(ruling), vec![resume])
        } else if intervenes {
            let restore = illegal.map(|ply| Remedy { effects: vec![Effect::Restore(ply)] });
            let ruling = ruled(Verdict::ArbiterActs, &[RulingFact::KingsInCheckOrPawnLeft]);
            let remedies = restore.into_iter().chain([resume]).collect();
            (Rule::IllegalPositionSeen, Some(ruling), remedies)
        } else {
            let ruling = ruled(Verdict::GoesOn, &[RulingFact::OneMoreMove]);
            (Rule::IllegalPositionSeen, Some(ruling), vec![resume, ending_so(Points::Draw)])
        };
        self.open_seen(Observation::IllegalPosition, [rule], ruling, remedies);
    }

    /// An illegal position (3.10.3) without a recorded illegal move: the position before it cannot be determined
    /// (7.5.1). The Laws of 1929 have no such rule.
    fn ruling_without_the_move(&self) -> Option<Ruling> {
        let edition = self.setting.edition();
        edition.parameters().illegal_move?;
        let is_defined = Rule::IllegalPosition.article(edition).is_some();
        let mut facts = vec![RulingFact::LastIdentifiablePosition];
        if is_defined {
            facts.insert(0, RulingFact::IllegalPositionIs);
        }
        let mut ruling = self.once_begun(Verdict::GoesOn, facts)?;
        ruling.rules.extend(is_defined.then_some(Rule::IllegalPosition));
        Some(ruling)
    }

    /// The game continues on a board that is placed correctly (7.2.2), or as 1929 rules.
    fn observe_turned_board(&mut self) {
        let remedies = self.remedies_of_turned_board(self.going_on());
        let annuls = |remedy: &Remedy| remedy.effects.contains(&Effect::End(Points::Annulled));
        let (verdict, fact) = match self.setting.edition().parameters().board_turned {
            BoardTurned::Transferred => (Verdict::GoesOn, RulingFact::OnlyTheBoardIsWrong),
            BoardTurned::RestartBeforeBlacksFourth if remedies.iter().all(annuls) => {
                (Verdict::NewGame, RulingFact::BeforeBlacksFourth)
            }
            BoardTurned::RestartBeforeBlacksFourth if remedies.iter().any(annuls) => {
                let fact = match self.hears_moves() {
                    true => RulingFact::AfterBlacksFourth,
                    false => RulingFact::MovesNotHeard,
                };
                (Verdict::Unknown, fact)
            }
            BoardTurned::RestartBeforeBlacksFourth => {
                (Verdict::GoesOn, RulingFact::AfterBlacksFourth)
            }
        };
        let ruling = self.once_begun(verdict, [fact]);
        self.open_seen(Observation::BoardTurned, [Rule::BoardTurned], ruling, remedies);
    }

    /// With fewer than ten moves by each, a new game; otherwise it goes on (7.3).
    fn observe_colours(&mut self) {
        let rule = self.setting.edition().parameters().colours_reversed;
        let few = self.moves_of_each().is_none_or(|made| made.white < 10 && made.black < 10);
        let ruling = match rule {
            ColoursReversed::NotRegulated => None,
            ColoursReversed::Continue => {
                self.once_begun(Verdict::GoesOn, [RulingFact::ArbiterMayRuleOtherwise])
            }
            ColoursReversed::RestartBelowTen if few && !self.hears_moves() => {
                self.has_begun().then(|| self.not_known_here())
            }
            ColoursReversed::RestartBelowTen if few => {
                self.once_begun(Verdict::NewGame, [RulingFact::FewerThanTenMoves])
            }
            ColoursReversed::RestartBelowTen => {
                self.once_begun(Verdict::GoesOn, [RulingFact::TenMovesMade])
            }
        };
        let remedies = match ruling.as_ref().map(|ruling| ruling.verdict) {
            Some(Verdict::NewGame) => vec![ending_so(Points::Annulled)],
            Some(Verdict::Unknown) => vec![ending_so(Points::Annulled), self.go_on()],
            _ => vec![self.go_on()],
        };
        let observation = Observation::ColoursReversed;
        self.open_seen(observation, [Rule::ColoursReversed], ruling, remedies);
    }

    /// A forbidden device loses the game. In 2009 an opponent who cannot mate scores only a draw (12.3b); since 2017
    /// an event may be milder (11.3.2.2).
    fn observe_device(&mut self, side: Color) {
        let edition = self.setting.edition();
        let win = ending_so(Points::Win(!side));
        let (ruling, remedies) = match edition.parameters().device {
            DevicePenalty::NotRegulated => {
                (Some(Ruling::settled(edition, Verdict::NotRegulated, [], [])), Vec::new())
            }
            DevicePenalty::PossessionLoses => (None, vec![win]),
            DevicePenalty::InVenueLoses | DevicePenalty::OnPersonLoses => {
                (None, vec![win, Remedy { effects: vec![Effect::AsTheEventSays] }])
            }
            DevicePenalty::SoundLoses => self.ruling_on_a_sound(side),
        };
        let observation = Observation::ForbiddenDevice(side);
        self.open_seen(observation, [Rule::Device], ruling, remedies);
    }

    fn ruling_on_a_sound(&self, side: Color) -> (Option<Ruling>, Vec<Remedy>) {
        let edition = self.setting.edition();
        let win = ending_so(Points::Win(!side));
        // The text gives the opponent a draw and the offender a loss; some read it as a draw for both.
        let drawn = [Points::HalfForOne(!side), Points::Draw].map(ending_so);
        let chance = self.known_position().map_or(MateChance::Unknown, |position| {
            mate_chance(position, !side, Effort::default())
        });
        match chance {
            MateChance::Possible(_) => {
                let ruling = Ruling::settled(
                    edition,
                    Verdict::Win(!side),
                    [],
                    [RulingFact::OpponentCanMate],
                );
                (Some(ruling), vec![win])
            }
            MateChance::Impossible(reason) => {
                let facts = [RulingFact::OpponentCannotMate, RulingFact::WhyNoMate(reason)];
                let ruling = Ruling::settled(edition, Verdict::OffenderLoses, [], facts);
                (Some(ruling), drawn.to_vec())
            }
            MateChance::Unknown => {
                let ruling = Ruling::settled(edition, Verdict::OffenderLosesUnlessNoMate, [], []);
                (Some(ruling), [win].into_iter().chain(drawn).collect())
            }
        }
    }

    /// An offence without a penalty of its own: the sanctions of 12.9.
    fn observe_breach(&mut self, observation: Observation, side: Color, rule: Rule) {
        let ruling = laws::breach(self.setting.edition(), rule);
        let remedies = match ruling.verdict {
            Verdict::NotRegulated => Vec::new(),
            _ => vec![Remedy { effects: vec![Effect::Warn(side), self.going_on()] }],
        };
        self.open_seen(observation, [], Some(ruling), remedies);
    }

    /// The clock is adjusted in an equitable way, by custom ten minutes less, but not for a disabled player (6.2.6,
    /// 8.1.6).
    fn observe_assistant(&mut self, observation: Observation, side: Color, rule: Rule) {
        let edition = self.setting.edition();
        let is_deaf = self.setting.players.get(side).hearing == Hearing::Deaf;
        let resume = self.go_on();
        let (ruling, remedies) = if rule.article(edition).is_none() {
            (Some(Ruling::settled(edition, Verdict::NotRegulated, [], [])), Vec::new())
        } else if rule == Rule::ScoreAssistant && self.nobody_must_record() {
            let facts = [RulingFact::NobodyMustRecord];
            (Some(Ruling::settled(edition, Verdict::NoAdjustment, [], facts)), vec![resume])
        } else if self.setting.is_blind(side) || is_deaf {
            let facts = [RulingFact::IsDisabled(side)];
            (Some(Ruling::settled(edition, Verdict::NoAdjustment, [], facts)), vec![resume])
        } else {
            let take = Remedy { effects: vec![Effect::Take(side, CUSTOMARY_ADJUSTMENT)] };
            (None, vec![take, resume])
        };
        self.open_seen(observation, [rule], ruling, remedies);
    }

    /// In rapid and blitz without supervision the set-up can no longer be contested after a number of moves by each
    /// (A.4.1.2).
    fn set_up_is_settled(&self) -> bool {
        let table = self.setting.edition().parameters();
        !self.setting.terms().regime.under_competition_rules()
            && table
                .set_up_claims_close_after
                .zip(self.moves_of_each())
                .is_some_and(|(moves, made)| made.white.min(made.black) >= usize::from(moves))
    }
}
