//! Draws by claim, and the finish of games without increment (9.2 to 9.5, III.4 to III.6,
//! paragraph 15 of 1929). Offers are [`drawn_by_agreement`](super::drawn_by_agreement).

use crate::chess::{ClaimedMove, Color, History};
use crate::clock::Span;
use crate::laws::provisions::{FiftyMoves, LastTwoMinutes, PerpetualCheck};
use crate::laws::{
    self, ArbiterPresence, ArbitersChoice, Claim, ClaimantTouch, Judgement, Offence, OpponentReply,
    Press, QuickplayFinish, Rule, Verdict,
};

use super::case::{Effect, Remedy};
use super::case_end::HowFinished;
use super::endings::ending_so;
use super::game::{Challenge, Game, Phase, Referral, Signature};
use super::intent::{Ground, Points};
use super::matter::Matter;
use super::news::News;
use super::offer::OfferKind;
use super::restoring::continued;
use super::said::Said;
use super::standing::Legality;

/// The last two minutes, in which III.4 and III.5 apply.
const LAST_MINUTES: Span = Span::from_minutes(2);

impl Game {
    /// A draw is claimed, with the position on the board or with a move that is only
    /// written (9.2, 9.3). The clock stops (9.5.1) and the claim counts as an offer.
    pub(super) fn claim_draw(&mut self, by: Color, intended: Option<&Said>) {
        self.clock = self.clock.stopped(self.latest);
        if Rule::ClaimIsAnOffer.article(self.setting.edition()).is_some() {
            self.offers_by_claim(by);
        }
        if !self.hears_moves() {
            return self.claim_draw_unheard(by, intended);
        }
        let go_on = self.resuming();
        let grounds = [Rule::ThreefoldAppeared, Rule::FiftyCompleted];
        if !self.has_the_move(by) {
            self.open(Matter::ClaimWithoutTheMove(by), grounds, None, vec![go_on]);
            return;
        }
        let matter = Matter::DrawClaim { by, intended: intended.cloned() };
        let Some(history) = &self.line_with_the_move_made() else {
            self.open(matter, grounds, None, vec![go_on]);
            return;
        };
        let touch = if self.touched_by(by).is_empty() {
            ClaimantTouch::Untouched
        } else {
            ClaimantTouch::Touched
        };
        let intended_claim = intended.map(|said| (&said.claim, said.words.as_str()));
        let last = if self.turn.made.is_some() { Press::NotPressed } else { Press::Pressed };
        let agreement = self.restriction();
        let claim = Claim { history, intended: intended_claim, touch, agreement, last };
        let ruling = laws::claim(&self.setting.terms(), &claim);
        let remedies = self.remedies_of_claim(by, &ruling, intended);
        self.open(matter, [Rule::ClaimStopsClock], Some(ruling), remedies);
    }

    /// A claim or request also counts as an offer. It does not replace an offer in words.
    fn offers_by_claim(&mut self, by: Color) {
        self.offers.get_mut(by).get_or_insert(OfferKind::ByClaim);
    }

    /// Whether a side has the move: as soon as the opponent's move is made, pressed or not, and
    /// until its own is (1.3).
    #[must_use]
    pub fn has_the_move(&self, side: Color) -> bool {
        (self.turn.by == side) == self.turn.made.is_none()
    }

    /// The line with the move that was made and not pressed yet, if there is one.
    fn line_with_the_move_made(&self) -> Option<History> {
        match &self.turn.made {
            None => self.history.clone(),
            Some(made) => continued(self.history.clone(), &made.legality, &made.after),
        }
    }

