//! What an electronic board looks like that shows something else than the game. Never says whose fault it is.

use crate::Texts;
use crate::table::sensed::BoardLooks;

/// What such a board looks like; none where single squares say more. `board` is how it is called, such as "Your board".
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
