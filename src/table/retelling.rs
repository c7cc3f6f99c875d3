//! What a fact of one place is to the other: who tells it there, what it means there, and whether it is news. Whether
//! it may be accepted is decided elsewhere.

use crate::chess::Color;

use super::authority::{ArbiterKind, kind_of};
use super::fact::{Deed, Fact, Spoken};
use super::intent::{Act, Intent, Speech};

/// Whether this end tells a fact: the acts of its own player, and those of its arbiter. What a device finds by itself
/// every device finds.
pub(super) fn is_told_by(own: Color, fact: &Fact) -> bool {
    match fact {
        Fact::Spoke { side, .. } | Fact::Did { side, .. } => *side == own,
        Fact::Arbiter(act) => kind_of(act) != ArbiterKind::Looks,
        found => intent_of(found).is_some(),
    }
}

/// Whether an act is news at the other place, whatever was entered there.
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

/// What a fact of the other end means here, as an intent to be decided again.
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
        // A move sealed at another place is not known here before the envelope is opened.
        Deed::Did { side, who, act: Act::Seals(_) } => {
            Intent::Do { side, who, act: Act::SealsUnseen }
        }
        Deed::Did { side, who, act } => Intent::Do { side, who, act: act.clone() },
        Deed::Arbiter(act) => Intent::Arbiter(act.clone()),
    })
}
