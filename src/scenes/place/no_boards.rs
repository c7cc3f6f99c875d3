//! No electronic board is felt, because this program was built without them.

/// Where a board is: nowhere in this program.
pub(in crate::scenes) use std::convert::Infallible as WantedBoard;

use crate::scenes::failure::Failure;
use crate::words::Texts;

use super::Place;

/// Says that no board can be felt, if one is named.
pub(in crate::scenes) fn wanted_board(
    named: Option<&str>,
    texts: &Texts,
) -> Result<Option<WantedBoard>, Failure> {
    match named {
        None => Ok(None),
        Some(_) => Err(Failure::Input(texts.boards_not_built_in())),
    }
}

impl Place {
    /// Nobody names a board that is felt.
    pub(in crate::scenes) fn feel_board(&mut self, board: WantedBoard) -> std::io::Result<()> {
        match board {}
    }
}
