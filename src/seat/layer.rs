//! A person at a table at which an arbiter acts too, whatever is around: the other place, the arbiter's desk, an
//! electronic board. Never decides what the person does.

use crate::clock::Moment;
use crate::present::conversation::{Out, Session};
use crate::table::{ArbiterAct, Warrant};

use super::player::Seat;

pub use crate::present::conversation::{Layer, Layered};

/// A person at a seat at which an arbiter acts too.
pub trait Sits: Session {
    /// The seat.
    fn seat(&self) -> &Seat;
    /// The seat, at which something is done.
    fn seat_mut(&mut self) -> &mut Seat;
    /// The arbiter acts.
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

/// Whatever is around a seat hears of what the arbiter does there.
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
