//! The time control as announced before the game: periods, bonuses and modes for each side. How much of it is used is
//! in `side`.

use std::num::NonZeroU32;
use std::sync::Arc;

use crate::chess::{ByColor, Color};

use super::moment::Span;

/// How time is added around each move of a period (6.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TimeMode {
    /// No bonus.
    SuddenDeath,
    /// Time that is added before every move, the first included. Unused time is kept.
    Fischer(Span),
    /// The time used for a move comes back after it, up to this bonus. The clock shows the bonus as part of the time.
    Bronstein(Span),
    /// The clock waits this long before it starts to count. The wait is shown separately.
    Delay(Span),
    /// The time that one side uses is added to the other side's.
    Hourglass,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Period {
    /// The moves to make in this period. `None` for the rest of the game.
    pub moves: Option<NonZeroU32>,
    /// The time given when the period begins. Time left from the earlier period is kept (6.3.2).
    pub base: Span,
    /// The mode of its moves.
    pub mode: TimeMode,
}

/// The time of one side: one period after another, or no limit.
///
/// A last period with a number of moves repeats if the clock counts moves (`16/60`, as in the days of adjournments).
/// With a clock that does not count, each period is given once.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Schedule {
    periods: Arc<[Period]>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no schedule: {self:?}")]
pub enum ScheduleError {
    /// The list is empty.
    NoPeriod,
    /// More periods than any event has.
    TooMany,
    /// A period for the rest of the game is not the last.
    RestNotLast {
        /// The period, counted from 1.
        number: usize,
    },
    /// No time to make a move.
    NoTime {
        /// The period, counted from 1.
        number: usize,
    },
    /// More than any event uses.
    TooLong {
        /// The period, counted from 1.
        number: usize,
    },
}

/// The time control of a game: a schedule for each side, usually the same.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TimeControl {
    pub schedules: ByColor<Schedule>,
}

/// When a side passes from one period to the next (6.4). The event announces it; the Laws allow each of these.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PeriodEnd {
    /// When the side's time is used up, it gets the base of the next period. Moves are not counted, so at each change
    /// somebody must check that enough were made.
    AtZero,
    /// The same, but both sides get their next base as soon as one of them reaches zero, as on the DGT 3000.
    AtZeroForBoth,
    /// When the clock has counted the moves of the period. It counts presses, so the count is wrong if one is
    /// forgotten or doubled; the arbiter then corrects it. A side that reaches zero earlier has overstepped the time.
    ByMoveCounter,
}

const LONGEST: Span = Span::from_seconds(10_000 * 3_600);

impl TimeMode {
    /// The bonus of a move, in any mode.
    #[must_use]
    pub const fn bonus(self) -> Span {
        match self {
            TimeMode::Fischer(bonus) | TimeMode::Bronstein(bonus) | TimeMode::Delay(bonus) => bonus,
            TimeMode::SuddenDeath | TimeMode::Hourglass => Span::ZERO,
        }
    }

    /// A mode with a bonus of zero becomes sudden death.
    fn simplest(self) -> TimeMode {
        match self {
            TimeMode::Fischer(Span::ZERO)
            | TimeMode::Bronstein(Span::ZERO)
            | TimeMode::Delay(Span::ZERO) => TimeMode::SuddenDeath,
            mode => mode,
        }
    }

    /// What the clock shows in addition to the base when a period begins.
    #[must_use]
    pub(super) const fn shown_ahead(self) -> Span {
        match self {
            TimeMode::Fischer(bonus) | TimeMode::Bronstein(bonus) => bonus,
            TimeMode::SuddenDeath | TimeMode::Delay(_) | TimeMode::Hourglass => Span::ZERO,
        }
    }
}

impl Period {
    #[must_use]
    pub const fn rest(base: Span, mode: TimeMode) -> Period {
        Period { moves: None, base, mode }
    }

    /// A period with a number of moves.
    #[must_use]
    pub const fn of_moves(moves: NonZeroU32, base: Span, mode: TimeMode) -> Period {
        Period { moves: Some(moves), base, mode }
    }
}

impl Schedule {
    /// The most periods a schedule may have.
    pub const MOST_PERIODS: usize = 10;

    /// A schedule of these periods.
    ///
    /// # Errors
    /// If there is no period or too many, if a period for the rest of the game is not the last, or if one gives no
    /// time or an absurd one.
    pub fn new(periods: Vec<Period>) -> Result<Schedule, ScheduleError> {
        if periods.is_empty() {
            return Err(ScheduleError::NoPeriod);
        }
        if periods.len() > Schedule::MOST_PERIODS {
            return Err(ScheduleError::TooMany);
        }
        for (index, period) in periods.iter().enumerate() {
            let number = index + 1;
            if period.moves.is_none() && number < periods.len() {
                return Err(ScheduleError::RestNotLast { number });
            }
            if (period.base + period.mode.bonus()).is_zero() {
                return Err(ScheduleError::NoTime { number });
            }
            if period.base > LONGEST || period.mode.bonus() > LONGEST {
                return Err(ScheduleError::TooLong { number });
            }
        }
        let of_period = |period: Period| Period { mode: period.mode.simplest(), ..period };
        Ok(Schedule { periods: periods.into_iter().map(of_period).collect() })
    }

