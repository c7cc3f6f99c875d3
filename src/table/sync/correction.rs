//! The steps by which hands turn one board into another, piece by piece: no piece is put where another still stands.

use shakmaty::Board;

use crate::chess::{Piece, Square};

/// One step of setting a board right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Correction {
    /// A piece goes to another square.
    Move {
        piece: Piece,
        from: Square,
        /// The square where it belongs.
        to: Square,
    },
    /// A piece leaves the board.
    TakeOff {
        piece: Piece,
        /// The square where it is now.
        from: Square,
    },
    /// A piece comes onto the board.
    PutOn {
        piece: Piece,
        /// The square where it belongs.
        to: Square,
    },
}

/// The squares on which two boards differ.
#[must_use]
pub fn differing(one: &Board, other: &Board) -> Vec<Square> {
    Square::ALL
        .into_iter()
        .filter(|square| one.piece_at(*square) != other.piece_at(*square))
        .collect()
}

/// The steps that turn one board into another, in an order that hands can follow: first what leaves the board, then
/// the moves, then what comes onto it.
#[must_use]
pub fn corrections(board: &Board, right: &Board) -> Vec<Correction> {
    let wrong = differing(board, right);
    let mut missing: Vec<(Square, Piece)> =
        wrong.iter().filter_map(|at| Some((*at, right.piece_at(*at)?))).collect();
    let mut done = Vec::new();
    let mut moves = Vec::new();
    for (from, piece) in wrong.iter().filter_map(|at| Some((*at, board.piece_at(*at)?))) {
        // The nearest square that lacks such a piece: pieces slip to neighbouring squares.
        let nearest = (0..missing.len())
            .filter(|place| missing[*place].1 == piece)
            .min_by_key(|place| missing[*place].0.distance(from));
        match nearest {
            Some(place) => moves.push((piece, from, missing.remove(place).0)),
            None => done.push(Correction::TakeOff { piece, from }),
        }
    }
    let put_on = missing.into_iter().map(|(to, piece)| Correction::PutOn { piece, to });
    let put_on: Vec<Correction> = in_order(moves, &mut done).into_iter().chain(put_on).collect();
    done.extend(put_on);
    done
}

/// Adds the moves so that each target square is empty. If pieces block each other, one of them is taken off; returns
/// what has to be put back at the end.
fn in_order(
    mut moves: Vec<(Piece, Square, Square)>,
    done: &mut Vec<Correction>,
) -> Vec<Correction> {
    let mut put_back = Vec::new();
    while !moves.is_empty() {
        let free = moves.iter().position(|(_, _, to)| moves.iter().all(|(_, from, _)| from != to));
        match free {
            Some(index) => {
                let (piece, from, to) = moves.remove(index);
                done.push(Correction::Move { piece, from, to });
            }
            None => {
                let (piece, from, to) = moves.remove(0);
                done.push(Correction::TakeOff { piece, from });
                put_back.push(Correction::PutOn { piece, to });
            }
        }
    }
    put_back
}
