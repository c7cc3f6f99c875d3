//! What was said of a move: the words as heard and the move they claim, legal or not.

use crate::chess::{CastlingSide, ClaimedMove, File, Rank, Role};

/// An announcement, a repetition or a dictated move, as it was said.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Said {
    /// The words as they were heard, for the record and for a relay.
    pub words: String,
    /// The move that the words claim.
    pub claim: ClaimedMove,
}

/// A part of an announcement, for naming a difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// One is a castling and the other is not, or they castle to different sides.
    Castling,
    Piece,
    /// The file it comes from.
    FromFile,
    /// The rank it comes from.
    FromRank,
    /// The file it goes to.
    ToFile,
    /// The rank it goes to.
    ToRank,
    /// The piece a pawn becomes.
    Promotion,
}

/// The parts in which two announcements contradict each other. A part that one of them leaves out is not a
/// contradiction, except for the promotion, which must be announced (D.2.1).
#[must_use]
pub fn contradictions(one: &ClaimedMove, other: &ClaimedMove) -> Vec<Part> {
    let (one, other) = match (one, other) {
        (ClaimedMove::Step(one), ClaimedMove::Step(other)) => (one, other),
        _ if castling_in_words(one) == castling_in_words(other) => return Vec::new(),
        _ => return vec![Part::Castling],
    };
    fn differ<T: PartialEq>(one: Option<T>, other: Option<T>) -> bool {
        one.is_some() && other.is_some() && one != other
    }
    [
        (Part::Piece, differ(one.role, other.role)),
        (Part::FromFile, differ(one.from.file, other.from.file)),
        (Part::FromRank, differ(one.from.rank, other.from.rank)),
        (Part::ToFile, one.to.file() != other.to.file()),
        (Part::ToRank, one.to.rank() != other.to.rank()),
        (Part::Promotion, one.promotion != other.promotion),
    ]
    .into_iter()
    .filter_map(|(part, differs)| differs.then_some(part))
    .collect()
}

/// The castling that words mean, said as such or as the king's step along its first rank to its castling square. The
/// piece may be left unnamed.
#[must_use]
fn castling_in_words(claim: &ClaimedMove) -> Option<CastlingSide> {
    let step = match claim {
        ClaimedMove::Castle(side) => return Some(*side),
        ClaimedMove::Step(step) => step,
    };
    let from = step.from.square()?;
    let is_along = from.rank() == step.to.rank() && from.file().distance(step.to.file()) > 1;
    let is_of_a_king = step.role.is_none_or(|role| role == Role::King);
    let at_home = matches!(from.rank(), Rank::First | Rank::Eighth) && step.promotion.is_none();
    match step.to.file() {
        File::G if is_along && is_of_a_king && at_home => Some(CastlingSide::KingSide),
        File::C if is_along && is_of_a_king && at_home => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// Whether an announcement names both squares, or a castling. Tournament mode always requires it, so that no question
/// depends on what is legal.
#[must_use]
pub fn names_both_squares(claim: &ClaimedMove) -> bool {
    match claim {
        ClaimedMove::Castle(_) => true,
        ClaimedMove::Step(step) => step.from.square().is_some(),
    }
}
