//! No electronic board is felt, because this program was built without them.

/// Where a board is: nowhere in this program.
pub(in crate::scenes) use std::convert::Infallible as WantedBoard;

use crate::scenes::failure::Failure;
use crate::words::{BoardOf, Texts};

use super::Place;

/// Says that no board can be felt.
pub(in crate::scenes) fn wanted_board(_: &str, texts: &Texts) -> Result<WantedBoard, Failure> {
    Err(Failure::Input(texts.boards_not_built_in()))
}

/// Nobody names two boards that are felt.
pub(in crate::scenes) fn may_be_one(one: &WantedBoard, _: &WantedBoard) -> bool {
    match *one {}
}

impl Place {
    /// Nobody names a board that is felt.
    pub(in crate::scenes) fn feel_board(
        &mut self,
        _: BoardOf,
        board: WantedBoard,
    ) -> std::io::Result<()> {
        match board {}
    }
}
