//! What a fact of one place is to the other: who tells it there, what it means there, and
//! whether it is news. Never says whether it may be taken.

use crate::chess::Color;

use super::authority::{ArbiterKind, kind_of};
use super::fact::{Deed, Fact, Spoken};
use super::intent::{Act, Intent, Speech};

/// Whether a fact is for this end to tell: its own player's acts, and what the arbiter does
/// there. What a device finds by itself every device finds.
pub(super) fn is_told_by(own: Color, fact: &Fact) -> bool {
    match fact {
        Fact::Spoke { side, .. } | Fact::Did { side, .. } => *side == own,
        Fact::Arbiter(act) => kind_of(act) != ArbiterKind::Looks,
        found => intent_of(found).is_some(),
    }
}

/// What is news at the other place however much was entered there.
pub(super) fn is_news(act: &Act) -> bool {
    matches!(
        act,
        Act::OffersDraw
            | Act::AcceptsDraw
            | Act::DeclinesDraw
            | Act::ClaimsDraw { .. }
            | Act::ClaimsTime
            | Act::Resigns
            | Act::CallsArbiter(_)
            | Act::Seals(_)
            | Act::SealsUnseen
            | Act::Signs
    )
}

/// What a fact of the other end means here, where it happens again.
pub(super) fn intent_of(fact: &Fact) -> Option<Intent> {
    Some(match fact.deed()? {
        Deed::Spoke { side, who, spoken, said } => {
            let speech = match spoken {
                Spoken::Announced => Speech::Announces,
                Spoken::Corrected => Speech::Corrects,
                Spoken::Repeated => Speech::Repeats,
                Spoken::SaidAgain | Spoken::OutOfTurn => Speech::Says,
            };
            Intent::Speak { side, who, speech, said: said.clone() }
        }
        // What another place has sealed is nobody's to know here before the envelope is opened.
        Deed::Did { side, who, act: Act::Seals(_) } => {
            Intent::Do { side, who, act: Act::SealsUnseen }
        }
        Deed::Did { side, who, act } => Intent::Do { side, who, act: act.clone() },
        Deed::Arbiter(act) => Intent::Arbiter(act.clone()),
    })
}
