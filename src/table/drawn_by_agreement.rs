//! Draws by offer and agreement (9.1, paragraph 15D of 1929): offers, whether the players may agree now, and what
//! follows from an agreement that is not allowed. Claims are in [`draws`](super::draws).

use crate::chess::Color;
use crate::laws::provisions::{DrawAgreement, EventMayForbid};
use crate::laws::{DrawOffers, Mode, Restriction, Rule};

use super::case::{Effect, Remedy};
use super::case_end::HowFinished;
use super::endings::ending_so;
use super::game::{Consent, Game};
use super::intent::Points;
use super::matter::Matter;
use super::news::News;
use super::offer::OfferKind;

/// Whether the players may agree on a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MayAgree {
    Yes,
    /// No, by this rule.
    No(Rule),
    /// This rule depends on the number of moves made, which the device does not know.
    NobodyKnows(Rule),
}

/// Whether something holds, if that is known here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holds {
    Yes,
    No,
    NobodyKnows,
}

/// From this many offers in a row on, the arbiter is told.
const OFTEN: u32 = 3;

impl Game {
    pub(super) fn offer_draw(&mut self, side: Color) {
        if self.finish() != HowFinished::NotYet {
            self.news.push(News::NothingChanged);
            return;
        }
        if self.offers_at_the_seal(side) {
            return;
        }
        self.note_offer(side);
        self.count_offer(side);
        *self.offers.get_mut(side) = Some(OfferKind::Said);
        // Before 2017 an event could forbid agreeing alone.
        if self.setting.edition().parameters().event_may_forbid
            != EventMayForbid::OfferingOrAgreeing
        {
            return;
        }
        let rules = [Rule::DrawRestriction];
        match self.event_allows_agreement() {
            Holds::Yes => {}
            Holds::No => self.open(Matter::OfferNotAllowed(side), rules, None, Vec::new()),
            Holds::NobodyKnows => {
                let ruling = Some(self.not_known_here());
                self.open(Matter::OfferUnclear(side), rules, ruling, Vec::new());
            }
        }
    }

    /// Counts the offers of a side since the opponent's last one: repeated offers may disturb (11.5).
    fn count_offer(&mut self, side: Color) {
        *self.offers_in_a_row.get_mut(!side) = 0;
        let times = self.offers_in_a_row.get_mut(side);
        *times = times.saturating_add(1);
        let times = *times;
        if times >= OFTEN {
            self.news.push(News::OffersOften { side, times });
        }
    }

    /// Marks the offer in both scores, at the move that it was made with (8.1.5).
    fn note_offer(&mut self, side: Color) {
        // Without heard moves, neither that move nor the time of the offer is known: the mark goes to the last entry.
        if !self.hears_moves() {
            for score in [&mut self.scores.white, &mut self.scores.black] {
                if let Some(last) = score.entries().len().checked_sub(1) {
                    score.note_offer(last);
                }
            }
            return;
        }
        let in_time = self.turn.by == side && self.turn.made.is_some();
        if !in_time {
            self.news.push(News::OfferOutOfTime(side));
        }
        let ply = if in_time { self.plies.len() } else { self.plies.len().saturating_sub(1) };
        self.scores.white.note_offer(ply);
        self.scores.black.note_offer(ply);
    }

    /// Whether the event restricts draws by agreement at this move.
    pub(super) fn restriction(&self) -> Restriction {
        match self.event_allows_agreement() {
            Holds::Yes => Restriction::Free,
            Holds::No | Holds::NobodyKnows => Restriction::Restricted,
        }
    }

    fn event_allows_agreement(&self) -> Holds {
        if self.consent == Consent::Given {
            return Holds::Yes;
        }
        match (self.setting.event.draw_offers, self.plies_known()) {
            (DrawOffers::Free, _) => Holds::Yes,
            (DrawOffers::ThroughArbiter, _) => Holds::No,
            (DrawOffers::NotBefore(_), None) => Holds::NobodyKnows,
            (DrawOffers::NotBefore(_), Some(plies)) => {
                let number = self.move_number(plies + 1);
                self.as_counted(!self.setting.restricts_agreement(number))
            }
        }
    }