    fn remedies_of_claim(
        &self,
        by: Color,
        ruling: &laws::Ruling,
        intended: Option<&Said>,
    ) -> Vec<Remedy> {
        let resume = self.play_on();
        match ruling.verdict {
            Verdict::ClaimCorrect | Verdict::Draw => {
                vec![Remedy { effects: vec![Effect::End(Points::Draw)] }]
            }
            Verdict::Win(side) => vec![Remedy { effects: vec![Effect::End(Points::Win(side))] }],
            Verdict::ClaimWrong(minutes) => {
                let playable = intended
                    .filter(|said| matches!(self.present().judge(&said.claim), Legality::Legal(_)));
                let span = |count: u8| Span::from_minutes(u64::from(count));
                let costing = |minutes: Option<u8>| {
                    let mut effects = Vec::new();
                    effects.extend(minutes.map(|count| Effect::Give(!by, span(count))));
                    effects.extend(playable.map(|said| Effect::MustPlay(by, said.clone())));
                    effects.push(resume.clone());
                    Remedy { effects }
                };
                // If the text names no minutes, the arbiter chooses them, as for an illegal move.
                let Judgement::Arbiter(choices) = &ruling.judgement else {
                    return vec![costing(minutes)];
                };
                let given = choices.iter().filter_map(|choice| match choice {
                    ArbitersChoice::Give(count) => Some(costing(Some(*count))),
                    _ => None,
                });
                let given: Vec<Remedy> = given.collect();
                if given.is_empty() { vec![costing(minutes)] } else { given }
            }
            Verdict::Unknown => vec![ending_so(Points::Draw), Remedy { effects: vec![resume] }],
            _ => vec![Remedy { effects: vec![resume] }],
        }
    }

    /// Only lets play go on.
    pub(super) fn resuming(&self) -> Remedy {
        Remedy { effects: vec![self.play_on()] }
    }

    pub(super) fn claim_perpetual_check(&mut self, by: Color) {
        let rules = [Rule::PerpetualCheck];
        let remedies = match self.setting.edition().parameters().perpetual_check {
            PerpetualCheck::DrawIfProven => vec![ending_so(Points::Draw), self.resuming()],
            PerpetualCheck::Absent => Vec::new(),
        };
        self.open(Matter::PerpetualCheckClaim(by), rules, None, remedies);
    }

    /// A demand for mate within fifty moves, in an edition that has it. A second challenge changes nothing while one
    /// runs: the moves of both count already.
    pub(super) fn challenge_by(&mut self, by: Color) {
        let known = self.setting.edition().parameters().fifty_moves == FiftyMoves::ClaimOrChallenge;
        if known && !self.hears_moves() {
            self.news.push(News::ChallengeUncounted(by));
        } else if known && self.challenge.is_none() {
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
        } else if self.plies.len().saturating_sub(challenge.since) >= 100 {
            let remedies = vec![Remedy { effects: vec![Effect::End(Points::Draw)] }];
            let matter = Matter::ChallengeRunOut(challenge.by);
            self.open(matter, [Rule::Challenge], None, remedies);
        }
    }

    /// III.4: five seconds a move for both, at the price of two minutes for the
    /// opponent. The request is a draw offer too.
    pub(super) fn ask_for_increment(&mut self, by: Color) {
        let ruling = self.ruling_on_last_minutes(by, Offence::IncrementRequestGranted);
        let mut remedies = Vec::new();
        if let Verdict::IncrementAndMinutes(minutes) = ruling.verdict {
            self.offers_by_claim(by);
            let give = Effect::Give(!by, Span::from_minutes(u64::from(minutes)));
            remedies.push(Remedy { effects: vec![Effect::FiveSeconds, give] });
        }
        remedies.push(self.resuming());
        let rules = [Rule::IncrementRequest];
        self.open(Matter::IncrementRequest(by), rules, Some(ruling), remedies);
    }

