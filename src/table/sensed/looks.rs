//! Describes a board that does not show the game.

use shakmaty::Board;

use crate::chess::{Color, Square};

use super::sense::{BoardSense, SquareSense};

/// With more wrong squares it is not a mistake: the board shows another position.
const MOST_MISTAKES: usize = 8;
/// A game begins with this many pieces on each side, and never has more.
const MOST_MEN: usize = 16;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardLooks {
    /// Some squares differ.
    OtherwiseOnSquares,
    Empty,
    /// It has more pieces than any game.
    Overfull,
    /// It shows the game mirrored.
    Mirrored,
    /// It shows the game turned by a quarter.
    QuarterTurned,
    /// It shows another position.
    AnotherPosition,
}

/// Describes a reading, given the right position.
pub(super) fn looks(sense: &BoardSense, right: &Board) -> BoardLooks {
    let count = |is_one: &dyn Fn(SquareSense) -> bool| {
        Square::ALL.into_iter().filter(|at| is_one(sense.at(*at))).count()
    };
    let of_color = |color: Color| {
        count(&|felt| match felt {
            SquareSense::Coloured(felt) => felt == color,
            SquareSense::Stands(piece) => piece.color == color,
            SquareSense::Unknown | SquareSense::Empty | SquareSense::Occupied => false,
        })
    };
    let all = count(&SquareSense::is_something);
    if all == 0 && right.occupied().any() {
        return BoardLooks::Empty;
    }
    if all > 2 * MOST_MEN || Color::ALL.into_iter().any(|color| of_color(color) > MOST_MEN) {
        return BoardLooks::Overfull;
    }
    // A board that only tells whether a square is occupied cannot tell pieces apart.
    if sense.tells_colours() {
        let stands_by =
            |seen: &fn(Square) -> Square| BoardSense::by(|at| sense.at(seen(at))).admits(right);
        let mirrors: [fn(Square) -> Square; 2] = [Square::flip_horizontal, Square::flip_vertical];
        if mirrors.iter().any(stands_by) {
            return BoardLooks::Mirrored;
        }
        let quarters: [fn(Square) -> Square; 2] = [Square::rotate_90, Square::rotate_270];
        if quarters.iter().any(stands_by) {
            return BoardLooks::QuarterTurned;
        }
    }
    match sense.wrong(right).len() {
        ..=MOST_MISTAKES => BoardLooks::OtherwiseOnSquares,
        _ => BoardLooks::AnotherPosition,
    }
}
