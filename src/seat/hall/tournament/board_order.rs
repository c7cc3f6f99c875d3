//! In which order the pairs of a round sit at the boards, where nothing but their points says so. Never
//! changes a pair.

use std::cmp::Reverse;

use super::entrant::Pairing;

/// The pairs as FIDE's rules for Swiss systems publish them (C.04.2): by the points of whoever has more,
/// then by the points of both together, then by the smaller number of the two players.
pub(super) fn in_order_of_boards(mut pairs: Vec<Pairing>) -> Vec<Pairing> {
    pairs.sort_by_key(|Pairing { white, black }| {
        let (white_has, black_has) = (white.half_points, black.half_points);
        let more = white_has.max(black_has);
        (Reverse(more), Reverse(white_has.saturating_add(black_has)), white.rank.min(black.rank))
    });
    pairs
}
