//! How words reach a person: spoken segments, braille cells, screen lines.
//! Never decides what is told.
//!
//! Words and tones are values until a device has its turn. What is urgent goes first:
//!
//! ```
//! use hector::clock::Moment;
//! use hector::present::spoken::{SpeechAct, Priority, SpeechQueue, Utterance, Verbosity};
//! use hector::present::tone::Tones;
//! use hector::words::Language;
//!
//! let mut queue = SpeechQueue::new(Verbosity::Normal, Tones::On);
//! let says = |priority, text| Utterance::new(priority, Language::English, text);
//! queue.take(says(Priority::Telling, "Knight gustav one felix three"), Moment::ZERO);
//! assert_eq!(queue.take(says(Priority::Telling, "Black's clock runs"), Moment::ZERO), []);
//! let acts = queue.take(says(Priority::Alarm, "White's flag has fallen"), Moment::ZERO);
//! let [SpeechAct::Say { utterance, .. }] = acts.as_slice() else { panic!("an alarm does not wait") };
//! assert_eq!(utterance.text(), "White's flag has fallen");
//! ```

pub(crate) mod board;
pub mod cells;
pub(crate) mod conversation;
pub mod editor;
#[cfg(test)]
mod made_up_command;
pub mod spoken;
pub mod tone;
