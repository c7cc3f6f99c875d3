//! What the arbiter does to a clock: corrects times and counters, adds and subtracts time, changes the announced time
//! control.

use crate::chess::{ByColor, Color};

use super::chess_clock::Clock;
use super::moment::{Moment, Span};
use super::schedule::{TimeControl, TimeMode};
use super::side::ClockSide;

impl Clock {
    /// Sets the time that a side shows (6.10.2, 7.1). Any time above zero raises a fallen flag. A side without a
    /// limit has no time to set.
    #[must_use]
    pub fn with_time(&self, side: Color, shown: Span, at: Moment) -> Clock {
        self.with_side(side, at, |side| side.set(shown))
    }

    /// Adds time to a side: for a penalty of the opponent's, or for a disturbance (12.5).
    #[must_use]
    pub fn with_time_given(&self, side: Color, span: Span, at: Moment) -> Clock {
        self.with_side(side, at, |side| side.give(span))
    }

    /// Subtracts time from a side, at most all that it has. At zero its flag falls as soon as it runs.
    #[must_use]
    pub fn with_time_taken(&self, side: Color, span: Span, at: Moment) -> Clock {
        self.with_side(side, at, |side| side.take(span))
    }

    /// Sets the move counter of a side (6.10.2, 8.6). If the clock counts moves to find the period, the side enters
    /// the period of the new count. This adds no time: the arbiter sets the times.
    #[must_use]
    pub fn with_moves(&self, side: Color, moves: u32, at: Moment) -> Clock {
        let counting = self.counting();
        self.with_side(side, at, |side| side.count(moves, counting))
    }

    /// Puts a side into this period, counted from 1, for example when a stored clock is restored. This adds no time.
    #[must_use]
    pub fn with_period(&self, side: Color, period: u32, at: Moment) -> Clock {
        self.with_side(side, at, |side| side.enter(period))
    }

    /// Moves a side to its next period, if it has one, and adds the base of that period.
    #[must_use]
    pub fn with_next_period(&self, side: Color, at: Moment) -> Clock {
        self.with_side(side, at, ClockSide::begin_next_period)
    }

    /// Changes the mode of every period of both sides, from the next press of each side (III.4: an increment for
    /// both). This adds no time.
    #[must_use]
    pub fn with_mode(&self, mode: TimeMode, at: Moment) -> Clock {
        let schedules = self.control().schedules.map(|schedule| schedule.with_mode(mode));
        self.with_control(TimeControl { schedules }, at)
    }

    /// Replaces schedules that were set wrongly (6.10.2). The times shown stay as they are; the arbiter corrects
    /// them.
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
