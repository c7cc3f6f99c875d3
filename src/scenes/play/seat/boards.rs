//! The electronic board that the options name, felt beside a seat. Never makes a move of what it feels.

use crate::devices::timepiece::Timepiece;
use crate::scenes::failure::Failure;
use crate::scenes::place::{Place, WantedBoard, wanted_board};
use crate::scenes::play::PlayOptions;
use crate::scenes::play::options::BoardOf;
use crate::seat::around::{Sits, Surrounded};
use crate::seat::beside_board::BesideBoard;
use crate::seat::overseen::Overseer;
use crate::seat::player::SeatLeft;
use crate::words::Texts;

use super::overseen;

/// A board, and whose it is.
pub(super) struct BoardOfSomebody {
    board: WantedBoard,
    of: BoardOf,
}

/// The board that is wanted, if one is.
pub(super) fn wanted(
    options: &PlayOptions,
    texts: &Texts,
) -> Result<Option<BoardOfSomebody>, Failure> {
    let wanted = wanted_board(options.board.as_deref(), texts)?;
    Ok(wanted.map(|board| BoardOfSomebody { board, of: options.board_of }))
}

/// Serves whoever sits there, with the board and the arbiter's desk if there are any.
pub(super) fn serve(
    place: &mut Place,
    sitter: impl Sits,
    (board, overseer): (Option<BoardOfSomebody>, Option<Overseer>),
    timepiece: Timepiece,
) -> Result<Option<SeatLeft>, Failure> {
    let Some(BoardOfSomebody { board, of }) = board else {
        return Ok(overseen::serve(place, sitter, overseer, timepiece));
    };
    let own = sitter.seat().own;
    let side = match of {
        BoardOf::Mine => own,
        BoardOf::Opponent => !own,
    };
    place.feel_board(board)?;
    let beside = Surrounded(BesideBoard::new(sitter, side));
    Ok(overseen::serve(place, beside, overseer, timepiece))
}
