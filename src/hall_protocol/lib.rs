//! The messages between a hall, its tables and its desks, as values that both ends use. The contents of rows and the
//! wire format are elsewhere.

#![forbid(unsafe_code)]

mod desk_wish;
mod hall_news;
mod row_kind;

pub use desk_wish::{ActOutcome, DeskAct, DeskWish};
pub use hall_news::{HallNews, NotOfTheRecord, TableNumber, TableRow};
pub use row_kind::RowKind;
