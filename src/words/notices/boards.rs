//! What an electronic board shows if it differs from the game as a whole.

use crate::Texts;
use crate::table::sensed::BoardLooks;

/// What such a board shows. `None` if its single squares say more. `board` is its name, such as "Your board".
#[must_use]
pub fn tell_looks(looks: BoardLooks, board: &str, texts: &Texts) -> Option<String> {
    Some(match looks {
        BoardLooks::OtherwiseOnSquares => return None,
        BoardLooks::Empty => texts.board_is_empty(board),
        BoardLooks::Overfull => texts.board_is_overfull(board),
        BoardLooks::Mirrored => texts.board_is_mirrored(board),
        BoardLooks::QuarterTurned => texts.board_is_turned_by_a_quarter(board),
        BoardLooks::AnotherPosition => texts.board_shows_another_position(board),
    })
}
