//! Draws by offer, by claim, and the finish of games without increment (9.1 to 9.5,
//! III.4 to III.6, paragraph 15 of 1929).

use crate::chess::{ClaimedMove, Color};
use crate::clock::Span;
use crate::laws::provisions::{Agreement, FiftyMoves, LastTwoMinutes, PerpetualCheck};
use crate::laws::{
    self, ArbiterPresence, Claim, DrawOffers, Offence, QuickplayFinish, Reply, Restriction, Rule,
    Touch, Verdict,
};

use super::case::{Effect, Matter, Remedy};
use super::case_end::Finish;
use super::game::{Challenge, Consent, Game, Offer, OfferKind, Phase, Referral, Signature};
use super::intent::{Ground, Points};
use super::news::News;
use super::said::Said;
use super::standing::Legality;

/// The last two minutes, in which III.4 and III.5 may be asked for.
const LAST_MINUTES: Span = Span::from_minutes(2);

impl Game {
    pub(super) fn offer_draw(&mut self, side: Color) {
        if self.finish() != Finish::NotYet {
            self.news.push(News::NothingChanged);
            return;
        }
        let in_time = self.turn.by == side && self.turn.made.is_some();
        if !in_time {
            self.news.push(News::OfferOutOfTime(side));
        }
        let ply = if in_time { self.plies.len() } else { self.plies.len().saturating_sub(1) };
        self.scores.white.note_offer(ply);
        self.scores.black.note_offer(ply);
        self.offer = Some(Offer { by: side, kind: OfferKind::Said });
        if self.agreement_is_restricted() && self.consent == Consent::NotGiven {
            let rules = [Rule::DrawRestriction];
            self.open(Matter::OfferNotAllowed(side), rules, None, Vec::new());
        }
    }

    fn agreement_is_restricted(&self) -> bool {
        self.setting.restricts_agreement(self.move_number(self.plies.len() + 1))
    }

    pub(super) fn accept_draw(&mut self) {
        let Some(offer) = self.offer.take() else {
            self.news.push(News::NothingChanged);
            return;
        };
        // Nothing is agreed on after the end (5.1.1, 5.2.1).
        if self.finish() != Finish::NotYet || self.move_under_way_ends_the_game() {
            self.news.push(News::NothingChanged);
            return;
        }
        let moved = |side: Color| self.plies.iter().any(|ply| ply.by == side);
        let edition = self.setting.edition();
        let allowed_by_edition = match edition.parameters().agreement {
            Agreement::AnyTime => true,
            Agreement::EachHasMoved => moved(Color::White) && moved(Color::Black),
            Agreement::AfterBlacksThirtieth => {
                self.plies.iter().filter(|ply| ply.by == Color::Black).count() >= 30
            }
        };
        let restricted = self.agreement_is_restricted() && self.consent == Consent::NotGiven;
        if allowed_by_edition && !restricted {
            self.end(Points::Draw);
            return;
        }
        if offer.kind == OfferKind::ByClaim {
            // The claim itself stays before the arbiter and is checked all the same.
            self.news.push(News::ClaimAccepted(!offer.by));
            return;
        }
        let rules = if restricted { Rule::DrawRestriction } else { Rule::Agreement };
        let consent = Remedy { effects: vec![Effect::End(Points::Draw)] };
        self.open(Matter::AgreementNotAllowed, [rules], None, vec![consent]);
    }

