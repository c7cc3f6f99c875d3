//! The paths of a knight over an empty board: how many moves it needs, and whether a route is a shortest one.

use shakmaty::Bitboard;
use shakmaty::attacks::knight_attacks;

use crate::Square;

/// The fewest moves that a knight needs between two squares: 6 at most.
#[must_use]
pub fn knight_moves(from: Square, to: Square) -> usize {
    rings(from).iter().position(|ring| ring.contains(to)).unwrap_or_default()
}

/// A shortest route without the first square. Among several it prefers the lowest squares.
#[must_use]
pub fn knight_route(from: Square, to: Square) -> Vec<Square> {
    let rings = rings(to);
    let mut route = Vec::new();
    let mut at = from;
    for ring in rings.iter().take(knight_moves(from, to)).rev() {
        // The rings grow from the goal by one move each, so a square of the next ring inwards is one move away.
        let Some(next) = (knight_attacks(at) & *ring).first() else { break };
        at = next;
        route.push(at);
    }
    route
}

/// Why a route is not a shortest one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RouteFault {
    /// A knight cannot go from the first square to the second.
    NoKnightMove(Square, Square),
    /// It ends on another square.
    EndsOn(Square),
    /// It takes too many moves: the first number instead of the second.
    TooLong(usize, usize),
}

/// Judges a route, given square by square without the first.
///
/// # Errors
/// If it is not a route, ends elsewhere, or is not the shortest.
pub fn judge_route(from: Square, to: Square, route: &[Square]) -> Result<(), RouteFault> {
    let mut at = from;
    for next in route {
        if !knight_attacks(at).contains(*next) {
            return Err(RouteFault::NoKnightMove(at, *next));
        }
        at = *next;
    }
    let least = knight_moves(from, to);
    if at != to {
        Err(RouteFault::EndsOn(at))
    } else if route.len() > least {
        Err(RouteFault::TooLong(route.len(), least))
    } else {
        Ok(())
    }
}

/// The squares that are no moves away, one move, two moves, and so on.
fn rings(from: Square) -> Vec<Bitboard> {
    let mut rings = vec![Bitboard::from(from)];
    let mut seen = Bitboard::from(from);
    while let Some(last) = rings.last().copied().filter(|_| seen != Bitboard::FULL) {
        let reached = last.into_iter().fold(Bitboard::EMPTY, |all, at| all | knight_attacks(at));
        rings.push(reached & !seen);
        seen |= reached;
    }
    rings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_knight_needs_what_everybody_knows_it_needs() {
        for (from, to, moves) in [
            (Square::G1, Square::G1, 0),
            (Square::G1, Square::F3, 1),
            (Square::B1, Square::D1, 2),
            (Square::A1, Square::B2, 4),
            (Square::A1, Square::H8, 6),
            (Square::D4, Square::E4, 3),
        ] {
            assert_eq!(knight_moves(from, to), moves, "{from} {to}");
        }
    }

    #[test]
    fn every_route_is_one_and_no_shorter_one_is() {
        for from in Square::ALL {
            for to in Square::ALL {
                let route = knight_route(from, to);
                assert_eq!(route.len(), knight_moves(from, to));
                assert_eq!(judge_route(from, to, &route), Ok(()), "{from} {to}");
                // The colour changes with every move, so it tells whether the number of moves is odd.
                let apart = from.is_light() != to.is_light();
                assert_eq!(route.len() % 2 == 1, apart);
                assert_eq!(knight_moves(to, from), route.len());
            }
        }
    }

    #[test]
    fn a_route_that_is_none_has_its_reason() {
        let judged = |route: &[Square]| judge_route(Square::G1, Square::E5, route);
        assert_eq!(judged(&[Square::F3, Square::E5]), Ok(()));
        let straight = RouteFault::NoKnightMove(Square::G1, Square::G3);
        assert_eq!(judged(&[Square::G3]), Err(straight));
        assert_eq!(judged(&[Square::F3]), Err(RouteFault::EndsOn(Square::F3)));
        let long = [Square::E2, Square::C3, Square::E4, Square::F6, Square::D7, Square::E5];
        assert_eq!(judged(&long), Err(RouteFault::TooLong(6, 2)));
        assert_eq!(judged(&[]), Err(RouteFault::EndsOn(Square::G1)));
    }
}
