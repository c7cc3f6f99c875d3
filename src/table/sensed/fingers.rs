//! The pieces that hands have touched, in order (4.3, D.2.2): facts for the arbiter, told only if the event asks for
//! them.

use shakmaty::Board;

use crate::chess::{ClaimedMove, Color, Move, Piece, Square};
use crate::clock::{Moment, Span};
use crate::standing::Legality;

use super::sense::BoardSense;

/// A piece that has left its square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TouchSeen {
    pub square: Square,
    pub piece: Piece,
    /// When it left.
    pub at: Moment,
}

/// The touches before a move of this player, in order, if any of the pieces was neither moved nor captured. Castling
/// moves two.
#[must_use]
pub fn touched_besides(
    touched: &[TouchSeen],
    by: Color,
    claim: &ClaimedMove,
    legality: &Legality,
) -> Vec<TouchSeen> {
    let takes_part = |seen: &TouchSeen| match (legality, claim) {
        (Legality::Legal(Move::EnPassant { from, to }), _) => {
            [*from, Square::from_coords(to.file(), from.rank())].contains(&seen.square)
        }
        (Legality::Legal(Move::Castle { king, rook }), _) => [*king, *rook].contains(&seen.square),
        (Legality::Legal(made), _) => {
            made.from() == Some(seen.square) || made.to() == seen.square && seen.piece.color != by
        }
        (_, ClaimedMove::Step(step)) => {
            seen.piece.color == by && step.from.admits(seen.square)
                || seen.piece.color != by && step.to == seen.square
        }
        // The squares of an illegal castling are not known.
        (_, ClaimedMove::Castle(_)) => true,
    };
    if touched.iter().all(takes_part) { Vec::new() } else { touched.to_vec() }
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Fingers {
    /// Pieces that are off their squares and not reported yet.
    away: Vec<TouchSeen>,
    told: Vec<Square>,
}

impl Fingers {
    /// Takes in a reading, given where the pieces should stand, and returns the touches that have become certain: of
    /// pieces that were away for long enough.
    pub(super) fn follow(
        &mut self,
        now: Moment,
        sense: &BoardSense,
        right: &Board,
        touch: Span,
    ) -> Vec<TouchSeen> {
        let certain = self.certain(now, touch);
        let wrong = sense.wrong(right);
        self.away.retain(|seen| wrong.contains(&seen.square));
        for square in wrong {
            let is_known =
                self.told.contains(&square) || self.away.iter().any(|seen| seen.square == square);
            if let Some(piece) = right.piece_at(square)
                && !is_known
            {
                self.away.push(TouchSeen { square, piece, at: now });
            }
        }
        certain
    }

    /// The touches that have lasted long enough by now.
    pub(super) fn certain(&mut self, now: Moment, touch: Span) -> Vec<TouchSeen> {
        let lasted = |seen: &TouchSeen| now.since(seen.at) >= touch;
        let certain: Vec<TouchSeen> = self.away.iter().copied().filter(lasted).collect();
        self.away.retain(|seen| !lasted(seen));
        self.told.extend(certain.iter().map(|seen| seen.square));
        certain
    }

    /// When the next touch becomes certain.
    pub(super) fn next(&self, touch: Span) -> Option<Moment> {
        self.away.iter().map(|seen| seen.at + touch).min()
    }

    /// A move stands: pieces that are away belong to it, and the next turn begins.
    pub(super) fn end_turn(&mut self) -> Vec<TouchSeen> {
        std::mem::take(self).away
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Position, judge};
    use crate::standing::Standing;

    /// What is reported if these squares are touched in this order before the move.
    fn told(fen: &str, touched: &[Square], claim: ClaimedMove) -> Vec<Square> {
        let position = Position::from_fen(fen).expect("a position");
        let seen = |at: &Square| TouchSeen {
            square: *at,
            piece: position.piece_at(*at).expect("a piece"),
            at: Moment::ZERO,
        };
        let touched: Vec<TouchSeen> = touched.iter().map(seen).collect();
        let legality = Standing::Regular(position.clone()).judge(&claim);
        assert_eq!(judge(&position, &claim).is_ok(), matches!(legality, Legality::Legal(_)));
        let told = touched_besides(&touched, position.turn(), &claim, &legality);
        told.iter().map(|seen| seen.square).collect()
    }

    #[test]
    fn only_a_piece_that_had_no_part_in_the_move_is_told_and_with_it_all_in_order() {
        use Square as S;
        let castle = ClaimedMove::Castle(shakmaty::CastlingSide::KingSide);
        let castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        for touched in [&[S::E1, S::H1][..], &[S::H1, S::E1]] {
            assert_eq!(told(castling, touched, castle), []);
        }
        let capture = "4k3/8/8/3p4/4P3/8/8/4K1N1 w - - 0 1";
        let takes = ClaimedMove::between(S::E4, S::D5);
        assert_eq!(told(capture, &[S::D5, S::E4], takes), []);
        assert_eq!(told(capture, &[S::G1, S::E4, S::D5], takes), [S::G1, S::E4, S::D5]);
        // The opponent's piece was touched, and another move was made.
        let advances = ClaimedMove::between(S::E4, S::E5);
        assert_eq!(told(capture, &[S::D5, S::E4], advances), [S::D5, S::E4]);
        let in_passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        assert_eq!(told(in_passing, &[S::D5, S::E5], ClaimedMove::between(S::E5, S::D6)), []);
        // An illegal move moves its piece as well.
        assert_eq!(told(capture, &[S::G1], ClaimedMove::between(S::G1, S::G4)), []);
        assert_eq!(
            told(capture, &[S::E1, S::G1], ClaimedMove::between(S::G1, S::G4)),
            [S::E1, S::G1]
        );
    }
}
