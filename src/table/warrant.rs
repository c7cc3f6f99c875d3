//! What an act of the arbiter rests on. The PIN is checked elsewhere.

use crate::chess::Color;

/// What the next recorded act of the arbiter rests on.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Warrant {
    /// The arbiter's PIN was entered at the seat.
    Number,
    /// It was done at the arbiter's desk elsewhere, which the table admitted.
    Desk,
    /// It was ordered from the hall of the game, signed with that hall's key.
    Hall {
        /// The number of the order, so that no order is accepted twice.
        number: u64,
        /// The arbiter who gave it, by the hall's records.
        arbiter: String,
    },
    /// The table has no PIN: the people there may act, as in training.
    NoNumber,
    /// This player did what a player does if no arbiter does it: start the clock (6.6).
    Player(Color),
}
