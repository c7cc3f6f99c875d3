//! The worth of each kind of piece on each square, in the middlegame and the endgame.

use shakmaty::{Color, Piece, Square};

use super::weights::{EarlyAndLate, PieceWeights, WEIGHTS};

/// The worth of a piece on its square.
pub(super) fn standing(piece: Piece, square: Square) -> EarlyAndLate {
    STANDING[piece.role as usize - 1][seen_by(square, piece.color) as usize]
}

/// The square as a player of this colour sees it.
pub(super) fn seen_by(square: Square, own: Color) -> Square {
    own.fold_wb(square, square.flip_vertical())
}

/// How central a square is, from 0 in a corner to 6.
pub(super) fn centrality(square: usize) -> i32 {
    let steps = inwards(square % 8) + inwards(square / 8);
    i32::try_from(steps).unwrap_or(0)
}

/// The distance of a file or rank from the edge of the board, from 0 to 3.
const fn inwards(line: usize) -> usize {
    if line < 4 { line } else { 7 - line }
}

/// From White's side of the board.
static STANDING: [[EarlyAndLate; 64]; 6] = {
    let mut all = [[EarlyAndLate::new(0, 0); 64]; 6];
    let mut role = 0;
    while role < 6 {
        let mut square = 0;
        while square < 64 {
            all[role][square] = worth(&WEIGHTS.pieces[role], square);
            square += 1;
        }
        role += 1;
    }
    all
};

const fn worth(weights: &PieceWeights, square: usize) -> EarlyAndLate {
    let there = weights.ranks[square / 8].plus(weights.files[inwards(square % 8)]);
    weights.itself.plus(there)
}
