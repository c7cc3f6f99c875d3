//! The events of a connection to the other place of a game, or to the arbiter's desk.

use crate::chess::ByColor;
use crate::words::Texts;

pub enum LinkNews {
    /// Both ends have connected for the first time. The key has to be kept.
    Met(LinkKey),
    /// Connected.
    Together,
    /// Not connected; it keeps trying.
    Alone,
    /// A letter of the other end.
    Letter(String),
    /// A wrong code was entered; the number of attempts so far.
    WrongCodeTried(u32),
    /// The other end refused the connection, for this reason. It is tried again.
    TurnedAway(fn(&Texts) -> String),
    /// The other end does not know this end's key. It is tried again.
    NotKnownThere,
    /// The other end has another code. It is not tried again.
    CodeIsWrong,
    /// The other end does not admit this one, for this reason.
    Refused(fn(&Texts) -> String),
    /// At a table of a hall: the players by the pairings of the round.
    Paired {
        table: u32,
        round: u16,
        /// As written in the pairings.
        names: ByColor<String>,
    },
}

/// A key by which two ends recognize each other again.
pub type LinkKey = [u8; 32];

/// Stores such a key, or says why it cannot.
pub type KeepsLinkKey = Box<dyn Fn(&LinkKey, &Texts) -> Result<(), String>>;
