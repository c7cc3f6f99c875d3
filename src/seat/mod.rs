//! One person's place at a table, as values: the player at a seat, the other place of a game, and
//! the arbiter's desk. Never opens a device, and reads no clock: the record, the machine and the
//! way elsewhere are handed in.
//!
//! ```
//! use hector::clock::Span;
//! use hector::seat::wait_after;
//!
//! // The arbiter's number may be mistyped three times; after that a guess costs ever more time.
//! assert_eq!(wait_after(2), Span::ZERO);
//! assert_eq!(wait_after(4), Span::from_seconds(2));
//! ```

pub(crate) mod absence;
pub(crate) mod around;
pub(crate) mod beginning;
#[cfg_attr(not(feature = "boards"), allow(dead_code, reason = "no board is built in"))]
pub(crate) mod beside_boards;
mod board_shown;
#[cfg_attr(not(feature = "boards"), allow(dead_code, reason = "no board is built in"))]
mod board_touches;
pub(crate) mod clocks;
pub(crate) mod desk;
pub(crate) mod followed;
pub(crate) mod guest;
#[cfg(feature = "hall")]
pub(crate) mod hall;
pub(crate) mod lookout;
pub(crate) mod machine;
pub(crate) mod meeting;
pub(crate) mod moves_known;
pub(crate) mod number;
#[cfg(feature = "hall")]
pub(crate) mod opponents_page;
pub(crate) mod overseen;
pub(crate) mod player;
pub(crate) mod record_faults;
pub(crate) mod record_keeper;
pub(crate) mod relayed;
pub(crate) mod running;
pub(crate) mod seal_text;
pub(crate) mod sealed_proof;
pub(crate) mod sent_wishes;
pub(crate) mod setup;
pub(crate) mod sheets;
pub(crate) mod table_lines;
pub(crate) mod terms;
pub(crate) mod unread_letters;

pub use number::wait_after;
