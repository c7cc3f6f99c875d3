//! Claims of a draw in a game whose moves are not announced to the device (9.2 to 9.5). The arbiter decides, and is
//! given the articles and what is known here.

use crate::chess::Color;
use crate::clock::Span;
use crate::laws::{self, ArbitersChoice, Judgement, Rule, Ruling, RulingFact, Verdict};

use super::case::{Effect, Remedy};
use super::endings::ending_so;
use super::game::Game;
use super::intent::Points;
use super::matter::Matter;
use super::said::Said;

impl Game {
    /// A draw is claimed by repetition or by fifty moves. Only the arbiter can know the position and who has the
    /// move.
    pub(super) fn claim_draw_unheard(&mut self, by: Color, intended: Option<&Said>) {
        let terms = self.setting.terms();
        let words = intended.map(|said| said.words.as_str());
        let mut ruling = laws::claim_unheard(&terms, words, self.restriction());
        ruling.facts.extend(self.told_by_clock());
        ruling.facts.extend(self.claim_in_score(by, intended));
        let remedies = self.remedies_unheard(by, &ruling, intended);
        let matter = Matter::DrawClaim { by, intended: intended.cloned() };
        self.open(matter, [Rule::ClaimStopsClock], Some(ruling), remedies);
    }

    /// Correct, wrong, or invalid because the claimant does not have the move or has touched a piece (9.4).
    fn remedies_unheard(&self, by: Color, ruling: &Ruling, intended: Option<&Said>) -> Vec<Remedy> {
        let Judgement::Arbiter(choices) = &ruling.judgement else { return Vec::new() };
        let minutes = choices.iter().find_map(|choice| match choice {
            ArbitersChoice::Give(count) => Some(*count),
            _ => None,
        });
        let is_written =
            ruling.facts.iter().any(|fact| matches!(fact, RulingFact::WithIntendedMove(_)));
        let mut wrong: Vec<Effect> = Vec::new();
        wrong.extend(minutes.map(|count| Effect::Give(!by, Span::from_minutes(u64::from(count)))));
        wrong
            .extend(intended.filter(|_| is_written).map(|said| Effect::MustPlay(by, said.clone())));
        wrong.push(self.play_on());
        let mut remedies = vec![ending_so(Points::Draw), Remedy { effects: wrong }];
        let none = Remedy { effects: vec![self.play_on()] };
        if !remedies.contains(&none) {
            remedies.push(none);
        }
        remedies
    }

    /// Why the device cannot answer, and what it does know.
    pub(super) fn not_known_here(&self) -> Ruling {
        let mut facts = vec![RulingFact::MovesNotHeard];
        facts.extend(self.time_ran_for().map(|_| self.counted_by_clock()));
        Ruling::settled(self.setting.edition(), Verdict::Unknown, [], facts)
    }
}
