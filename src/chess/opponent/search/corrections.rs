//! Corrects static evaluations by their earlier errors in similar positions: with the same pawns, or with the same
//! pieces of one side. The errors are kept only during one search.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Position as _};

use super::super::level::Diligence;
use super::super::memory::Bound;
use super::super::order::{count, is_quiet, note};
use super::super::worth::MATES;
use super::{OpponentSearch, SearchNode, Tried};

/// The size of the table for each kind of similarity, as a power of two.
const POWER: u32 = 14;
/// The kinds: pawns, White's pieces, Black's pieces.
const KINDS: usize = 3;
/// The largest entry, and the divisor for the correction from each kind.
const MOST: i32 = 1024;
const SHARE: i32 = 16;
/// How much is learned at once: a share of the error for each ply searched, and at most a quarter of the largest
/// entry.
const A_PLY: i32 = 8;

/// The errors for each side to move. Empty without utmost diligence.
pub(super) struct Corrections {
    misses: Vec<i16>,
}

impl Corrections {
    pub(super) fn new(diligence: Diligence) -> Corrections {
        let places = match diligence {
            Diligence::Usual => 0,
            Diligence::Utmost => (2 * KINDS) << POWER,
        };
        Corrections { misses: vec![0; places] }
    }

    /// By how much an evaluation is probably too low.
    pub(super) fn of(&self, board: &Chess) -> i32 {
        if self.misses.is_empty() {
            return 0;
        }
        let misses = places(board).map(|place| count(&self.misses, Some(place)));
        misses.into_iter().sum::<i32>() / SHARE
    }

    fn learn(&mut self, board: &Chess, miss: i32, depth: i32) {
        if self.misses.is_empty() {
            return;
        }
        let step = (miss * depth / A_PLY).clamp(-MOST / 4, MOST / 4);
        for place in places(board) {
            note(&mut self.misses, Some(place), step, MOST);
        }
    }
}

impl<S: FnMut() -> bool> OpponentSearch<'_, S> {
    /// Learns from the result of a search, unless a capture made the difference.
    pub(super) fn learn(
        &mut self,
        node: SearchNode,
        tried: Tried,
        (bound, best): (Bound, Option<Move>),
        depth: i32,
    ) {
        let Some(worth) = tried.stance.worth else { return };
        let is_told = match bound {
            Bound::Exact => true,
            Bound::AtLeast => tried.best > worth,
            Bound::AtMost => tried.best < worth,
        };
        if is_told && best.is_none_or(is_quiet) && tried.best.abs() < MATES {
            self.corrections.learn(node.board, tried.best - worth, depth);
        }
    }
}

/// The places in the table for each kind of similarity.
fn places(board: &Chess) -> [usize; KINDS] {
    let pieces = board.board();
    let pawns = mixed([pieces.pawns() & pieces.white(), pieces.pawns() & pieces.black()]);
    let kinds = [pawns, army(pieces, Color::White), army(pieces, Color::Black)];
    let mut first = board.turn().fold_wb(0, KINDS);
    kinds.map(|number| {
        let place = (first << POWER) + (number >> (u64::BITS - POWER)) as usize;
        first += 1;
        place
    })
}

/// A hash of where one side's pieces are.
fn army(pieces: &Board, side: Color) -> u64 {
    let own = pieces.by_color(side);
    let of = [pieces.knights(), pieces.bishops(), pieces.rooks_and_queens(), pieces.kings()];
    mixed(of.map(|role| role & own))
}

/// A fast hash of sets of squares. Its first bits depend on all of them.
fn mixed<const N: usize>(sets: [Bitboard; N]) -> u64 {
    let together = sets.into_iter().fold(0_u64, |sum, squares| {
        (sum ^ squares.0).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23)
    });
    together.wrapping_mul(0xd6e8_feb8_6659_fd93)
}
