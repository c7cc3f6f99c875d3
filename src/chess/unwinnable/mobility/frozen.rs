//! Men that can never be the first of them to move or to be captured, so that none of them
//! ever does: each is held by others of them. Never moves a man.

use shakmaty::{Bitboard, ByColor, Chess, Color, Position as _, Rank, Role, Square};

use super::{Assumption, Man, Mobility, Side, steps};

/// The mobility of a position in which no capture en passant is possible now and nobody may
/// castle, as long as the loser has not mated: the most men that hold each other stay where
/// they are.
pub(in super::super) fn mobility(position: &Chess, winner: Color) -> Mobility {
    let mut frozen = position.board().occupied();
    loop {
        let assumed = Assumption { sealed: frozen, pinned: frozen };
        let mobility = Mobility::assuming(position, winner, assumed);
        let sides = mobility.sides();
        let held: Bitboard = frozen
            .into_iter()
            .filter(|home| mobility.man_at(*home).is_some_and(|man| mobility.is_held(man, &sides)))
            .collect();
        if held == frozen {
            return mobility;
        }
        frozen = held;
    }
}

impl Mobility {
    /// Whether a frozen man can neither be captured nor move while all frozen men stand where
    /// they are, or moves only to mate the winner, which ends the game.
    fn is_held(&self, man: &Man, sides: &ByColor<Side>) -> bool {
        if self.is_struck(man, sides) {
            return false;
        }
        let first_steps = self.first_steps(man, sides);
        first_steps.is_empty()
            || self.may_mate(man)
                && first_steps.into_iter().all(|to| self.is_mate_by(man, to, sides))
    }

    /// Whether somebody who is not frozen could capture a man where it stands.
    fn is_struck(&self, man: &Man, sides: &ByColor<Side>) -> bool {
        let protected = man.home.is_subset(sides.get(man.side).steady);
        man.role != Role::King
            && self.of_side(!man.side).any(|other| {
                let kept_off = other.role == Role::King && protected;
                !self.is_frozen(other) && !kept_off && man.home.is_subset(other.strikes())
            })
    }

    fn is_frozen(&self, man: &Man) -> bool {
        man.home.is_subset(self.assumed.pinned)
    }

    /// The nearest squares to which a frozen man could go, or capture.
    fn first_steps(&self, man: &Man, sides: &ByColor<Side>) -> Bitboard {
        let (own, other) = (sides.get(man.side), sides.get(!man.side));
        match man.role {
            Role::Pawn => {
                let ahead = steps::push(man.side, man.home) & own.clear & other.clear;
                ahead | steps::pawn_attack(man.side, man.home) & other.prey
            }
            Role::King => steps::neighbours(man.home) & own.clear & !other.steady,
            role => steps::piece(role, man.home) & own.clear & other.without_king,
        }
    }

    /// Whether a man moves one step at a time and stays what it is, so that its first steps
    /// are all its moves.
    fn may_mate(&self, man: &Man) -> bool {
        let side = man.side;
        let twice = Bitboard::from(side.fold_wb(Rank::Second, Rank::Seventh));
        let promotes = Bitboard::from(side.fold_wb(Rank::Seventh, Rank::Second));
        let pawn = man.role == Role::Pawn && man.home.is_disjoint(twice | promotes);
        side != self.winner && (pawn || man.role == Role::Knight)
    }

    /// Whether a frozen man of the loser's mates the winner by its first move, to here: the
    /// king is frozen, each square beside it is held by a frozen man of its own or attacked by
    /// another frozen one of the loser's, and nobody can capture the man or come between.
    fn is_mate_by(&self, man: &Man, to: Square, sides: &ByColor<Side>) -> bool {
        // A king that is not frozen could move.
        let Some(king) = self.of_king(!man.side).single_square() else { return false };
        let there = Bitboard::from(to);
        let checked = match man.role {
            Role::Pawn => steps::pawn_attack(man.side, there),
            role => steps::piece(role, there),
        };
        // A line that the man leaves may be opened on where it arrives.
        let touched = man.home | there;
        let caught = self
            .of_side(!man.side)
            .any(|other| other.role != Role::King && !other.strikes().is_disjoint(touched));
        checked.contains(king) && !caught && self.has_no_escape(king, man, to, sides)
    }
}
