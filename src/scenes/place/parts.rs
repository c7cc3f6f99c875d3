//! The parts of a place, built in or absent, and the events of all its devices.

use crate::devices::terminal::Stamped;

use super::contraction::Contracted;
use crate::present::conversation::Event;

#[cfg(not(feature = "braille"))]
pub(super) use super::absent::{NoDisplay as Device, NoSignal as BrailleSignal, no_news as news};
#[cfg(not(feature = "ear"))]
pub(super) use super::absent::{NoEar as Eared, NoSignal as EarSignal};
#[cfg(not(feature = "voice"))]
pub(super) use super::absent::{NoSignal as VoiceSignal, NoVoicePart as Voiced};
#[cfg(feature = "braille")]
pub(super) use super::device::{BrailleSignal, Device, news};
#[cfg(feature = "ear")]
pub(super) use super::eared::{EarSignal, Eared};
#[cfg(feature = "voice")]
pub(super) use super::voiced::{VoiceSignal, Voiced};

/// An event in the channel of a place.
pub(super) enum PlaceEvent {
    Terminal(Stamped),
    #[cfg_attr(not(feature = "voice"), allow(dead_code, reason = "no voice tells anything"))]
    Voice(VoiceSignal),
    #[cfg_attr(not(feature = "braille"), allow(dead_code, reason = "no display tells anything"))]
    Braille(BrailleSignal),
    Contracted(Contracted),
    /// An event that the session gets unchanged.
    Happened(Event),
    /// At an electronic board: whose it is, its news, and when that came.
    #[cfg(feature = "boards")]
    Board(crate::words::BoardOf, std::time::Duration, crate::devices::boards::BoardNews),
    /// In a hall: news of the press.
    #[cfg(feature = "hall")]
    Press(crate::devices::press::PressNews),
    /// At a table: a form that the opponent sent from the page.
    #[cfg(feature = "hall")]
    PageForm(crate::devices::web::SentForm),
    #[cfg_attr(not(feature = "ear"), allow(dead_code, reason = "no ear tells anything"))]
    Ear(EarSignal),
}

impl From<Stamped> for PlaceEvent {
    fn from(stamped: Stamped) -> PlaceEvent {
        PlaceEvent::Terminal(stamped)
    }
}
