//! What requests and claims in the last two minutes give the opponent (III.4, III.5).

use super::offence::{Offence, Terms};
use super::provisions::{LastTwoMinutes, Provision, ProvisionText};
use super::regime::Pace;
use super::rule::Rule;
use super::ruling::{ArbitersChoice, Ruling, RulingFact, Verdict};

/// The minutes that the opponent gets for requests and claims in the last two minutes, in every edition that has
/// them.
const LAST_MINUTES: u8 = 2;

/// III.4: five seconds a move for both, two minutes for the opponent.
pub(super) fn increment_request(terms: &Terms) -> Ruling {
    let edition = terms.edition;
    match edition.parameters().increment_request {
        ProvisionText::Verified(Provision::Absent) => {
            Ruling::settled(edition, Verdict::NotRegulated, [], [])
        }
        ProvisionText::Unverified => {
            Ruling::settled(edition, Verdict::Unknown, [Rule::IncrementRequest], [])
        }
        ProvisionText::Verified(Provision::Present) if terms.regime.pace == Pace::Blitz => {
            not_at_this_pace(terms, Rule::IncrementRequest)
        }
        ProvisionText::Verified(Provision::Present) => Ruling::settled(
            edition,
            Verdict::IncrementAndMinutes(LAST_MINUTES),
            [Rule::IncrementRequest],
            [RulingFact::OnlyIfAnnounced, RulingFact::RequestCountsAsOffer],
        ),
    }
}

/// III.5: two minutes if the claim is rejected. If the decision is postponed, two minutes if the arbiter wishes.
pub(super) fn last_two_minutes(terms: &Terms, offence: Offence) -> Ruling {
    let edition = terms.edition;
    let law = edition.parameters().last_two_minutes;
    if law == LastTwoMinutes::Absent {
        return Ruling::settled(edition, Verdict::NotRegulated, [], []);
    }
    // A law also applies in blitz under the competition rules (B.2 of 2009); only B.3b excludes it. The guideline and
    // the appendix do not apply to blitz.
    let holds_in_blitz = law == LastTwoMinutes::Law && terms.regime.under_competition_rules();
    if terms.regime.pace == Pace::Blitz && !holds_in_blitz {
        return not_at_this_pace(terms, Rule::LastTwoMinutes);
    }
    let rules = [Rule::LastTwoMinutes];
    let ruling = if offence == Offence::LastTwoMinutesRejected {
        Ruling::settled(edition, Verdict::ExtraMinutes(LAST_MINUTES), rules, [])
    } else {
        Ruling::settled(edition, Verdict::GoesOn, rules, [])
            .left_to_arbiter([ArbitersChoice::Give(LAST_MINUTES), ArbitersChoice::GiveNothing])
    };
    if law == LastTwoMinutes::Law { ruling } else { ruling.with(RulingFact::OnlyIfAnnounced) }
}

fn not_at_this_pace(terms: &Terms, rule: Rule) -> Ruling {
    let fact = RulingFact::NotAtThisPace(terms.regime.pace);
    Ruling::settled(terms.edition, Verdict::DoesNotApply, [rule], [fact])
}
