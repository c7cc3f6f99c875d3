//! Pages for whoever looks, prints or has them read by a screen reader: each one file that needs
//! nothing else, without a script. Never opens a file, and never trusts a name in what it writes.

#[cfg(feature = "hall")]
mod hall_desk;
#[cfg(feature = "hall")]
mod hall_frame;
#[cfg(feature = "hall")]
mod hall_games;
mod markup;
#[cfg(feature = "hall")]
mod phone_page;
#[cfg(feature = "hall")]
mod refused_page;
mod score_page;

#[cfg(feature = "hall")]
pub(crate) use hall_desk::{DeskAround, DeskCase, DeskPage, DeskTablePage, WayInPage};
#[cfg(feature = "hall")]
pub(crate) use hall_frame::{
    PHONE_SCRIPT, PHONE_SCRIPT_PATH, PHONE_STYLE, PHONE_STYLE_PATH, SCRIPT, SCRIPT_PATH, STYLE,
    STYLE_PATH,
};
#[cfg(feature = "hall")]
pub(crate) use hall_games::{GamePage, GameRow, GamesPage};
pub(crate) use markup::escaped;
#[cfg(feature = "hall")]
pub(crate) use phone_page::{
    PhoneClock, PhoneClockFace, PhoneEntry, PhoneLine, PhonePage, PhoneSquare, PhoneTap,
    count_place_in_page, phone_way_in,
};
#[cfg(feature = "hall")]
pub(crate) use refused_page::{PagesOf, refused_pages};
pub(crate) use score_page::{PlayersSignature, ScoreCell, ScorePage, ScoreRow};
