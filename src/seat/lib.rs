//! One person's place at a table, as values: a player at a seat, the remote place of a game, and the arbiter's desk.
//! Devices and clocks are not used here: the record, the computer and the connection are passed in.
//!
//! ```
//! use hector_clock::Span;
//! use hector_seat::wait_after;
//!
//! // The arbiter's number may be mistyped three times; after that a guess costs ever more time.
//! assert_eq!(wait_after(2), Span::ZERO);
//! assert_eq!(wait_after(4), Span::from_seconds(2));
//! ```

#![forbid(unsafe_code)]

pub mod absence;
pub mod beginning;
pub mod beside_boards;
pub mod layer;
use hector_chess as chess;
use hector_clock as clock;
use hector_hall_protocol as hall_protocol;
use hector_laws as laws;
use hector_present as present;
use hector_record as record;
use hector_table as table;
use hector_words as words;

mod board_shown;
mod board_touches;
pub(crate) mod clocks;
pub mod desk;
pub(crate) mod followed;
pub mod guest;
pub mod hall;
pub mod lookout;
pub mod machine;
pub mod meeting;
pub(crate) mod moves_known;
pub mod number;
pub mod opponents_page;
pub mod overseen;
pub mod player;
pub mod record_faults;
pub mod record_keeper;
pub mod relayed;
pub mod running;
pub mod seal_text;
pub mod sealed_proof;
pub(crate) mod sent_wishes;
pub mod setup;
pub mod sheets;
pub mod table_lines;
pub mod terms;
pub(crate) mod unread_letters;

pub use number::wait_after;
