//! How time passes: periods, bonuses, presses and flags. Every moment comes in as an argument; this crate reads no
//! system clock.
//!
//! A [`Clock`] is a value, and an event turns it into the next value. What it shows is computed on demand. Times are
//! whole microseconds, so a replay of the same events gives exactly the same clock.
//!
//! The clock knows no moves. It accepts every press, like a clock in the playing hall, and counts presses; which
//! moves were made and completed is decided at the table.
//! That a machine may go to sleep is for the caller: moments must come from a source that includes the sleep (on
//! Linux the boot-time clock). If a sleep is noticed afterwards, the arbiter is told and corrects the times.
//!
//! ```
//! use hector_chess::Color;
//! use hector_clock::{Clock, Moment, PeriodEnd, Span, TimeControl};
//!
//! let control: TimeControl = "90+30".parse()?;
//! let clock = Clock::new(control, PeriodEnd::ByMoveCounter);
//! let clock = clock.started(Moment::ZERO);
//! let (clock, _) = clock.pressed(Color::White, Moment::ZERO + Span::from_seconds(20));
//! let face = clock.reading(Moment::ZERO + Span::from_seconds(60));
//! assert_eq!(face.sides.white.remaining, Some(Span::from_seconds(90 * 60 + 40)));
//! # Ok::<(), hector_clock::TimeControlError>(())
//! ```

#![forbid(unsafe_code)]

use hector_chess as chess;

mod arbiter;
pub mod calendar;
mod chess_clock;
mod expected;
mod human;
mod moment;
mod pgn;
mod reading;
mod reconstruction;
mod schedule;
mod side;
mod tokens;

pub use chess_clock::{Clock, Going, Happening, HappeningKind, PressOutcome};
pub use expected::ExpectedTime;
pub use moment::{Moment, Span};
pub use reading::{Face, Flag, FlagOrder, Reading};
pub use reconstruction::{ResumedCount, move_after_reconstruction};
pub use schedule::{Period, PeriodEnd, Schedule, ScheduleError, TimeControl, TimeMode};
pub use tokens::TimeControlError;
