//! The electronic board that the options name, felt beside a seat. Never makes a move of what it feels.

use crate::devices::boards::BoardAddress;
use crate::devices::timepiece::Timepiece;
use crate::scenes::failure::Failure;
use crate::scenes::place::Place;
use crate::scenes::play::PlayOptions;
use crate::scenes::play::options::BoardOf;
use crate::seat::around::{Sits, Surrounded};
use crate::seat::beside_board::BesideBoard;
use crate::seat::overseen::Overseer;
use crate::seat::player::SeatLeft;
use crate::words::Texts;

use super::overseen;

/// An address as it is written, for a sentence.
const EXAMPLE: &str = "chesslink:/dev/ttyUSB0";

/// A board, and whose it is.
pub(super) struct WantedBoard {
    address: BoardAddress,
    of: BoardOf,
}

/// The board that is wanted, if one is.
pub(super) fn wanted(options: &PlayOptions, texts: &Texts) -> Result<Option<WantedBoard>, Failure> {
    let Some(named) = &options.board else { return Ok(None) };
    let unreadable = |_| Failure::Input(texts.board_address_unreadable(named, EXAMPLE));
    let address = named.parse().map_err(unreadable)?;
    Ok(Some(WantedBoard { address, of: options.board_of }))
}

/// Serves whoever sits there, with the board and the arbiter's desk if there are any.
pub(super) fn serve(
    place: &mut Place,
    sitter: impl Sits,
    (board, overseer): (Option<WantedBoard>, Option<Overseer>),
    timepiece: Timepiece,
) -> Result<Option<SeatLeft>, Failure> {
    let Some(WantedBoard { address, of }) = board else {
        return Ok(overseen::serve(place, sitter, overseer, timepiece));
    };
    let own = sitter.seat().own;
    let side = match of {
        BoardOf::Mine => own,
        BoardOf::Opponent => !own,
    };
    place.feel_board(address)?;
    let beside = Surrounded(BesideBoard::new(sitter, side));
    Ok(overseen::serve(place, beside, overseer, timepiece))
}
