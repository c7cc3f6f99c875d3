//! King safety: the pawns in front of a king, and the combined attack of the other side's pieces.

use shakmaty::{Bitboard, Board, Color, attacks};

use super::super::squares::seen_by;
use super::super::weights::{EarlyAndLate, WEIGHTS, of_count};
use super::count;
use super::reach::{Reached, around_king};
use super::spread::{beside, seen_from, spread};

/// The third and fourth ranks.
const NEAR_RANKS: u64 = 0xffff_0000;
/// Points added to those of the attacking pieces for a square that only the king guards and for a safe check, and
/// subtracted for a missing queen.
const WEAK_SQUARE: i32 = 1;
const CHECK: i32 = 2;
const NO_QUEEN: i32 = 4;

/// The pawns in front of a king on its first two ranks, and the opponent's pawns that come near it.
pub(super) fn shelter(pieces: &Board, own: Color) -> EarlyAndLate {
    let Some(king) = pieces.king_of(own).map(|king| seen_by(king, own)) else {
        return EarlyAndLate::default();
    };
    if king.rank() as usize > 1 {
        return EarlyAndLate::default();
    }
    let ours = seen_from(pieces.pawns() & pieces.by_color(own), own);
    let theirs = seen_from(pieces.pawns() & pieces.by_color(!own), own);
    let file = Bitboard::from_file(king.file()).0;
    let files = file | beside(file);
    let of = |squares: u64| count(Bitboard(squares));
    let mut sum = WEIGHTS.shelter_near.times(of(ours & files & 0xff00));
    sum.add(WEIGHTS.shelter_further.times(of(ours & files & 0xff_0000)));
    sum.add(WEIGHTS.shelter_bare.times(of(files & 0xff) - of(spread(ours) & files & 0xff)));
    sum.add(
        WEIGHTS.shelter_open.times(of(files & 0xff) - of(spread(ours | theirs) & files & 0xff)),
    );
    sum.add(WEIGHTS.storm.times(of(theirs & files & NEAR_RANKS)));
    sum
}

/// The combined attack of one side's pieces on the other king.
pub(super) fn danger(pieces: &Board, own: Color, ours: &Reached, theirs: &Reached) -> EarlyAndLate {
    let Some(king) = pieces.king_of(!own) else { return EarlyAndLate::default() };
    if ours.together == 0 {
        return EarlyAndLate::default();
    }
    let weak = around_king(king) & ours.all & !theirs.without_king;
    // Squares for a check that cannot be captured: not guarded at all, or only by the king while the checking piece
    // is guarded.
    let safe = !pieces.by_color(own) & (!theirs.all | !theirs.without_king & ours.twice);
    let lines = attacks::rook_attacks(king, pieces.occupied()) & safe;
    let diagonals = attacks::bishop_attacks(king, pieces.occupied()) & safe;
    let checks = [
        attacks::knight_attacks(king) & safe & ours.knights,
        diagonals & ours.bishops,
        lines & ours.rooks,
        (lines | diagonals) & ours.queens,
    ];
    let checks = checks.into_iter().filter(|squares| squares.any()).count();
    let mut sum = ours.together + WEAK_SQUARE * count(weak);
    sum += CHECK * i32::try_from(checks).unwrap_or(0);
    if (pieces.queens() & pieces.by_color(own)).is_empty() {
        sum -= NO_QUEEN;
    }
    of_count(&WEIGHTS.danger, sum)
}
