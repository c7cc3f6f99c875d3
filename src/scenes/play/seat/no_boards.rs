//! No electronic board is felt, because this program was built without them.

use std::convert::Infallible;

use crate::devices::timepiece::Timepiece;
use crate::scenes::failure::Failure;
use crate::scenes::place::Place;
use crate::scenes::play::PlayOptions;
use crate::seat::around::Sits;
use crate::seat::overseen::Overseer;
use crate::seat::player::SeatLeft;
use crate::words::Texts;

use super::overseen;

/// There is none in this program.
pub(super) type NoBoardHere = Infallible;

/// Says that no board can be felt, if one is wanted.
pub(super) fn wanted(options: &PlayOptions, texts: &Texts) -> Result<Option<NoBoardHere>, Failure> {
    match options.board {
        None => Ok(None),
        Some(_) => Err(Failure::Input(texts.boards_not_built_in())),
    }
}

/// Serves whoever sits there, with the arbiter's desk if there is one.
pub(super) fn serve(
    place: &mut Place,
    sitter: impl Sits,
    (_, overseer): (Option<NoBoardHere>, Option<Overseer>),
    timepiece: Timepiece,
) -> Result<Option<SeatLeft>, Failure> {
    Ok(overseen::serve(place, sitter, overseer, timepiece))
}
