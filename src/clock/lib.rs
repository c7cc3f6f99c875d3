//! How time passes: periods, bonuses, presses and flags. Never reads a clock:
//! every moment comes in as an argument, and nothing here ticks.
//!
//! A [`Clock`] is a value. An event turns it into the next value; what it shows is
//! computed when somebody asks. Times are whole microseconds, so a replay of the
//! same events gives the same clock to the last one.
//!
//! The clock knows no chess move. It takes every press as a clock in the hall would,
//! and counts what it saw; which moves were made and completed is the table's.
//! That a machine may sleep is for the outside: moments must come from a source
//! that counts the sleep too (on Linux the boot-time clock), and a sleep found
//! afterwards is told to the arbiter, who corrects the times.
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
