//! The clock as two players use it: started, pressed, stopped. It does not know which moves are made.

use crate::chess::{ByColor, Color};

use super::moment::Moment;
use super::schedule::{PeriodEnd, TimeControl};
use super::side::{ClockSide, Counting};

/// A chess clock: a value that each event turns into the next one.
///
/// An event that changes nothing, such as stopping a stopped clock, returns the same clock. A moment before the
/// latest event counts as the moment of that event, so that time does not run backwards.
///
/// What happens by itself between events comes from [`Clock::advanced`]. Call it before each event, so that nothing
/// is missed. Do not call it before every earlier event is known: if a press began before a flag fell, but is
/// reported after the fall was taken into the clock, it is too late. [`Clock::reading`] takes nothing into the clock
/// and can be called at any time.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Clock {
    pub(super) sides: ByColor<ClockSide>,
    pub(super) going: Going,
    pub(super) first_fallen: Option<Color>,
    period_end: PeriodEnd,
    counted: CountedMoves,
    latest: Moment,
}

/// What a clock that counts moves counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum CountedMoves {
    /// Its own presses.
    Presses,
    /// The completed moves that it is told of.
    Completed,
}

/// Whether a clock runs, and which side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Going {
    /// Not started; White's time will run first.
    NotStarted,
    /// The time of this side runs.
    Running(Color),
    /// Both sides are stopped; the time of this side ran before.
    Stopped(Color),
}

/// What a press did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PressOutcome {
    /// The side's time stopped, and the opponent's runs.
    Turned {
        /// The period that the press started for each side, counted from 1, if it did. Only a late press can start
        /// one for the opponent.
        begun: ByColor<Option<u32>>,
    },
    /// The side had already pressed: nothing changed.
    AlreadyPressed,
    /// The clock was not running: nothing changed.
    NotGoing,
}

/// Something that happened on the clock without an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Happening {
    pub at: Moment,
    pub side: Color,
    pub kind: HappeningKind,
}

/// What can happen on a clock without an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HappeningKind {
    /// The time of a period was used up, and this period began, counted from 1. Check at once whether enough moves
    /// were made (6.4).
    PeriodBegan(u32),
    /// The time of the last period was used up.
    FlagFell,
}

impl Clock {
    /// A clock that is set but not started.
    #[must_use]
    pub fn new(control: TimeControl, period_end: PeriodEnd) -> Clock {
        Clock {
            sides: control.schedules.map(ClockSide::new),
            going: Going::NotStarted,
            first_fallen: None,
            period_end,
            counted: CountedMoves::Presses,
            latest: Moment::ZERO,
        }
    }

    /// The same clock for a game whose completed moves are known. They start its periods, so that a forgotten or
    /// doubled press only makes its counter wrong (6.2.1, 6.4).
    #[must_use]
    pub fn told_of_moves(self) -> Clock {
        Clock { counted: CountedMoves::Completed, ..self }
    }

    /// A side has completed this many moves, which may start its next period. Call it before the press that completes
    /// the move.
    #[must_use]
    pub fn with_completed(&self, side: Color, moves: u32, at: Moment) -> Clock {
        if self.counting() != Counting::Completed {
            return self.clone();
        }
        let mut clock = self.settled(at);
        clock.sides.get_mut(side).complete(moves);
        clock
    }

    /// Starts White's time (6.6). If White is to lose the time before the players arrived (6.7.2), pass the moment at
    /// which the round began.
    #[must_use]
    pub fn started(&self, at: Moment) -> Clock {
        match self.going {
            Going::NotStarted => {
                Clock { going: Going::Running(Color::White), latest: at, ..self.clone() }
            }
            Going::Running(_) | Going::Stopped(_) => self.clone(),
        }
    }

    /// A side presses. The clock does not know whether it made a move: a press without one counts like any other.
    #[must_use]
    pub fn pressed(&self, by: Color, at: Moment) -> (Clock, PressOutcome) {
        self.pressed_with(by, at, |clock, _| clock.going = Going::Running(!by))
    }

    /// A side presses after its opponent has already replied and pressed: the presses crossed between two places. The
    /// clock goes on as if the reply had been pressed at the same moment, and the side, which is to move again, keeps
    /// running.
    #[must_use]
    pub fn pressed_late(&self, by: Color, at: Moment) -> (Clock, PressOutcome) {
        self.pressed_with(by, at, |clock, begun| *begun.get_mut(!by) = clock.end_move(!by))
    }

    /// Stops both sides: the arbiter interrupts the game (6.11.1), or a player asks for the arbiter (6.11.2).
    #[must_use]
    pub fn stopped(&self, at: Moment) -> Clock {
        match self.going {
            Going::Running(side) => self.settled(at).with_going(Going::Stopped(side)),
            Going::NotStarted | Going::Stopped(_) => self.clone(),
        }
    }

    /// Starts the time of a side again, or for the first time if a game is taken up in the middle (6.11.3). If it is
    /// not the side whose time ran before, that side's move is broken off and it keeps the time shown.
    #[must_use]
    pub fn resumed(&self, side: Color, at: Moment) -> Clock {
        let mut clock = self.settled(at);
        match self.going {
            Going::Running(_) => return self.clone(),
            Going::Stopped(before) if before != side => clock.sides.get_mut(before).break_off(),
            Going::NotStarted | Going::Stopped(_) => {}
        }
        clock.with_going(Going::Running(side))
    }

