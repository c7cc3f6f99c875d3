//! How words reach a person: spoken segments, braille cells, screen lines. What is told is decided elsewhere.
//!
//! Words and tones are values until a device is free. The most urgent goes first:
//!
//! ```
//! use hector_clock::Moment;
//! use hector_present::spoken::{SpeechAct, Priority, SpeechQueue, Utterance, Verbosity};
//! use hector_present::tone::Tones;
//! use hector_words::Language;
//!
//! let mut queue = SpeechQueue::new(Verbosity::Normal, Tones::On);
//! let says = |priority, text| Utterance::new(priority, Language::English, text);
//! queue.take(says(Priority::Telling, "Knight gustav one felix three"), Moment::ZERO);
//! assert_eq!(queue.take(says(Priority::Telling, "Black's clock runs"), Moment::ZERO), []);
//! let acts = queue.take(says(Priority::Alarm, "White's flag has fallen"), Moment::ZERO);
//! let [SpeechAct::Say { utterance, .. }] = acts.as_slice() else { panic!("an alarm does not wait") };
//! assert_eq!(utterance.text(), "White's flag has fallen");
//! ```

#![forbid(unsafe_code)]

pub mod board;
use hector_chess as chess;
use hector_clock as clock;
use hector_hall_protocol as hall_protocol;
use hector_laws as laws;
use hector_table as table;
use hector_words as words;

pub mod cells;
pub mod conversation;
pub mod editor;
#[cfg(test)]
mod made_up_command;
pub mod spoken;
pub mod tone;
