//! What pawns are worth by how they stand to each other and to the kings. Boards are turned so that their
//! player sees them from below.

use shakmaty::{Bitboard, Board, Color, Square};

use super::super::squares::seen_by;
use super::super::weights::{EarlyAndLate, WEIGHTS};
use super::count;

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
/// The four ranks that are the farthest.
const FAR_RANKS: u64 = 0xffff_ffff_0000_0000;
/// The third and fourth rank.
const NEAR_RANKS: u64 = 0xffff_0000;

pub(super) fn pawns(pieces: &Board, own: Color) -> EarlyAndLate {
    let ours = seen_from(pieces.pawns() & pieces.by_color(own), own);
    let theirs = seen_from(pieces.pawns() & pieces.by_color(!own), own);
    let neighbours = beside(spread(ours));
    let ahead = behind(theirs >> 8);
    let stopped = ahead | beside(ahead);
    let guarded = pawn_reach(ours);
    let mut sum = WEIGHTS.doubled.times(count(Bitboard(ours & behind(ours >> 8))));
    sum.add(WEIGHTS.isolated.times(count(Bitboard(ours & !neighbours))));
    sum.add(WEIGHTS.in_chain.times(count(Bitboard(ours & (guarded | beside(ours))))));
    let occupied = seen_from(pieces.occupied(), own);
    let king = |of: Color| pieces.king_of(of).map(|king| seen_by(king, own));
    for square in Bitboard(ours & !stopped & !behind(ours >> 8)) {
        let rank = square.rank() as usize;
        sum.add(WEIGHTS.passed.get(rank).copied().unwrap_or_default());
        if Bitboard(guarded).contains(square) {
            sum.add(WEIGHTS.passed_guarded);
        }
        let Some(next) = square.offset(8) else { continue };
        if Bitboard(occupied).contains(next) {
            sum.add(WEIGHTS.passed_blocked);
        }
        if Bitboard(FAR_RANKS).contains(square) {
            let apart = |king: Option<Square>| {
                king.map_or(0, |king| i32::try_from(king.distance(next)).unwrap_or(0))
            };
            sum.add(WEIGHTS.own_king_apart.times(apart(king(own))));
            sum.add(WEIGHTS.their_king_apart.times(apart(king(!own))));
        }
    }
    sum
}

/// The own pawns before the king, where it stands on its first two ranks, and theirs that come near it.
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
    sum.add(WEIGHTS.storm.times(of(theirs & files & NEAR_RANKS)));
    sum
}

/// What these pawns of a side attack.
pub(super) fn guarded_by_pawns(pawns: Bitboard, own: Color) -> Bitboard {
    Bitboard(seen_from(Bitboard(pawn_reach(seen_from(pawns, own))), own))
}

/// The squares in the middle of the board and beyond, from which no pawn of the other side can drive anybody away.
pub(super) fn never_driven_away(their_pawns: Bitboard, own: Color) -> Bitboard {
    let theirs = seen_from(their_pawns, own);
    let driven = beside(behind(theirs >> 8));
    Bitboard(seen_from(Bitboard(!driven & 0x00ff_ffff_ff00_0000), own))
}

/// The squares as the player of this colour sees them.
fn seen_from(squares: Bitboard, own: Color) -> u64 {
    own.fold_wb(squares.0, squares.0.swap_bytes())
}

/// What pawns attack, seen by their player.
fn pawn_reach(pawns: u64) -> u64 {
    pawns << 9 & !FILE_A | pawns << 7 & !FILE_H
}

/// The squares to the left and right.
fn beside(squares: u64) -> u64 {
    squares >> 1 & !FILE_H | squares << 1 & !FILE_A
}

/// These squares and all nearer to the player.
fn behind(mut squares: u64) -> u64 {
    squares |= squares >> 8;
    squares |= squares >> 16;
    squares | squares >> 32
}

/// The whole files of these squares.
fn spread(squares: u64) -> u64 {
    let mut down = behind(squares) & 0xff;
    down |= down << 8;
    down |= down << 16;
    down | down << 32
}
