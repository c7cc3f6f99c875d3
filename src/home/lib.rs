//! What a player does alone, as values: the practice game, the drills and their schedule, listening to games, the clock
//! for two people without a table, reading aloud for a recogniser that learns, and the first start. Files, opponents
//! and the day are passed in; devices and clocks are not used here.
//!
//! ```
//! use hector_chess::Square;
//! use hector_home::{Answered, Day, Progress, Task};
//!
//! let (today, mut progress) = (Day(20_000), Progress::default());
//! progress.take(&Task::Colour(Square::E4), Answered::Right, today);
//! // What was right rests a day, and longer every time.
//! assert_eq!(progress.days_until_due(today), Some(1));
//! assert_eq!(progress.due(Day(20_001), None), [&Task::Colour(Square::E4)]);
//! ```

#![forbid(unsafe_code)]

pub mod drills;
pub mod menu;
pub mod newcomer;
pub mod on_board;
pub mod practice;
pub mod practice_tags;
pub mod reading_aloud;
pub mod review;
pub mod talking_clock;

use hector_chess as chess;
use hector_clock as clock;
use hector_laws as laws;
use hector_present as present;
use hector_table as table;
use hector_words as words;

pub use drills::schedule::{Answered, Day, Progress};
pub use drills::task::{AlphabetSign, AlphabetWay, Drill, KnightTask, Task};
pub use drills::task_line::NoTask;
