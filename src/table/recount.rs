//! Updates the open cases of a player when one more illegal move counts: the second costs more than the first
//! (7.5.5), in whatever order they are settled.

use crate::chess::Color;
use crate::laws::{Offence, OpponentReply, Ruling, RulingFact};

use super::case::{Case, Cause, Effect, Remedy};
use super::case_end::OpponentsNext;
use super::game::Game;
use super::intent::Observation;
use super::matter::Matter;
use super::news::News;

impl Game {
    /// Rules again on the open cases of a side whose number of offences has changed, and reports them.
    pub(super) fn recount(&mut self, side: Color) {
        for index in 0..self.cases.len() {
            let Some((ruling, remedies)) = self.recounted(index, side) else { continue };
            let Some(case) = self.cases.get_mut(index) else { continue };
            (case.ruling, case.remedies) = (Some(ruling), remedies);
            self.news.push(News::CaseOpened(case.number));
        }
    }

    /// The new ruling on a case of this side, if it has changed.
    fn recounted(&self, index: usize, side: Color) -> Option<(Ruling, Vec<Remedy>)> {
        let case = self.cases.get(index).filter(|case| case.is_open())?;
        let offence = offence_of(case, side)?;
        let nth = |ruling: &Ruling| {
            ruling.facts.iter().find_map(|fact| match fact {
                RulingFact::Nth(nth) => Some(*nth),
                _ => None,
            })
        };
        let told = case.ruling.as_ref().and_then(nth)?;
        let place = self.plies.iter().position(|ply| ply.serial == case.arose.turn);
        let reply = match place.map(|place| self.answer_to(place)) {
            Some(OpponentsNext::Moved) => OpponentReply::Made,
            _ => OpponentReply::NotYet,
        };
        let ply = place.unwrap_or(self.plies.len());
        let (ruling, mut remedies) = self.charge(side, offence, ply, reply);
        if let Cause::WrongBoard { .. } = case.cause {
            remedies.push(Remedy { effects: vec![Effect::Restore(ply)] });
        }
        let says_the_same = match nth(&ruling) {
            Some(nth) => nth == told,
            None => !ruling.facts.contains(&RulingFact::CountedWithThisMove),
        };
        (!says_the_same).then_some((ruling, remedies))
    }
}

/// The offence of a side that a case is about.
fn offence_of(case: &Case, side: Color) -> Option<Offence> {
    match case.matter {
        Matter::IllegalMove { by, .. } => (by == side).then_some(Offence::IllegalMove),
        Matter::PawnNotReplaced { by, .. } => (by == side).then_some(Offence::PawnNotReplaced),
        Matter::PressWithoutMove(by) => (by == side).then_some(Offence::PressWithoutMove),
        Matter::Observed(Observation::Offence(by, offence)) => (by == side).then_some(offence),
        _ => None,
    }
}
