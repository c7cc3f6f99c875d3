//! Where two scores part (D.2.9), move by move; how a move is spelled does not matter.
//! Never knows the boards or the clock.

use std::cmp::Reverse;

use crate::chess::ClaimedMove;
use crate::table::said::{Part, contradictions};
use crate::table::standing::{Legality, Standing};

/// One of two scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Which {
    /// The one named first.
    First,
    /// The one named second.
    Second,
}

/// How far two scores agree, and how they part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parting {
    /// The plies on which they agree from the start.
    pub agreed: usize,
    /// What follows.
    pub how: How,
}

/// How two scores part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum How {
    /// They do not: both end here.
    Never,
    /// One of them ends here, and the other goes on for so many plies.
    Ends {
        /// The shorter.
        shorter: Which,
        /// How many plies the other has more.
        by: usize,
    },
    /// Both have a move here, and they contradict each other.
    Contradict(Vec<Part>),
    /// One of them lacks plies that the other has, and after them both go on alike.
    Lacks {
        /// The one that lacks them.
        which: Which,
        /// How many.
        plies: usize,
        /// On how many further plies they agree.
        then: usize,
    },
    /// One of them has a blank in this place, so that nothing can be compared; each of
    /// the following plies that both have agrees, or does not.
    Blank {
        /// The one with the blank.
        which: Which,
        /// The first later ply on which they contradict each other, if there is one.
        contradiction: Option<usize>,
    },
}

/// More plies in a row than anybody forgets to write without noticing.
const MOST_LEFT_OUT: usize = 6;
/// So many plies must agree after a gap for the gap to explain a difference.
const ENOUGH_ALIKE: usize = 2;

impl Which {
    /// The other one.
    #[must_use]
    pub fn other(self) -> Which {
        match self {
            Which::First => Which::Second,
            Which::Second => Which::First,
        }
    }
}

/// Compares two scores of a game from its beginning on. A place without a move is a
/// blank that its writer left.
#[must_use]
pub fn part(
    start: &Standing,
    first: &[Option<ClaimedMove>],
    second: &[Option<ClaimedMove>],
) -> Parting {
    let mut standing = start.clone();
    let mut agreed = 0;
    loop {
        let (one, other) = (first.get(agreed), second.get(agreed));
        let how = match (one, other) {
            (None, None) => How::Never,
            (None, Some(_)) => How::Ends { shorter: Which::First, by: second.len() - agreed },
            (Some(_), None) => How::Ends { shorter: Which::Second, by: first.len() - agreed },
            (Some(None), _) => blank(Which::First, first, second, agreed),
            (_, Some(None)) => blank(Which::Second, first, second, agreed),
            (Some(Some(one)), Some(Some(other))) => {
                let parts = differing_parts(&standing, one, other);
                if parts.is_empty() {
                    standing = standing.after(one, &standing.judge(one));
                    agreed += 1;
                    continue;
                }
                let (first, second) = (rest(first, agreed), rest(second, agreed));
                left_out(first, second).unwrap_or(How::Contradict(parts))
            }
        };
        return Parting { agreed, how };
    }
}

/// The parts in which two written moves contradict each other. Where the position is
/// known, two spellings of one legal move are the same move: the knight "g" to f3 and
/// the knight "1" to f3.
fn differing_parts(standing: &Standing, one: &ClaimedMove, other: &ClaimedMove) -> Vec<Part> {
    match (standing.judge(one), standing.judge(other)) {
        (Legality::Legal(one), Legality::Legal(other)) if one == other => Vec::new(),
        _ => contradictions(one, other),
    }
}

fn rest(score: &[Option<ClaimedMove>], from: usize) -> &[Option<ClaimedMove>] {
    score.get(from..).unwrap_or_default()
}

fn blank(
    which: Which,
    first: &[Option<ClaimedMove>],
    second: &[Option<ClaimedMove>],
    at: usize,
) -> How {
    let pairs = rest(first, at).iter().zip(rest(second, at));
    let contradicts =
        |(one, other): (&Option<ClaimedMove>, &Option<ClaimedMove>)| match (one, other) {
            (Some(one), Some(other)) => !contradictions(one, other).is_empty(),
            _ => false,
        };
    let contradiction = pairs.map(contradicts).position(|it_does| it_does).map(|later| at + later);
    How::Blank { which, contradiction }
}

/// Whether one score lacks a few plies here, and goes on like the other after them.
fn left_out(first: &[Option<ClaimedMove>], second: &[Option<ClaimedMove>]) -> Option<How> {
    let alike = |lacking: &[Option<ClaimedMove>], full: &[Option<ClaimedMove>]| {
        let same = |(one, other): &(&Option<ClaimedMove>, &Option<ClaimedMove>)| match (one, other)
        {
            (Some(one), Some(other)) => contradictions(one, other).is_empty(),
            _ => false,
        };
        lacking.iter().zip(full).take_while(same).count()
    };
    // One move written otherwise, and all the rest in its place, is no gap.
    let otherwise = alike(rest(first, 1), rest(second, 1));
    (1..=MOST_LEFT_OUT)
        .flat_map(|plies| [(Which::First, plies), (Which::Second, plies)])
        .map(|(which, plies)| {
            let (lacking, full) = match which {
                Which::First => (first, second),
                Which::Second => (second, first),
            };
            (which, plies, alike(lacking, rest(full, plies)))
        })
        .filter(|(_, _, then)| *then >= ENOUGH_ALIKE && *then > otherwise)
        .max_by_key(|(_, plies, then)| (*then, Reverse(*plies)))
        .map(|(which, plies, then)| How::Lacks { which, plies, then })
}
