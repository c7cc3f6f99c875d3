//! What is done alone, as values: the practice game, the drills and when each task comes back,
//! the games that are listened to, the clock of two people without a table, reading aloud for an ear
//! that learns, and the first start. Never opens a
//! device, and reads no clock: files, opponents and the day are handed in.
//!
//! ```
//! use hector::chess::Square;
//! use hector::home::{Answered, Day, Progress, Task};
//!
//! let (today, mut progress) = (Day(20_000), Progress::default());
//! progress.take(&Task::Colour(Square::E4), Answered::Right, today);
//! // What was right rests a day, and longer every time.
//! assert_eq!(progress.days_until_due(today), Some(1));
//! assert_eq!(progress.due(Day(20_001), None), [&Task::Colour(Square::E4)]);
//! ```

pub(crate) mod drills;
pub(crate) mod menu;
pub(crate) mod newcomer;
pub(crate) mod on_board;
pub(crate) mod practice;
pub(crate) mod practice_tags;
#[cfg(feature = "ear")]
pub(crate) mod reading_aloud;
pub(crate) mod review;
pub(crate) mod talking_clock;

pub use drills::schedule::{Answered, Day, Progress};
pub use drills::task::{AlphabetSign, AlphabetWay, Drill, KnightTask, Task};
pub use drills::task_line::NoTask;
