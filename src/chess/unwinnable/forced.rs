//! The static proofs after moves that are almost forced: hardly any is left each time, and all
//! of them lead to a proof.

use shakmaty::{Chess, Color, Position as _};

use super::after;

/// More moves than these are not forced.
pub(super) const FEW: usize = 3;

/// How many moves deep, and to how many positions in all.
const DEEP: u32 = 4;
const MOST: u32 = 24;

/// Proves that `winner` can never mate because each of a few forced moves leads to where that
/// is proven, or finds nothing.
pub(super) fn refute(position: &Chess, winner: Color) -> bool {
    let mut left = MOST;
    every_move_fails(position, winner, DEEP, &mut left)
}

/// Whether every move leads to a proof, of which there is at least one move.
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
