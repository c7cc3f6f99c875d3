//! A player who comes late, to the game or to its resumption, and how late the event or its edition allows. Never
//! knows when anybody came.

use crate::chess::Color;
use crate::clock::Span;
use crate::laws::provisions::LateAtResumption;
use crate::laws::{Edition, Minutes, Rule, Ruling, RulingFact, Verdict};

use super::case::{Effect, Remedy};
use super::endings::ending_so;
use super::game::Game;
use super::intent::{Observation, Points};
use super::matter::Matter;

/// How late a player may come to a resumption in 2009, unless the event says otherwise.
const AN_HOUR: Minutes = Minutes(60);

impl Game {
    /// What follows for a player whom the arbiter saw come late by so many minutes: later than allowed loses, unless
    /// the arbiter decides otherwise (6.7.1). At a resumption a sealed move that ends the game stands (I.10).
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
        let verdict = if is_late { Verdict::Win(!side) } else { Verdict::GoesOn };
        let ruling = Ruling::settled(edition, verdict, [], facts);
        let remedies = if is_late { vec![ending_so(Points::Win(!side))] } else { Vec::new() };
        self.open_seen(observation, [rule], Some(ruling), remedies);
    }

    /// Whoever comes later to the resumption than the edition allows loses (I.10).
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
