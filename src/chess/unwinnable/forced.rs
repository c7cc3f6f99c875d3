//! The static proofs after almost forced moves: each time there are only a few, and all of them lead to a proof.

use shakmaty::{Chess, Color, Position as _};

use super::after;

/// With more moves a position is not forced.
pub(super) const FEW: usize = 3;

/// The most moves in a row, and the most positions in total.
const DEEP: u32 = 4;
const MOST: u32 = 24;

/// Whether `winner` can never mate because each of a few forced moves leads to a proof.
pub(super) fn refute(position: &Chess, winner: Color) -> bool {
    let mut left = MOST;
    every_move_fails(position, winner, DEEP, &mut left)
}

/// Whether there is a move and every move leads to a proof.
fn every_move_fails(position: &Chess, winner: Color, deep: u32, left: &mut u32) -> bool {
    let legal = position.legal_moves();
    if deep == 0 || !(1..=FEW).contains(&legal.len()) {
        return false;
    }
    legal.iter().all(|legal| fails(&after(position, *legal), winner, deep - 1, left))
}

fn fails(position: &Chess, winner: Color, deep: u32, left: &mut u32) -> bool {
    if *left == 0 {
        return false;
    }
    *left -= 1;
    super::proven(position, winner).is_some() || every_move_fails(position, winner, deep, left)
}
