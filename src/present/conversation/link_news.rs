//! What comes from a way to somewhere else: from the other place of a game, or from the arbiter's
//! desk. Never opens a way there.

use crate::chess::ByColor;
use crate::words::Texts;

/// What a way tells.
pub enum LinkNews {
    /// Both ends have met for the first time. The key is to be kept.
    Met(LinkKey),
    /// Letters go and come.
    Together,
    /// The way is cut, or nobody answers yet; it is being sought.
    Alone,
    /// A letter of the other end.
    Letter(String),
    /// Somebody tried a wrong code, and how many have been tried so far.
    WrongCodeTried(u32),
    /// The other end turned this one away, for a reason in a sentence. It is tried again.
    TurnedAway(fn(&Texts) -> String),
    /// The other end says that it does not know the key of this one. It is tried again.
    NotKnownThere,
    /// The other end has another code. It is not tried again.
    CodeIsWrong,
    /// The other end does not let this one in, for a reason in a sentence.
    Refused(fn(&Texts) -> String),
    /// At a table of a hall: who plays there by the pairings of the round.
    Paired {
        /// The table.
        table: u32,
        /// The round.
        round: u16,
        /// Both, as the pairings have them.
        names: ByColor<String>,
    },
}

/// A key by which two ends find each other again.
pub type LinkKey = [u8; 32];

/// Keeps such a key, or says why that cannot be done.
pub type KeepsLinkKey = Box<dyn Fn(&LinkKey, &Texts) -> Result<(), String>>;