    /// Whether enough was played to agree on a draw (5.2.3, paragraph 15D of 1929).
    fn edition_allows_agreement(&self) -> Holds {
        let made = |side: Color, moves: usize| match self.hears_moves() {
            true => {
                let made = self.plies.iter().filter(|ply| ply.by == side).count();
                Holds::of(self.made_before(side) + made >= moves)
            }
            false if self.time_ran_for().is_none() => Holds::NobodyKnows,
            false => {
                let pressed = usize::try_from(self.completed(side)).unwrap_or(usize::MAX);
                self.as_counted(pressed >= moves)
            }
        };
        match self.setting.edition().parameters().agreement {
            DrawAgreement::AnyTime => Holds::Yes,
            DrawAgreement::EachHasMoved => made(Color::White, 1).and(made(Color::Black, 1)),
            DrawAgreement::AfterBlacksThirtieth => made(Color::Black, 30),
        }
    }

    /// What the heard moves or the counted presses say of how much was played. A press shows that a move was
    /// completed; no press does not show that none was made.
    fn as_counted(&self, is_enough: bool) -> Holds {
        match Holds::of(is_enough) {
            Holds::No if !self.hears_moves() => Holds::NobodyKnows,
            holds => holds,
        }
    }

    fn may_agree(&self) -> MayAgree {
        let by_event = (self.event_allows_agreement(), Rule::DrawRestriction);
        let by_edition = (self.edition_allows_agreement(), Rule::Agreement);
        let found = |holds: Holds| {
            [by_event, by_edition]
                .into_iter()
                .find(|(found, _)| *found == holds)
                .map(|(_, rule)| rule)
        };
        match (found(Holds::No), found(Holds::NobodyKnows)) {
            (Some(rule), _) => MayAgree::No(rule),
            // Training has no arbiter to ask.
            (None, Some(rule)) if self.mode == Mode::Tournament => MayAgree::NobodyKnows(rule),
            (None, _) => MayAgree::Yes,
        }
    }

    /// A side accepts what the other has offered.
    pub(super) fn accept_draw(&mut self, side: Color) {
        let Some(offer) = self.offers.get_mut(!side).take() else {
            self.news.push(News::NothingChanged);
            return;
        };
        // No agreement is possible after the end (5.1.1, 5.2.1).
        if self.finish() != HowFinished::NotYet || self.move_under_way_ends_the_game() {
            self.news.push(News::NothingChanged);
            return;
        }
        match self.may_agree() {
            MayAgree::Yes => self.agree_on_a_draw(),
            // The claim itself stays with the arbiter and is still checked.
            MayAgree::No(_) if offer == OfferKind::ByClaim => {
                self.news.push(News::ClaimAccepted(side));
            }
            MayAgree::No(rule) => {
                let remedies = self.remedies_of_agreement();
                self.open(Matter::AgreementNotAllowed, [rule], None, remedies);
            }
            MayAgree::NobodyKnows(rule) => {
                let (ruling, drawn) = (self.not_known_here(), ending_so(Points::Draw));
                let mut remedies = vec![drawn];
                remedies.extend(self.remedies_of_agreement());
                self.open(Matter::AgreementUnclear, [rule], Some(ruling), remedies);
            }
        }
    }

    /// An agreement ends the game (5.2.3), but not a case that was open in time before it: the arbiter chooses
    /// between the two.
    fn agree_on_a_draw(&mut self) {
        let Some(earlier) = self.earlier_case(Points::Draw) else { return self.end(Points::Draw) };
        self.clock = self.clock.stopped(self.latest);
        let rules: Vec<Rule> = [Rule::Agreement].into_iter().chain(earlier.rule).collect();
        self.open_after(Matter::AgreementAfter, rules, earlier, Points::Draw);
    }

    /// An agreement that is not allowed does not count: the game goes on. The arbiter can consent only to what the
    /// event restricts (9.1.1).
    fn remedies_of_agreement(&self) -> Vec<Remedy> {
        let resume = self.play_on();
        let mut remedies = vec![
            vec![resume.clone()],
            vec![Effect::WarnBoth, resume],
            vec![Effect::AsTheEventSays],
        ];
        let is_restricted = self.event_allows_agreement() != Holds::Yes;
        if is_restricted && self.edition_allows_agreement() != Holds::No {
            remedies.push(vec![Effect::Consent, Effect::End(Points::Draw)]);
        }
        remedies.into_iter().map(|effects| Remedy { effects }).collect()
    }
}

impl Holds {
    fn of(it: bool) -> Holds {
        if it { Holds::Yes } else { Holds::No }
    }

    fn and(self, other: Holds) -> Holds {
        match (self, other) {
            (Holds::No, _) | (_, Holds::No) => Holds::No,
            (Holds::Yes, Holds::Yes) => Holds::Yes,
            _ => Holds::NobodyKnows,
        }
    }
}
