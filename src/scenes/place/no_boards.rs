//! Replaces electronic boards in a program that was built without them.

/// No board has an address in this program.
pub(in crate::scenes) use std::convert::Infallible as WantedBoard;

use crate::scenes::failure::Failure;
use crate::words::{BoardOf, Texts};

use super::Place;

/// Says that boards are not built in.
pub(in crate::scenes) fn wanted_board(_: &str, texts: &Texts) -> Result<WantedBoard, Failure> {
    Err(Failure::Input(texts.boards_not_built_in()))
}

/// Never called: there are no addresses.
pub(in crate::scenes) fn may_be_one(one: &WantedBoard, _: &WantedBoard) -> bool {
    match *one {}
}

impl Place {
    /// Never called: there are no addresses.
    pub(in crate::scenes) fn feel_board(
        &mut self,
        _: BoardOf,
        board: WantedBoard,
    ) -> std::io::Result<()> {
        match board {}
    }
}
