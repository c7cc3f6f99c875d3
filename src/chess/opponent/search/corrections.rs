//! By how much a judgement was wrong where things stood alike: what looking ahead found is remembered by the pawns and by
//! the pieces of either side, and judgements that follow are corrected. Never keeps it from one move to the next.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Position as _};

use super::super::level::Diligence;
use super::super::memory::Bound;
use super::super::order::{count, is_quiet, note};
use super::super::worth::MATES;
use super::{OpponentSearch, SearchNode, Tried};

/// Two to this power of places for each kind of likeness.
const POWER: u32 = 14;
/// By pawns, by White's pieces and by Black's.
const KINDS: usize = 3;
/// The most that a place says, and by how much of that a judgement is corrected for each kind.
const MOST: i32 = 1024;
const SHARE: i32 = 16;
/// What is learned at once is a share of the miss for each ply looked ahead, and no more than a quarter of the most.
const A_PLY: i32 = 8;

/// What was learned, for each side to move; nothing without utmost diligence.
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

    /// By how much a judgement is likely to be too low.
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
    /// Learns from what a position has turned out to be worth, where no capture made the difference.
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

/// Where in the table what is known of each kind of likeness is.
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

/// A number for where one side's pieces stand.
fn army(pieces: &Board, side: Color) -> u64 {
    let own = pieces.by_color(side);
    let of = [pieces.knights(), pieces.bishops(), pieces.rooks_and_queens(), pieces.kings()];
    mixed(of.map(|role| role & own))
}

/// A number for sets of squares that is soon found; its first bits depend on all of them.
fn mixed<const N: usize>(sets: [Bitboard; N]) -> u64 {
    let together = sets.into_iter().fold(0_u64, |sum, squares| {
        (sum ^ squares.0).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23)
    });
    together.wrapping_mul(0xd6e8_feb8_6659_fd93)
}
