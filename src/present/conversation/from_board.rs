//! What comes from an electronic board to whoever sits beside it. Never opens a port.

use crate::chess::ClaimedMove;
use crate::table::sensed::BoardSense;

/// What a board tells.
#[cfg_attr(not(feature = "boards"), allow(dead_code, reason = "no board is built in"))]
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum FromBoard {
    /// It answers, in the language of this family of boards.
    Here(&'static str),
    /// What stands on all its squares.
    Reading(Box<BoardSense>),
    /// It says itself which move was made.
    Moved(ClaimedMove),
    /// It is not there, or not any more, and why.
    Away(String),
}