    /// III.5: the opponent cannot win by normal means, or does not try.
    pub(super) fn claim_last_two_minutes(&mut self, by: Color, ground: Ground) {
        self.clock = self.clock.stopped(self.latest);
        let ruling = self.ruling_on_last_minutes(by, Offence::LastTwoMinutesRejected);
        let resume = self.play_on();
        let matter = Matter::LastTwoMinutes(by, ground);
        let Verdict::ExtraMinutes(_) = ruling.verdict else {
            let remedy = Remedy { effects: vec![resume] };
            let mut ruling = ruling;
            let mut rule = Rule::LastTwoMinutes;
            // Without an arbiter the claim rests on a guideline of its own (III.6).
            if self.setting.event.arbiter == ArbiterPresence::Absent {
                rule = Rule::NoArbiterPresent;
                ruling.rules.retain(|rule| *rule != Rule::LastTwoMinutes);
            }
            self.open(matter, [rule], Some(ruling), vec![remedy]);
            return;
        };
        if self.setting.event.arbiter == ArbiterPresence::Absent {
            self.refer(by, ground);
            return;
        }
        // If the claim is an article of its own, 9.1 names it among the offers.
        if self.setting.edition().parameters().last_two_minutes == LastTwoMinutes::Law {
            self.offers_by_claim(by);
        }
        let two = Effect::Give(!by, LAST_MINUTES);
        // Giving the minutes does not decide the claim: it may be right, or wait.
        let mut ruling = ruling;
        ruling.facts.insert(0, laws::RulingFact::OnlyIfRejected);
        let remedies = [
            vec![Effect::End(Points::Draw)],
            vec![Effect::Postpone, resume.clone()],
            vec![Effect::Postpone, two.clone(), resume.clone()],
            vec![two, resume],
        ];
        let remedies = remedies.map(|effects| Remedy { effects }).to_vec();
        self.open(matter, [Rule::LastTwoMinutes], Some(ruling), remedies);
    }

    /// III.6: without an arbiter the claim ends play. The position is written down, the opponent verifies it, and the
    /// designated arbiter decides.
    fn refer(&mut self, by: Color, ground: Ground) {
        if self.finish() != HowFinished::NotYet {
            return;
        }
        self.phase = Phase::Referred(Referral { by, ground, verified: Signature::Missing });
        self.offers_by_claim(by);
        self.news.push(News::Referred { position: self.fen_known() });
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

    /// What the Laws say to a request or claim of the last two minutes, and why they do not apply now.
    fn ruling_on_last_minutes(&self, by: Color, offence: Offence) -> laws::Ruling {
        let (ruling, _) = self.charge(by, offence, self.plies.len(), OpponentReply::NotYet);
        let is_regulated = matches!(
            ruling.verdict,
            Verdict::IncrementAndMinutes(_) | Verdict::ExtraMinutes(_) | Verdict::GoesOn
        );
        let outside = self.outside_last_two_minutes(by);
        let told = if self.hears_moves() { Vec::new() } else { self.told_by_clock() };
        if !is_regulated || outside.is_empty() {
            return told.into_iter().fold(ruling, laws::Ruling::with);
        }
        laws::Ruling::settled(ruling.edition, Verdict::DoesNotApply, ruling.rules, outside)
    }

    /// Why this is not the finish that III.4 and III.5 are about: they were not announced although they have to be,
    /// time is added for each move, moves are still required (III.1, III.2.2, 10.1 of 2009), or the side has no claim
    /// now.
    fn outside_last_two_minutes(&self, by: Color) -> Vec<laws::RulingFact> {
        let face = *self.clock.reading(self.latest).of(by);
        let control = self.clock.control();
        let period = control.of(by).period(face.period);
        let needs_announcement = matches!(
            self.setting.edition().parameters().last_two_minutes,
            LastTwoMinutes::OptInAppendix | LastTwoMinutes::Guideline
        );
        let announced = self.setting.event.quickplay_finish == QuickplayFinish::Announced;
        let few = face.remaining.is_some_and(|remaining| remaining < LAST_MINUTES);
        [
            (needs_announcement && !announced, laws::RulingFact::NotAnnounced),
            (
                period.is_some_and(|period| !period.mode.bonus().is_zero()),
                laws::RulingFact::EachMoveBringsTime,
            ),
            (
                period.is_some_and(|period| period.moves.is_some()),
                laws::RulingFact::NotTheLastPeriod,
            ),
            (self.hears_moves() && !self.has_the_move(by), laws::RulingFact::HasNotTheMove(by)),
            (self.flag_down_since(by).is_some(), laws::RulingFact::FlagFallen(by)),
            (!few, laws::RulingFact::NotInLastTwoMinutes(by)),
        ]
        .into_iter()
        .filter_map(|(holds, fact)| holds.then_some(fact))
        .collect()
    }
}
