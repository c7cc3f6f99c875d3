//! Operations on sets of squares that are turned so that a player's pawns advance upwards: what pawns attack, and
//! squares shifted or spread along files and ranks.

use shakmaty::{Bitboard, Color};

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// The squares that a side's pawns attack.
pub(super) fn guarded_by_pawns(pawns: Bitboard, own: Color) -> Bitboard {
    turned_back(pawn_reach(seen_from(pawns, own)), own)
}

/// The squares in the middle of the board and beyond from which no pawn of the other side can drive a piece away.
pub(super) fn never_driven_away(their_pawns: Bitboard, own: Color) -> Bitboard {
    let theirs = seen_from(their_pawns, own);
    let driven = beside(behind(theirs >> 8));
    turned_back(!driven & 0x00ff_ffff_ff00_0000, own)
}

/// The squares as the player of this colour sees them.
pub(super) fn seen_from(squares: Bitboard, own: Color) -> u64 {
    own.fold_wb(squares.0, squares.0.swap_bytes())
}

/// Turns squares back from the view of the player of this colour.
pub(super) fn turned_back(squares: u64, own: Color) -> Bitboard {
    Bitboard(seen_from(Bitboard(squares), own))
}

/// What pawns attack, from their player's view.
pub(super) fn pawn_reach(pawns: u64) -> u64 {
    pawns << 9 & !FILE_A | pawns << 7 & !FILE_H
}

/// The squares directly to the left and right.
pub(super) fn beside(squares: u64) -> u64 {
    squares >> 1 & !FILE_H | squares << 1 & !FILE_A
}

/// These squares and all squares behind them, nearer to the player.
pub(super) fn behind(mut squares: u64) -> u64 {
    squares |= squares >> 8;
    squares |= squares >> 16;
    squares | squares >> 32
}

/// These squares and all squares in front of them.
pub(super) fn beyond(mut squares: u64) -> u64 {
    squares |= squares << 8;
    squares |= squares << 16;
    squares | squares << 32
}

/// The whole files of these squares.
pub(super) fn spread(squares: u64) -> u64 {
    let mut down = behind(squares) & 0xff;
    down |= down << 8;
    down |= down << 16;
    down | down << 32
}
