//! Protests of a player (4.8), by the articles for the pace of the game, and until when they can be made. The arbiter
//! decides on them.

use crate::chess::Color;
use crate::laws::{self, Offence, Rule, Ruling, RulingFact, Verdict, stands_after_reply};

use super::game::Game;
use super::intent::Complaint;
use super::matter::Matter;

impl Game {
    pub(super) fn protest(&mut self, by: Color, complaint: Complaint) {
        let terms = self.setting.terms();
        let offence = match complaint {
            Complaint::IllegalMove => Some(Offence::IllegalMove),
            Complaint::TwoHands => Some(Offence::TwoHands),
            Complaint::TouchedPiece | Complaint::Displaced => None,
        };
        let short = match complaint {
            Complaint::TouchedPiece => self.only_on_request().map(|_| Rule::TouchOnRequest),
            _ => offence.and_then(|offence| stands_after_reply(&terms, offence)),
        };
        let main = match complaint {
            Complaint::IllegalMove => Rule::IllegalMove,
            Complaint::TouchedPiece => Rule::Touched,
            Complaint::TwoHands => Rule::TwoHands,
            Complaint::Displaced => Rule::DisplacedPieces,
        };
        let rules: Vec<Rule> = short.into_iter().chain([main]).collect();
        let ruling = self.too_late_to_protest(by, complaint, short);
        let resume = self.resuming();
        let remedies = ruling.iter().map(|_| resume.clone()).collect();
        self.open(Matter::Protest(by, complaint), rules, ruling, remedies);
    }

    /// In rapid of 2009 the arbiter rules on Article 4 only if a player asks (A.4b).
    pub(super) fn only_on_request(&self) -> Option<Ruling> {
        let terms = self.setting.terms();
        let rule = Rule::TouchOnRequest;
        let applies =
            !terms.regime.under_competition_rules() && rule.article(terms.edition).is_some();
        applies.then(|| Ruling::settled(terms.edition, Verdict::OnlyOnRequest, [rule], []))
    }

    /// Why the right has lapsed: by the own reply, if an illegal move stands after it (A.4.2, B.3c of 2009), or by
    /// the own touch, for a breach of Article 4 (4.8); in 1929 for every irregularity (paragraph 17).
    fn too_late_to_protest(
        &self,
        by: Color,
        complaint: Complaint,
        short: Option<Rule>,
    ) -> Option<Ruling> {
        let edition = self.setting.edition();
        let stands = match complaint {
            Complaint::IllegalMove | Complaint::TwoHands => short,
            Complaint::TouchedPiece | Complaint::Displaced => None,
        };
        let has_replied = self.latest_move_is_by(by);
        if let Some(rule) = stands.filter(|_| has_replied) {
            let facts = [RulingFact::HasReplied(by)];
            return Some(Ruling::settled(edition, Verdict::MoveStands, [rule], facts));
        }
        let is_lost_by_touch = match complaint {
            Complaint::TouchedPiece | Complaint::TwoHands => true,
            Complaint::IllegalMove => edition.parameters().illegal_move.is_none(),
            Complaint::Displaced => false,
        };
        // In the opponent's turn, the protest may be about what the opponent is doing.
        let own_turn = self.turn.by == by;
        let moved = own_turn && self.turn.made.is_some();
        let touched = !self.touched_by(by).is_empty();
        let fact = if moved { RulingFact::HasReplied(by) } else { RulingFact::HasTouched(by) };
        (is_lost_by_touch && (moved || touched)).then(|| {
            laws::Ruling::settled(edition, Verdict::ProtestLost, [Rule::ProtestLost], [fact])
        })
    }

    /// Whether the latest move, pressed or not, is one of this side.
    fn latest_move_is_by(&self, side: Color) -> bool {
        match (&self.turn.made, self.plies.last()) {
            (Some(_), _) => self.turn.by == side,
            (None, Some(last)) => last.by == side,
            (None, None) => false,
        }
    }
}
