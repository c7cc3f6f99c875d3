//! The pawn terms of the evaluation: how pawns stand to each other, to the kings and to what the pieces reach. Boards
//! are turned so that the pawns advance upwards.

use shakmaty::{Bitboard, Board, Color, Square};

use super::super::squares::seen_by;
use super::super::weights::{EarlyAndLate, WEIGHTS, of_count};
use super::count;
use super::reach::Reached;
use super::spread::{behind, beside, beyond, pawn_reach, seen_from, spread, turned_back};

/// The four farthest ranks.
const FAR_RANKS: u64 = 0xffff_ffff_0000_0000;

pub(super) fn pawns(
    pieces: &Board,
    own: Color,
    reached: &Reached,
    theirs: &Reached,
) -> EarlyAndLate {
    let of = |side: Color| seen_from(pieces.pawns() & pieces.by_color(side), own);
    let (ours, their_pawns) = (of(own), of(!own));
    let neighbours = beside(spread(ours));
    let guarded = seen_from(reached.pawns, own);
    let ahead = behind(their_pawns >> 8);
    let stopped = ahead | beside(ahead);
    // Pawns that no pawn of ours can guard any more, and that one of theirs keeps from advancing.
    let left_behind = neighbours & !beside(beyond(ours));
    let backward = ours & left_behind & seen_from(theirs.pawns, own) >> 8;
    let mut sum = WEIGHTS.doubled.times(count(Bitboard(ours & behind(ours >> 8))));
    sum.add(WEIGHTS.isolated.times(count(Bitboard(ours & !neighbours))));
    sum.add(WEIGHTS.backward.times(count(Bitboard(backward))));
    for square in Bitboard(ours & guarded) {
        sum.add(of_rank(&WEIGHTS.guarded, square));
    }
    for square in Bitboard(ours & beside(ours)) {
        sum.add(of_rank(&WEIGHTS.abreast, square));
    }
    for square in Bitboard(ours & !stopped & !behind(ours >> 8)) {
        sum.add(passed(pieces, own, square, (guarded, reached, theirs)));
    }
    sum
}

/// A passed pawn.
fn passed(
    pieces: &Board,
    own: Color,
    square: Square,
    (guarded, reached, theirs): (u64, &Reached, &Reached),
) -> EarlyAndLate {
    let mut sum = of_rank(&WEIGHTS.passed, square);
    if Bitboard(guarded).contains(square) {
        sum.add(WEIGHTS.passed_guarded);
    }
    let Some(next) = square.offset(8) else { return sum };
    let occupied = seen_from(pieces.occupied(), own);
    let their_squares = seen_from(theirs.all, own);
    if Bitboard(occupied).contains(next) {
        sum.add(WEIGHTS.passed_blocked);
    } else if !Bitboard(their_squares & !seen_from(reached.all, own)).contains(next) {
        sum.add(of_rank(&WEIGHTS.passed_free, square));
    }
    if !Bitboard(FAR_RANKS).contains(square) {
        return sum;
    }
    let path = Bitboard(beyond(Bitboard::from_square(square).0 << 8));
    if (path & Bitboard(occupied | their_squares)).is_empty() {
        sum.add(of_rank(&WEIGHTS.passed_path, square));
    }
    let rooks = seen_from(pieces.rooks() & pieces.by_color(own), own);
    if (Bitboard(rooks) & Bitboard(behind(Bitboard::from_square(square).0))).any() {
        sum.add(WEIGHTS.rook_behind);
    }
    let apart = |of: Color| {
        let king = pieces.king_of(of).map(|king| seen_by(king, own));
        king.map_or(0, |king| i32::try_from(king.distance(next)).unwrap_or(0))
    };
    let rank = square.rank() as i32 - 3;
    sum.add(WEIGHTS.own_king_apart.times(apart(own)));
    sum.add(WEIGHTS.their_king_apart.times(apart(!own)));
    sum.add(WEIGHTS.their_king_late.times(apart(!own) * rank));
    sum
}

fn of_rank(weights: &[EarlyAndLate; 8], square: Square) -> EarlyAndLate {
    of_count(weights, square.rank() as i32)
}

/// The squares that a pawn push could attack: the pushed pawn lands on an empty square that no pawn of theirs
/// attacks, and that their other pieces attack only if ours guard it.
pub(super) fn threatened_by_pushes(
    pieces: &Board,
    own: Color,
    reached: &Reached,
    theirs: &Reached,
) -> Bitboard {
    let ours = seen_from(pieces.pawns() & pieces.by_color(own), own);
    let empty = !seen_from(pieces.occupied(), own);
    let once = ours << 8 & empty;
    let twice = (once & 0xff_0000) << 8 & empty;
    let lost = theirs.pawns | theirs.all & !reached.all;
    let pushed = (once | twice) & !seen_from(lost, own);
    turned_back(pawn_reach(pushed), own)
}
