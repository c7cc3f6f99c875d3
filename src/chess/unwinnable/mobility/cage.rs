//! What bishops attack that share a cage with hardly a gap: whichever way they stand in it,
//! some squares stay attacked. Never moves a man.

use shakmaty::{Bitboard, Color, Role, attacks};

use super::{Man, Mobility};

/// A cage with more cells is not looked at, nor one with more gaps.
const CELLS: usize = 12;
const GAPS: usize = 2;

impl Mobility {
    /// What bishops of a side attack for ever, although they move: those that nobody can ever
    /// come to, and that leave each other hardly a square.
    pub(super) fn caged_attack(&self, side: Color, visited: Bitboard) -> Bitboard {
        let mut left: Vec<&Man> =
            self.of_side(side).filter(|man| man.role == Role::Bishop).collect();
        let mut attacked = Bitboard::EMPTY;
        while let Some(first) = left.pop() {
            let (mut cells, mut count) = (first.pieces, 1);
            while let Some(index) = left.iter().position(|man| !man.pieces.is_disjoint(cells)) {
                cells |= left.swap_remove(index).pieces;
                count += 1;
            }
            let tight = (count + 1..=count + GAPS).contains(&cells.count());
            if tight && cells.count() <= CELLS && self.is_cage(cells, count) {
                attacked |= always_attacked(cells, count, (self.occupied() | visited) & !cells);
            }
        }
        attacked
    }

    /// Whether nobody can come to these squares but so many men.
    fn is_cage(&self, cells: Bitboard, count: usize) -> bool {
        self.men.iter().filter(|man| !man.reach().is_disjoint(cells)).count() == count
    }
}

/// What so many bishops attack on these cells whichever way they stand, if others stand there.
fn always_attacked(cells: Bitboard, count: usize, others: Bitboard) -> Bitboard {
    let attacked = |men: Bitboard| {
        let attack = |from| attacks::bishop_attacks(from, men | others);
        men.into_iter().fold(Bitboard::EMPTY, |all, from| all | attack(from))
    };
    cells
        .carry_rippler()
        .filter(|men| men.count() == count)
        .fold(Bitboard::FULL, |always, men| always & attacked(men))
}
