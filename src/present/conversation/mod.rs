//! A conversation with one person, as values: the person's acts in, what to say, show and do out. Times are
//! arguments.

mod alarm;
pub mod before_game;
mod dialogue;
mod dialogue_session;
mod display_page;
mod ear_settings;
mod from_board;
mod from_hall;
mod from_page;
pub mod help_steps;
mod key_list;
mod key_name;
mod layer;
mod link_news;
mod out;
mod pending;
mod player_name;
mod reminders;
mod saying;
mod session;
mod settings;
pub mod settings_lines;
mod squares_said;
mod times_asked;
mod to_board;
mod tongue;
mod transcript;
mod voice_choice;
mod walk_keys;

pub use crate::editor::key_named;
pub use alarm::Alarm;
pub use before_game::{AsksBefore, QuestionsAsked, QuestionsBefore};
pub use dialogue::{Dialogue, TakesAnswers, asks_about_nothing, talks_by};
pub use display_page::{DisplayNews, DisplayPage, Felt, Meant};
pub use ear_settings::{EAR_MODES, EarMode, EarSettings, Echo, Recordings};
pub use from_board::{BoardComesOrGoes, FromBoard};
pub use from_hall::FromHall;
pub use from_page::PageCount;
pub use from_page::{FromPage, ToPage};
pub use key_list::KeyList;
pub use key_name::key_called;
pub use layer::{Layer, Layered};
pub use link_news::{KeepsLinkKey, LinkKey, LinkNews};
pub use out::{Out, answers_in_one};
pub use pending::{Asked, LetsGo, MoveAsked, Pending};
pub use player_name::{LONGEST_NAME, NameGiven};
pub use reminders::{LastLook, TimesToTell};
pub use saying::{Given, GivenLine, Heard, OpenQuestion, Saying, said_by_line};
pub use session::{Event, Session, pass};
pub use settings::{
    OPPONENTS, Opponents, PRECISIONS, READING_BACK, REWRITINGS, ReadingBack, SPEAKERS, SPEECH,
    Settings, SpokenOrFelt, VERBOSITIES, WordsTold, name_of, named, table_named,
};
pub use times_asked::TimesAsked;
pub use to_board::{ToBoard, WhyOver};
pub use tongue::Tongue;
pub use transcript::{TranscriptOrNot, is_transcript_answer, transcript_line};
pub use voice_choice::VoiceKind;
pub use voice_choice::{VoiceOffer, VoiceWish};
