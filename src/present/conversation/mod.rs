//! A conversation with one person, as values: what somebody does comes in, what is to be said,
//! shown and done comes out. Never opens a device, and never asks what time it is.

mod alarm;
mod around;
pub(crate) mod before_game;
mod converse_session;
mod converses;
mod display_page;
mod ear_settings;
mod from_board;
mod from_hall;
mod from_page;
pub(crate) mod help_steps;
mod key_list;
mod key_name;
mod link_news;
mod open;
mod out;
mod player_name;
mod reminders;
mod saying;
mod session;
mod settings;
pub(crate) mod settings_lines;
mod times_asked;
mod to_board;
mod tongue;
mod transcript;
mod voice_choice;
mod walk_keys;

pub(crate) use crate::present::editor::key_named;
pub(crate) use alarm::Alarm;
pub(crate) use around::{Around, Surrounded};
pub(crate) use converses::{Converses, TakesAnswers, asks_about_nothing, talks_by};
pub(crate) use display_page::{DisplayNews, DisplayPage, Felt, Meant};
pub(crate) use ear_settings::{EAR_MODES, EarMode, EarSettings, Echo, Recordings};
pub(crate) use from_board::{BoardComesOrGoes, FromBoard};
pub(crate) use from_hall::FromHall;
#[cfg(feature = "hall")]
pub(crate) use from_hall::{ActInHall, CameOfAct, ForeignRow, TableRow};
#[cfg(feature = "hall")]
pub(crate) use from_page::PageCount;
pub(crate) use from_page::{FromPage, ToPage};
pub(crate) use key_list::KeyList;
pub(crate) use key_name::key_called;
pub(crate) use link_news::{KeepsLinkKey, LinkKey, LinkNews};
pub(crate) use open::{Asked, LetsGo, MoveAsked, Open};
pub(crate) use out::{Out, answers_in_one};
pub(crate) use player_name::{LONGEST_NAME, NameGiven};
pub(crate) use reminders::{LastLook, TimesToTell};
pub(crate) use saying::{Given, GivenLine, Heard, OpenQuestion, Saying, said_by_line};
pub(crate) use session::{Session, Situation, pass};
pub(crate) use settings::{
    OPPONENTS, Opponents, PRECISIONS, READING_BACK, REWRITINGS, ReadingBack, SPEAKERS, SPEECH,
    Settings, SpokenOrFelt, VERBOSITIES, WordsTold, name_of, named, table_named,
};
pub(crate) use times_asked::TimesAsked;
pub(crate) use to_board::{ToBoard, WhyOver};
pub(crate) use tongue::Tongue;
pub(crate) use transcript::{TranscriptOrNot, is_transcript_answer, transcript_line};
#[cfg(feature = "voice")]
pub(crate) use voice_choice::VoiceKind;
pub(crate) use voice_choice::{VoiceOffer, VoiceWish};
