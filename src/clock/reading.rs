//! What a clock shows at a moment.

use crate::chess::{ByColor, Color};

use super::chess_clock::{Clock, Going};
use super::moment::{Moment, Span};
use super::side::ClockSide;

/// What a clock shows at a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reading {
    /// Whether it runs, and for whom.
    pub going: Going,
    pub sides: ByColor<Face>,
}

/// What one side of a clock shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Face {
    /// The time left. `None` without a limit.
    pub remaining: Option<Span>,
    /// With a delay, what is left of it before time counts on this move.
    pub wait: Span,
    /// How long the side has run in the whole game.
    pub used: Span,
    /// The period it is in, counted from 1.
    pub period: u32,
    /// The moves that the clock has counted: one for each press, unless the arbiter set the number.
    pub moves: u32,
    /// The presses that stopped the side's time.
    pub presses: u32,
    /// Its flag, if it has fallen.
    pub flag: Option<Flag>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Flag {
    /// When it fell.
    pub at: Moment,
    /// Whether it fell before or after the opponent's.
    pub order: FlagOrder,
}

/// Which flag fell first (III.3.1). A clock always knows this.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FlagOrder {
    /// This one.
    First,
    /// The opponent's.
    Second,
}

impl Clock {
    /// What the clock shows at a moment.
    #[must_use]
    pub fn reading(&self, at: Moment) -> Reading {
        let clock = self.settled(at);
        let face = |color: Color| {
            let order = if clock.first_fallen == Some(color) {
                FlagOrder::First
            } else {
                FlagOrder::Second
            };
            face(clock.sides.get(color), order)
        };
        Reading {
            going: clock.going,
            sides: ByColor { white: face(Color::White), black: face(Color::Black) },
        }
    }
}

impl Reading {
    #[must_use]
    pub fn of(&self, side: Color) -> &Face {
        self.sides.get(side)
    }
}

fn face(side: &ClockSide, order: FlagOrder) -> Face {
    Face {
        remaining: side.remaining(),
        wait: side.wait(),
        used: side.used,
        period: side.period,
        moves: side.moves,
        presses: side.presses,
        flag: side.fallen.map(|at| Flag { at, order }),
    }
}
