//! A seat at a table where an arbiter also acts, inside any layers around it: a remote place, the arbiter's desk, an
//! electronic board.

use crate::clock::Moment;
use crate::present::conversation::{Out, Session};
use crate::table::{ArbiterAct, Warrant};

use super::player::Seat;

pub use crate::present::conversation::{Layer, Layered};

/// A player's seat at which an arbiter also acts.
pub trait Sits: Session {
    fn seat(&self) -> &Seat;
    fn seat_mut(&mut self) -> &mut Seat;
    fn arbiter_acts(&mut self, act: ArbiterAct, warrant: Warrant, now: Moment) -> Vec<Out>;
}

impl Sits for Seat {
    fn seat(&self) -> &Seat {
        self
    }

    fn seat_mut(&mut self) -> &mut Seat {
        self
    }

    fn arbiter_acts(&mut self, act: ArbiterAct, warrant: Warrant, now: Moment) -> Vec<Out> {
        let told = self.running.arbiter_does(act, warrant, now);
        let mut out = self.tell(told);
        out.extend(self.tell_end());
        out
    }
}

/// Every layer around a seat is told of the arbiter's acts.
impl<A: Layer<Middle: Sits>> Sits for Layered<A> {
    fn seat(&self) -> &Seat {
        self.0.middle().seat()
    }

    fn seat_mut(&mut self) -> &mut Seat {
        self.0.middle_mut().seat_mut()
    }

    fn arbiter_acts(&mut self, act: ArbiterAct, warrant: Warrant, now: Moment) -> Vec<Out> {
        let out = self.0.middle_mut().arbiter_acts(act, warrant, now);
        self.0.afterwards(out, now)
    }
}