    /// The clock after all that happened on it by itself up to a moment, and what happened, in order. The same clock
    /// if nothing did.
    #[must_use]
    pub fn advanced(&self, at: Moment) -> (Clock, Vec<Happening>) {
        let mut clock = self.clone();
        let mut happenings = Vec::new();
        while clock.wake_at().is_some_and(|next| next <= at) {
            clock.happen(&mut happenings);
        }
        (clock, happenings)
    }

    /// When something will next happen on the clock by itself: a flag falls or a period begins. Wake up at that
    /// moment and call [`Clock::advanced`].
    #[must_use]
    pub fn wake_at(&self) -> Option<Moment> {
        let Going::Running(side) = self.going else { return None };
        self.latest.checked_add(self.sides.get(side).until_zero()?)
    }

    /// Which side runs, if the clock is running.
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        match self.going {
            Going::Running(side) => Some(side),
            Going::NotStarted | Going::Stopped(_) => None,
        }
    }

    /// Whether it was started, and which side runs or ran.
    #[must_use]
    pub fn going(&self) -> Going {
        self.going
    }

    #[must_use]
    pub fn control(&self) -> TimeControl {
        TimeControl { schedules: self.sides.as_ref().map(|side| side.schedule.clone()) }
    }

    #[must_use]
    pub fn period_end(&self) -> PeriodEnd {
        self.period_end
    }

    pub(super) fn counting(&self) -> Counting {
        match (self.period_end, self.counted) {
            (PeriodEnd::ByMoveCounter, CountedMoves::Presses) => Counting::Moves,
            (PeriodEnd::ByMoveCounter, CountedMoves::Completed) => Counting::Completed,
            (PeriodEnd::AtZero | PeriodEnd::AtZeroForBoth, _) => Counting::Nothing,
        }
    }

    /// The clock at a moment, with all time used up to it subtracted.
    pub(super) fn settled(&self, at: Moment) -> Clock {
        let (mut clock, _) = self.advanced(at);
        clock.run_until(at);
        clock
    }

    fn with_going(self, going: Going) -> Clock {
        Clock { going, ..self }
    }

    fn pressed_with(
        &self,
        by: Color,
        at: Moment,
        turn: impl FnOnce(&mut Clock, &mut ByColor<Option<u32>>),
    ) -> (Clock, PressOutcome) {
        match self.going {
            Going::Running(side) if side == by => {
                let mut clock = self.settled(at);
                let mut begun = ByColor::default();
                *begun.get_mut(by) = clock.end_move(by);
                turn(&mut clock, &mut begun);
                (clock, PressOutcome::Turned { begun })
            }
            Going::Running(_) => (self.clone(), PressOutcome::AlreadyPressed),
            Going::NotStarted | Going::Stopped(_) => (self.clone(), PressOutcome::NotGoing),
        }
    }

    fn end_move(&mut self, side: Color) -> Option<u32> {
        let counting = self.counting();
        self.sides.get_mut(side).end_move(counting)
    }

    fn run_until(&mut self, at: Moment) {
        let elapsed = at.since(self.latest);
        self.latest = self.latest.max(at);
        if let Going::Running(side) = self.going {
            let feeds = self.sides.get(side).feeds_the_opponent();
            self.sides.get_mut(side).run(elapsed);
            if feeds {
                self.sides.get_mut(!side).gain(elapsed);
            }
        }
    }

    /// Runs the side to move to zero, and applies what happens then.
    fn happen(&mut self, happenings: &mut Vec<Happening>) {
        let (Going::Running(side), Some(at)) = (self.going, self.wake_at()) else { return };
        self.run_until(at);
        let begun = match self.period_end {
            PeriodEnd::ByMoveCounter => None,
            PeriodEnd::AtZero | PeriodEnd::AtZeroForBoth => {
                self.sides.get_mut(side).begin_next_listed()
            }
        };
        let Some(period) = begun else {
            self.sides.get_mut(side).fallen = Some(at);
            self.first_fallen.get_or_insert(side);
            happenings.push(Happening { at, side, kind: HappeningKind::FlagFell });
            return;
        };
        happenings.push(Happening { at, side, kind: HappeningKind::PeriodBegan(period) });
        let other = self.sides.get_mut(!side);
        if self.period_end == PeriodEnd::AtZeroForBoth
            && other.period < period
            && other.fallen.is_none()
            && let Some(period) = other.begin_next_listed()
        {
            let kind = HappeningKind::PeriodBegan(period);
            happenings.push(Happening { at, side: !side, kind });
        }
    }

    /// The clock after a correction, with the order of the flags updated.
    pub(super) fn with_flags_in_order(mut self) -> Clock {
        let is_down = |side: Color| self.sides.get(side).fallen.is_some();
        self.first_fallen = match self.first_fallen {
            Some(first) if is_down(first) => Some(first),
            Some(first) if is_down(!first) => Some(!first),
            _ => None,
        };
        self
    }
}
