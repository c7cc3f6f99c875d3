//! The order in which the pairs of a round sit, if only their points decide it.

use std::cmp::Reverse;

use super::entrant::Pairing;

/// The order of FIDE's rules for Swiss systems (C.04.2): by the points of the higher-scoring player, then by the points
/// of both together, then by the smaller starting number.
pub(super) fn in_order_of_boards(mut pairs: Vec<Pairing>) -> Vec<Pairing> {
    pairs.sort_by_key(|Pairing { white, black }| {
        let (white_has, black_has) = (white.half_points, black.half_points);
        let more = white_has.max(black_has);
        (Reverse(more), Reverse(white_has.saturating_add(black_has)), white.rank.min(black.rank))
    });
    pairs
}
