//! One game between two people: the turn, two boards, two scores. Never speaks:
//! it returns facts to record and notices for somebody.
//!
//! So far it knows the people and their duties, what a touched piece obliges to, and
//! what the device may do in an event.
//!
//! ```
//! use hector::table::{Capability, Mode, Profile};
//!
//! assert!(Profile::Clock.allows(Capability::TellTimes));
//! assert!(!Profile::Clock.allows(Capability::KeepScore));
//! // Only training permits help, and nobody else can make a permit.
//! assert!(Mode::Training.permit().is_some());
//! assert!(Mode::Tournament.permit().is_none());
//! ```

mod mode;
mod person;
mod touch;

pub use mode::{Capability, Mode, Permit, Profile};
pub use person::{Assistance, Duty, Hearing, Overstepping, Person, Player, Sight, assistant_may};
pub use touch::{Obligation, obligation};
