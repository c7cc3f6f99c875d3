//! On what an act of the arbiter rests. Never asks for a number.

use crate::chess::Color;

/// On what the act of the arbiter that comes next on record rests.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Warrant {
    /// The arbiter's number was given at the seat.
    Number,
    /// It was done at the arbiter's desk elsewhere, which the table let in.
    Desk,
    /// It was ordered from the hall where the game is played, signed with the key of that hall.
    Hall {
        /// The number of the order, so that none is taken twice.
        number: u64,
        /// Which arbiter gave it, as the hall knows them.
        arbiter: String,
    },
    /// The table has no number: whoever sits there may act, as in training.
    NoNumber,
    /// This player did what players do where no arbiter does it: start the clock (6.6).
    Player(Color),
}
