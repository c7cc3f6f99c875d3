//! What the arbiter does to a clock: corrects times and counters, gives and takes
//! time, changes what was announced. Never decides whether he may.

use crate::chess::{ByColor, Color};

use super::chess_clock::Clock;
use super::moment::{Moment, Span};
use super::schedule::{TimeControl, TimeMode};
use super::side::ClockSide;

impl Clock {
    /// The time that a side shows is set (6.10.2, 7.1). Any time at all puts a flag
    /// up again that had fallen. A side without a limit has no time to set.
    #[must_use]
    pub fn with_time(&self, side: Color, shown: Span, at: Moment) -> Clock {
        self.with_side(side, at, |side| side.set(shown))
    }

    /// A side is given time: a penalty of the opponent's, or for a disturbance (12.5).
    #[must_use]
    pub fn with_time_given(&self, side: Color, span: Span, at: Moment) -> Clock {
        self.with_side(side, at, |side| side.give(span))
    }

    /// A side loses time, at most all that it has. At zero its flag falls as soon as
    /// it runs.
    #[must_use]
    pub fn with_time_taken(&self, side: Color, span: Span, at: Moment) -> Clock {
        self.with_side(side, at, |side| side.take(span))
    }

    /// The move counter of a side is set (6.10.2, 8.6). If the clock counts moves to
    /// find the period, the side is in the period that the new count says. No time
    /// is given by this: the arbiter sets the times he wants.
    #[must_use]
    pub fn with_moves(&self, side: Color, moves: u32, at: Moment) -> Clock {
        let counting = self.counting();
        self.with_side(side, at, |side| side.count(moves, counting))
    }

    /// A side is in this period, counted from 1, as when a clock that was put away comes
    /// back. No time is given by this.
    #[must_use]
    pub fn with_period(&self, side: Color, period: u32, at: Moment) -> Clock {
        self.with_side(side, at, |side| side.enter(period))
    }

    /// A side goes over to its next period, if it has one, and is given the base of it.
    #[must_use]
    pub fn with_next_period(&self, side: Color, at: Moment) -> Clock {
        self.with_side(side, at, ClockSide::begin_next_period)
    }

    /// Every period of both sides goes by another mode, from the next press of each
    /// side on (III.4: an increment for both). No time is given by this itself.
    #[must_use]
    pub fn with_mode(&self, mode: TimeMode, at: Moment) -> Clock {
        let schedules = self.control().schedules.map(|schedule| schedule.with_mode(mode));
        self.with_control(TimeControl { schedules }, at)
    }

    /// The clock had been set wrongly and gets the right schedules (6.10.2). The
    /// times shown stay as they are, and are for the arbiter to correct.
    #[must_use]
    pub fn with_control(&self, control: TimeControl, at: Moment) -> Clock {
        let mut clock = self.settled(at);
        let counting = clock.counting();
        let ByColor { white, black } = control.schedules;
        clock.sides.white.reschedule(white, counting);
        clock.sides.black.reschedule(black, counting);
        clock.with_flags_in_order()
    }

    fn with_side(&self, side: Color, at: Moment, change: impl FnOnce(&mut ClockSide)) -> Clock {
        let mut clock = self.settled(at);
        change(clock.sides.get_mut(side));
        clock.with_flags_in_order()
    }
}
