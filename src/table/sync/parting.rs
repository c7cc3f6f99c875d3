//! Finds where two scores differ (D.2.9), move by move; the spelling of a move does not matter.

use crate::chess::ClaimedMove;
use crate::said::{Part, contradictions};
use crate::standing::{Legality, Standing};

use super::course::{Entries, common, rest};
use super::how::{How, Which};
use super::slip::slip;

/// How far two scores agree, and how they differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parting {
    /// The plies on which they agree from the start.
    pub agreed: usize,
    pub how: How,
}

/// Compares two scores of a game from its beginning. `None` is a blank in a score.
#[must_use]
pub fn part(
    start: &Standing,
    first: &[Option<ClaimedMove>],
    second: &[Option<ClaimedMove>],
) -> Parting {
    let common = common(start, first, second);
    let agreed = common.moves.len();
    let how = match (first.get(agreed), second.get(agreed)) {
        (None, None) => How::Never,
        (None, Some(_)) => How::Ends { shorter: Which::First, by: second.len() - agreed },
        (Some(_), None) => How::Ends { shorter: Which::Second, by: first.len() - agreed },
        (Some(None), _) => blank(Which::First, first, second, agreed),
        (_, Some(None)) => blank(Which::Second, first, second, agreed),
        (Some(Some(one)), Some(Some(other))) => slip(&common.standing, agreed, first, second)
            .unwrap_or_else(|| How::Contradict(differing_parts(&common.standing, one, other))),
    };
    Parting { agreed, how }
}

/// The parts in which two entries contradict each other: of the moves that they mean here, if the words alone show
/// none.
fn differing_parts(standing: &Standing, one: &ClaimedMove, other: &ClaimedMove) -> Vec<Part> {
    let full = |claim: &ClaimedMove| match standing.judge(claim) {
        Legality::Legal(legal) => ClaimedMove::from(legal),
        _ => *claim,
    };
    let said = contradictions(one, other);
    if said.is_empty() { contradictions(&full(one), &full(other)) } else { said }
}

fn blank(which: Which, first: Entries, second: Entries, at: usize) -> How {
    let pairs = rest(first, at).iter().zip(rest(second, at));
    let contradicts =
        |(one, other): (&Option<ClaimedMove>, &Option<ClaimedMove>)| match (one, other) {
            (Some(one), Some(other)) => !contradictions(one, other).is_empty(),
            _ => false,
        };
    let contradiction = pairs.map(contradicts).position(|it_does| it_does).map(|later| at + later);
    How::Blank { which, contradiction }
}
