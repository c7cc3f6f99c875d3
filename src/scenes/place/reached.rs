//! Whoever is served where others can reach them: the other place of a game, and the arbiter's
//! desk. Never opens a way there.

use crate::clock::Moment;
use crate::devices::link;
use crate::present::conversation::{Out, Session};

/// Somebody who can be reached from elsewhere; most cannot, and hear nothing from there.
pub(in crate::scenes) trait Reached: Session {
    /// The way to the arbiter's desk tells something.
    fn take_desk(&mut self, _: link::LinkEvent, _: Moment) -> Vec<Out> {
        Vec::new()
    }
    /// The way to the other place of a game tells something.
    fn take_link(&mut self, _: link::LinkEvent, _: Moment) -> Vec<Out> {
        Vec::new()
    }
}
