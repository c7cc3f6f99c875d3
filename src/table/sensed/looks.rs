//! What a board looks like on which something else stands than the game. Never says why.

use shakmaty::Board;

use crate::chess::{Color, Square};

use super::sense::{BoardSense, SquareSense};

/// On more squares nobody has made a mistake: another position stands there.
const MOST_MISTAKES: usize = 8;
/// So many men a game begins with on each side, and none comes to them.
const MOST_MEN: usize = 16;

/// What a board looks like that shows something else than the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardLooks {
    /// It is otherwise on some squares.
    OtherwiseOnSquares,
    /// Nothing stands on it.
    Empty,
    /// More stands on it than any game has.
    Overfull,
    /// The game, as in a mirror.
    Mirrored,
    /// The game, turned by a quarter.
    QuarterTurned,
    /// Another position.
    AnotherPosition,
}

/// What a reading looks like where this should stand.
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
    // Where only something is felt, other pieces may stand so.
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