    /// A draw is claimed, with the position on the board or with a move that is only
    /// written (9.2, 9.3). The clock stops (9.5.1) and the claim counts as an offer.
    pub(super) fn claim_draw(&mut self, by: Color, intended: Option<&Said>) {
        self.clock = self.clock.stopped(self.latest);
        if Rule::ClaimIsAnOffer.article(self.setting.edition()).is_some() {
            self.offer = Some(Offer { by, kind: OfferKind::ByClaim });
        }
        let go_on = Remedy { effects: vec![Effect::Resume(self.side_to_run())] };
        let grounds = [Rule::ThreefoldAppeared, Rule::FiftyCompleted];
        if self.turn.by != by || self.turn.made.is_some() {
            self.open(Matter::ClaimWithoutTheMove(by), grounds, None, vec![go_on]);
            return;
        }
        let matter = Matter::DrawClaim { by, intended: intended.cloned() };
        let Some(history) = &self.history else {
            self.open(matter, grounds, None, vec![go_on]);
            return;
        };
        let touch = if self.turn.touched.is_empty() { Touch::Untouched } else { Touch::Touched };
        let agreement = if self.setting.event.draw_offers == DrawOffers::Free {
            Restriction::Free
        } else {
            Restriction::Restricted
        };
        let intended_claim = intended.map(|said| (&said.claim, said.words.as_str()));
        let claim = Claim { history, intended: intended_claim, touch, agreement };
        let ruling = laws::claim(&self.setting.terms(), &claim);
        let remedies = self.remedies_of_claim(by, &ruling, intended);
        self.open(matter, [Rule::ClaimStopsClock], Some(ruling), remedies);
    }

    fn remedies_of_claim(
        &self,
        by: Color,
        ruling: &laws::Ruling,
        intended: Option<&Said>,
    ) -> Vec<Remedy> {
        let resume = Effect::Resume(by);
        match ruling.verdict {
            Verdict::ClaimCorrect | Verdict::Draw => {
                vec![Remedy { effects: vec![Effect::End(Points::Draw)] }]
            }
            Verdict::Win(side) => vec![Remedy { effects: vec![Effect::End(Points::Win(side))] }],
            Verdict::ClaimWrong(minutes) => {
                let mut effects = Vec::new();
                let span = |count: u8| Span::from_minutes(u64::from(count));
                effects.extend(minutes.map(|count| Effect::Give(!by, span(count))));
                let playable = intended.filter(|said| {
                    matches!(self.standing().judge(&said.claim), Legality::Legal(_))
                });
                effects.extend(playable.map(|said| Effect::MustPlay(by, said.clone())));
                effects.push(resume);
                vec![Remedy { effects }]
            }
            _ => vec![Remedy { effects: vec![resume] }],
        }
    }

    /// The side whose clock should run now.
    pub(super) fn side_to_run(&self) -> Color {
        self.turn.by
    }

    pub(super) fn claim_perpetual_check(&mut self, by: Color) {
        let rules = [Rule::PerpetualCheck];
        let remedies = match self.setting.edition().parameters().perpetual_check {
            PerpetualCheck::DrawIfProven => vec![
                Remedy { effects: vec![Effect::End(Points::Draw)] },
                Remedy { effects: vec![Effect::Resume(self.side_to_run())] },
            ],
            PerpetualCheck::Absent => Vec::new(),
        };
        self.open(Matter::PerpetualCheckClaim(by), rules, None, remedies);
    }

    /// Mate within fifty moves is demanded, in an edition that knows it.
    pub(super) fn challenge_by(&mut self, by: Color) {
        if self.setting.edition().parameters().fifty_moves == FiftyMoves::ClaimOrChallenge {
            self.challenge = Some(Challenge { by, since: self.plies.len() });
            self.news.push(News::ChallengeCounted(by));
        } else {
            self.news.push(News::NothingChanged);
        }
    }

    /// The count of a challenge begins again at every capture and pawn move; fifty
    /// moves by each without mate are a draw.
    pub(super) fn count_challenge(&mut self) {
        let Some(challenge) = self.challenge else { return };
        let Some(last) = self.plies.last() else { return };
        let resets = match (&last.made.legality, &last.made.said.claim) {
            (Legality::Legal(legal), _) => legal.is_zeroing(),
            (_, ClaimedMove::Castle(_)) => false,
            (_, ClaimedMove::Step(step)) => step.role == Some(crate::chess::Role::Pawn),
        };
        if resets {
            self.challenge = Some(Challenge { since: self.plies.len(), ..challenge });
            self.news.push(News::ChallengeCounted(challenge.by));
        } else if self.plies.len() - challenge.since >= 100 {
            let remedies = vec![Remedy { effects: vec![Effect::End(Points::Draw)] }];
            let matter = Matter::ChallengeRunOut(challenge.by);
            self.open(matter, [Rule::Challenge], None, remedies);
        }
    }