    /// No limit: the clock only counts the time used.
    #[must_use]
    pub fn untimed() -> Schedule {
        Schedule { periods: Arc::new([]) }
    }

    #[must_use]
    pub fn is_untimed(&self) -> bool {
        self.periods.is_empty()
    }

    /// Whether time used by one side is added to the other's, so that neither has a fixed time.
    #[must_use]
    pub fn is_hourglass(&self) -> bool {
        self.periods.iter().any(|period| period.mode == TimeMode::Hourglass)
    }

    /// The periods in order; empty if there is no limit.
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// The time of the first period, without the bonus of its moves.
    #[must_use]
    pub fn first_base(&self) -> Option<Span> {
        self.periods.first().map(|first| first.base)
    }

    /// What the clock shows before the first move.
    #[must_use]
    pub fn opening(&self) -> Option<Span> {
        self.periods.first().map(|first| first.base + first.mode.shown_ahead())
    }

    /// How many moves must be made by the end of a period, counted from 1. `None` if the period lasts for the rest of
    /// the game.
    #[must_use]
    pub fn moves_required(&self, period: u32) -> Option<u64> {
        let last = self.periods.last()?;
        let listed = self.periods.iter().take(period as usize);
        let within = listed.map(|period| period.moves.map(|moves| u64::from(moves.get())));
        let within: u64 = within.sum::<Option<u64>>()?;
        let repeats = u64::from(period).saturating_sub(self.periods.len() as u64);
        match last.moves {
            Some(moves) => Some(within.saturating_add(repeats * u64::from(moves.get()))),
            None if repeats == 0 => Some(within),
            None => None,
        }
    }

    /// The period, counted from 1, in which the move after `moves` moves is made.
    #[must_use]
    pub fn period_after(&self, moves: u32) -> u32 {
        let mut left = moves;
        for (period, number) in self.periods.iter().zip(1..) {
            match period.moves {
                Some(asked) if left >= asked.get() => left -= asked.get(),
                _ => return number,
            }
        }
        let listed = u32::try_from(self.periods.len()).unwrap_or(u32::MAX).max(1);
        let asked =
            self.periods.last().and_then(|last| last.moves).map_or(u32::MAX, NonZeroU32::get);
        listed.saturating_add(1).saturating_add(left / asked)
    }

    /// The time for the first `moves` moves: the base of each period that they reach, and a bonus for each move.
    /// `None` without a limit. The time for sixty moves decides between standard, rapid and blitz.
    #[must_use]
    pub fn time_for_moves(&self, moves: u32) -> Option<Span> {
        let last = self.periods.last()?;
        let mut total = Span::ZERO;
        let mut left = moves;
        for (period, number) in self.periods.iter().zip(1_u32..) {
            let here = period.moves.map_or(left, |asked| left.min(asked.get()));
            if here > 0 || number == 1 {
                total = total + period.base + period.mode.bonus().times(u64::from(here));
            }
            left -= here;
        }
        let repeats = last.moves.map_or(0, |asked| left.div_ceil(asked.get()));
        let repeated = last.base.times(u64::from(repeats));
        Some(total + repeated + last.mode.bonus().times(u64::from(left)))
    }

    /// A period by its number, counted from 1. The last repeats if it asks for moves.
    #[must_use]
    pub fn period(&self, number: u32) -> Option<&Period> {
        let listed = self.periods.get((number as usize).checked_sub(1)?);
        listed.or_else(|| self.periods.last().filter(|last| last.moves.is_some()))
    }

    /// The same periods in another mode, for example when an increment is introduced during the game (III.4).
    #[must_use]
    pub fn with_mode(&self, mode: TimeMode) -> Schedule {
        let mode = mode.simplest();
        Schedule { periods: self.periods.iter().map(|period| Period { mode, ..*period }).collect() }
    }
}

impl TimeControl {
    /// The same schedule for both sides.
    #[must_use]
    pub fn equal(schedule: Schedule) -> TimeControl {
        TimeControl { schedules: ByColor { white: schedule.clone(), black: schedule } }
    }

    /// A schedule for each side: a game at time odds.
    #[must_use]
    pub const fn odds(white: Schedule, black: Schedule) -> TimeControl {
        TimeControl { schedules: ByColor { white, black } }
    }

    #[must_use]
    pub fn untimed() -> TimeControl {
        TimeControl::equal(Schedule::untimed())
    }

    #[must_use]
    pub fn of(&self, side: Color) -> &Schedule {
        self.schedules.get(side)
    }

    /// Whether neither side has a limit.
    #[must_use]
    pub fn is_untimed(&self) -> bool {
        self.schedules.iter().all(Schedule::is_untimed)
    }
}
