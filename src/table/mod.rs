//! One game between two people: the turn, two boards, two scores. Never speaks:
//! it returns facts to record and notices for somebody.
//!
//! So far it knows the people and their duties, what a touched piece obliges to, and
//! who may help a player.
//!
//! ```
//! use hector::laws::Mode;
//! use hector::table::Permit;
//!
//! // Only training permits help, and nobody else can make a permit.
//! assert!(Permit::in_mode(Mode::Training).is_some());
//! assert!(Permit::in_mode(Mode::Tournament).is_none());
//! ```

mod permit;
mod person;
mod touch;

pub use permit::Permit;
pub use person::{Assistance, Duty, Hearing, Overstepping, Person, Player, Sight, assistant_may};
pub use touch::{Obligation, obligation};
