//! A claim of the last two minutes whose decision the arbiter postponed (III.5.2, 10.2b of 2009): it is due when a
//! flag has fallen.

use crate::chess::Color;
use crate::laws::{Rule, Ruling, RulingFact};

use super::case::{Case, CaseState, Effect, Remedy};
use super::endings::ending_so;
use super::game::Game;
use super::intent::Points;
use super::matter::Matter;

impl Game {
    /// Who claimed in the last two minutes and has no decision yet, the first claim first.
    fn postponed_claims(&self) -> Vec<Color> {
        let mut claimants = Vec::new();
        for by in self.cases.iter().filter_map(claim_that_waits) {
            if !claimants.contains(&by) {
                claimants.push(by);
            }
        }
        claimants
    }

    /// Opens a case about a side's time. If a claim waits for its decision, the draw is among the remedies, and the
    /// arbiter is reminded.
    pub(super) fn open_on_time(
        &mut self,
        matter: Matter,
        ruling: Option<Ruling>,
        mut remedies: Vec<Remedy>,
    ) {
        let (claims, drawn) = (self.postponed_claims(), ending_so(Points::Draw));
        let mut rules = vec![Rule::FlagFallen];
        if !claims.is_empty() {
            rules.push(Rule::LastTwoMinutes);
            if !remedies.contains(&drawn) {
                remedies.push(drawn);
            }
        }
        let reminded = |ruling: Ruling| {
            claims.iter().fold(ruling, |ruling, by| ruling.with(RulingFact::ClaimPostponed(*by)))
        };
        let opened = self.cases.len();
        self.open(matter, rules, ruling.map(reminded), remedies);
        self.offer_what_was_before_the_flag(opened);
    }
}

/// Whose claim a case is, if its decision was postponed.
fn claim_that_waits(case: &Case) -> Option<Color> {
    let (Matter::LastTwoMinutes(by, _), CaseState::Settled(with)) = (&case.matter, case.state)
    else {
        return None;
    };
    let chosen = case.remedies.get(with.checked_sub(1)?)?;
    chosen.effects.contains(&Effect::Postpone).then_some(*by)
}
