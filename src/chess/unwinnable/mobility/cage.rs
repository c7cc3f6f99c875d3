//! What bishops attack that share a small cage with one or two gaps: however they stand in it, some squares stay
//! attacked.

use shakmaty::{Bitboard, Color, Role, attacks};

use super::{Man, Mobility};

/// Cages with more cells or more gaps are not examined.
const CELLS: usize = 12;
const GAPS: usize = 2;

impl Mobility {
    /// What the bishops of a side always attack although they move: bishops in cages that no other man can enter and
    /// that have one or two free squares.
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

    /// Whether only `count` men can ever come to these squares.
    fn is_cage(&self, cells: Bitboard, count: usize) -> bool {
        self.men.iter().filter(|man| !man.reach().is_disjoint(cells)).count() == count
    }
}

/// What `count` bishops on these cells attack however they stand, with `others` on the board.
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
