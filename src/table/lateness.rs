//! A player who comes late, to the game or to its resumption, and how late the event or its edition allows.

use crate::chess::{ByColor, Color};
use crate::clock::Span;
use crate::laws::provisions::LateAtResumption;
use crate::laws::{Edition, Minutes, Rule, Ruling, RulingFact, Verdict};

use super::case::{CaseState, Effect, Remedy};
use super::case_end::CaseEnd;
use super::endings::ending_so;
use super::game::Game;
use super::intent::{Observation, Points};
use super::matter::Matter;
use super::news::News;

/// The latest arrival at a resumption in 2009, unless the event says otherwise.
const AN_HOUR: Minutes = Minutes(60);

impl Game {
    /// The ruling when the arbiter saw a player come late: later than allowed loses, unless the arbiter decides
    /// otherwise (6.7.1). At a resumption a sealed move that ends the game stands (I.10).
    pub(super) fn observe_late(
        &mut self,
        observation: Observation,
        side: Color,
        minutes: u16,
        rule: Rule,
    ) {
        let edition = self.setting.edition();
        if rule.article(edition).is_none() {
            let ruling = Ruling::settled(edition, Verdict::NotRegulated, [], []);
            self.open_seen(observation, [], Some(ruling), Vec::new());
            return;
        }
        let at_resumption = edition.parameters().late_at_resumption.verified();
        let is_an_hour =
            rule == Rule::LateAtResumption && at_resumption == Some(LateAtResumption::OverOneHour);
        let allowed = if is_an_hour { Some(AN_HOUR) } else { self.setting.event.default_time };
        let Some(Minutes(allowed)) = allowed else {
            let remedies = vec![ending_so(Points::Win(!side)), self.go_on()];
            self.open_seen(observation, [rule], Some(left_open(edition)), remedies);
            return;
        };
        let is_late = minutes > allowed;
        let mut facts = vec![RulingFact::AllowedToBeLate(allowed)];
        let sealed = self.envelope().is_some_and(|envelope| envelope.sealed_by == side);
        if sealed && is_late {
            facts.push(RulingFact::SealedMoveStands);
        }
        if is_late && let Some(other) = self.also_late(observation, side, allowed) {
            return self.both_late(observation, other, minutes, rule, allowed);
        }
        let verdict = if is_late { Verdict::Win(!side) } else { Verdict::GoesOn };
        let ruling = Ruling::settled(edition, verdict, [], facts);
        let remedies = if is_late { vec![ending_so(Points::Win(!side))] } else { Vec::new() };
        self.open_seen(observation, [rule], Some(ruling), remedies);
    }

    /// The open case about the other player, who also came too late.
    fn also_late(&self, observation: Observation, side: Color, allowed: u16) -> Option<(u32, u16)> {
        self.cases.iter().filter(|case| case.is_open()).find_map(|case| {
            let minutes = match (&case.matter, observation) {
                (Matter::Observed(Observation::Late(other, minutes)), Observation::Late(..))
                | (
                    Matter::Observed(Observation::LateAtResumption(other, minutes)),
                    Observation::LateAtResumption(..),
                ) if *other != side => *minutes,
                _ => return None,
            };
            (minutes > allowed).then_some((case.number, minutes))
        })
    }

    /// A player who comes too late loses; if both do, neither wins (6.7.1, I.10).
    fn both_late(
        &mut self,
        observation: Observation,
        (number, others): (u32, u16),
        own: u16,
        rule: Rule,
        allowed: u16,
    ) {
        self.close(number, CaseState::Ended(CaseEnd::BothLate(rule)));
        self.news.push(News::CaseEnded(number, CaseEnd::BothLate(rule)));
        let minutes = match observation {
            Observation::Late(Color::White, _) | Observation::LateAtResumption(Color::White, _) => {
                ByColor { white: own, black: others }
            }
            _ => ByColor { white: others, black: own },
        };
        let facts = [RulingFact::AllowedToBeLate(allowed)];
        let ruling = Ruling::settled(self.setting.edition(), Verdict::BothLose, [], facts);
        let remedies = vec![ending_so(Points::BothLose)];
        self.open(Matter::BothLate(minutes), [rule], Some(ruling), remedies);
    }

    /// A player who comes to the resumption later than the edition allows loses (I.10).
    pub(super) fn late_for_the_resumption(&mut self, side: Color, late: Span) {
        let edition = self.setting.edition();
        let (allowed, by_default) = match edition.parameters().late_at_resumption.verified() {
            Some(LateAtResumption::OverOneHour) => (Some(AN_HOUR), None),
            Some(LateAtResumption::OverDefaultTime) => {
                (self.setting.event.default_time, Some(Rule::DefaultTime))
            }
            Some(LateAtResumption::NotRegulated) | None => return,
        };
        let span = |Minutes(minutes)| Span::from_minutes(u64::from(minutes));
        if late <= allowed.map_or(Span::ZERO, span) {
            return;
        }
        let ruling = allowed.is_none().then(|| left_open(edition));
        let rules: Vec<Rule> = [Rule::LateAtResumption].into_iter().chain(by_default).collect();
        let remedies = [Effect::End(Points::Win(!side)), Effect::Resume(side)];
        let remedies = remedies.map(|effect| Remedy { effects: vec![effect] }).to_vec();
        self.open(Matter::LateAtResumption { side, late }, rules, ruling, remedies);
    }
}

/// Neither the event nor the edition says how late a player may come (6.7 of 2014).
fn left_open(edition: Edition) -> Ruling {
    Ruling::settled(edition, Verdict::ArbiterDecides, [], [RulingFact::NoDefaultTime])
}
