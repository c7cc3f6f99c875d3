//! Pages for print, for sighted readers and for screen readers. The printed ones are a single file without a script.
//! Names in them are always escaped.

mod hall_desk;
mod hall_frame;
mod hall_games;
mod markup;
mod phone_page;
mod refused_page;
mod score_page;

pub use hall_desk::{DeskAround, DeskCase, DeskPage, DeskTablePage, WayInPage};
pub use hall_frame::{
    PHONE_SCRIPT, PHONE_SCRIPT_PATH, PHONE_STYLE, PHONE_STYLE_PATH, SCRIPT, SCRIPT_PATH, STYLE,
    STYLE_PATH,
};
pub use hall_games::{GamePage, GameRow, GamesPage};
pub use markup::escaped;
pub use phone_page::{
    PhoneClock, PhoneClockFace, PhoneEntry, PhoneLine, PhonePage, PhoneSquare, PhoneTap,
    count_place_in_page, phone_way_in,
};
pub use refused_page::{PagesOf, refused_pages};
pub use score_page::{PlayersSignature, ScoreCell, ScorePage, ScoreRow};
