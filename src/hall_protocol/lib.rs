//! What a hall, its tables and its desks tell each other, as values that both ends use. Never knows what a row says,
//! nor how anything is written on the wire.

#![forbid(unsafe_code)]

mod desk_wish;
mod hall_news;
mod row_kind;

pub use desk_wish::{ActOutcome, DeskAct, DeskWish};
pub use hall_news::{HallNews, NotOfTheRecord, TableNumber, TableRow};
pub use row_kind::RowKind;