    /// III.4: five seconds a move for both, at the price of two minutes for the
    /// opponent. The request is a draw offer too.
    pub(super) fn ask_for_increment(&mut self, by: Color) {
        self.offer = Some(Offer { by, kind: OfferKind::ByClaim });
        let offence = Offence::IncrementRequestGranted;
        let (ruling, _) = self.charge(by, offence, self.plies.len(), Reply::NotYet);
        let mut remedies = Vec::new();
        if let Verdict::IncrementAndMinutes(minutes) = ruling.verdict
            && self.last_two_minutes_apply(by)
        {
            let give = Effect::Give(!by, Span::from_minutes(u64::from(minutes)));
            remedies.push(Remedy { effects: vec![Effect::FiveSeconds, give] });
        }
        remedies.push(Remedy { effects: vec![Effect::Resume(self.side_to_run())] });
        let rules = [Rule::IncrementRequest];
        let ruling = self.last_two_minutes_apply(by).then_some(ruling);
        self.open(Matter::IncrementRequest(by), rules, ruling, remedies);
    }

    /// III.5: the opponent cannot win by normal means, or does not try.
    pub(super) fn claim_last_two_minutes(&mut self, by: Color, ground: Ground) {
        self.clock = self.clock.stopped(self.latest);
        if self.setting.event.arbiter == ArbiterPresence::Absent && self.last_two_minutes_apply(by)
        {
            self.refer(by, ground);
            return;
        }
        let ply = self.plies.len();
        let (rejected, _) = self.charge(by, Offence::LastTwoMinutesRejected, ply, Reply::NotYet);
        let resume = Effect::Resume(self.side_to_run());
        let two = Effect::Give(!by, LAST_MINUTES);
        let mut remedies = Vec::new();
        if self.last_two_minutes_apply(by) && rejected.verdict != Verdict::NotRegulated {
            remedies.extend([
                vec![Effect::End(Points::Draw)],
                vec![Effect::Postpone, resume.clone()],
                vec![Effect::Postpone, two.clone(), resume.clone()],
                vec![two, resume],
            ]);
        } else {
            remedies.push(vec![resume]);
        }
        let remedies = remedies.into_iter().map(|effects| Remedy { effects }).collect();
        let rejected = self.last_two_minutes_apply(by).then_some(rejected);
        self.open(Matter::LastTwoMinutes(by, ground), [Rule::LastTwoMinutes], rejected, remedies);
    }

    /// III.6: without an arbiter the claim ends play. What stands is written down, the
    /// opponent verifies it, and the designated arbiter decides.
    fn refer(&mut self, by: Color, ground: Ground) {
        if self.finish() != Finish::NotYet {
            return;
        }
        self.phase = Phase::Referred(Referral { by, ground, verified: Signature::Missing });
        self.offer = Some(Offer { by, kind: OfferKind::ByClaim });
        self.news.push(News::Referred { position: self.standing().to_fen() });
        let endings = [Points::Draw, Points::Win(!by), Points::Win(by)];
        let remedies = endings.map(|points| Remedy { effects: vec![Effect::End(points)] });
        let rules = [Rule::NoArbiterPresent];
        self.open(Matter::LastTwoMinutes(by, ground), rules, None, remedies.to_vec());
    }

    /// The opponent confirms what was written down (III.6).
    pub(super) fn verify(&mut self, by: Color) {
        if let Phase::Referred(referral) = &mut self.phase {
            referral.verified = Signature::Given;
            self.news.push(News::Verified(by));
        }
    }

    /// Whether a side has the move and less than two minutes, under a law, or in an event
    /// that announced the rules of the last two minutes where they are no law.
    fn last_two_minutes_apply(&self, by: Color) -> bool {
        let remaining = self.clock.reading(self.latest).of(by).remaining;
        let in_force = match self.setting.edition().parameters().last_two_minutes {
            LastTwoMinutes::Absent => false,
            LastTwoMinutes::Law => true,
            LastTwoMinutes::OptInAppendix | LastTwoMinutes::Guideline => {
                self.setting.event.quickplay_finish == QuickplayFinish::Announced
            }
        };
        self.turn.by == by
            && in_force
            && remaining.is_some_and(|remaining| remaining < LAST_MINUTES)
    }
}
