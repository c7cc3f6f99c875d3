//! The arithmetic of one side's time: a move begins, time is used, the move ends.
//! Never knows the other side, nor what moment it is.

use super::moment::{Moment, Span};
use super::schedule::{Schedule, TimeMode};

/// One side of a clock.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct ClockSide {
    pub(super) schedule: Schedule,
    /// The time as its move began, none without a limit.
    time: Option<Span>,
    /// The mode in force for its move.
    mode: TimeMode,
    /// Used on this move so far.
    spent: Span,
    /// Used in the whole game.
    pub(super) used: Span,
    /// Counted from 1.
    pub(super) period: u32,
    pub(super) moves: u32,
    /// The moves that the clock was told are completed; none where it goes by its counter.
    pub(super) completed: u32,
    pub(super) presses: u32,
    pub(super) fallen: Option<Moment>,
}

impl ClockSide {
    pub(super) fn new(schedule: Schedule) -> ClockSide {
        ClockSide {
            time: schedule.opening(),
            mode: schedule.period(1).map_or(TimeMode::SuddenDeath, |first| first.mode),
            schedule,
            spent: Span::ZERO,
            used: Span::ZERO,
            period: 1,
            moves: 0,
            completed: 0,
            presses: 0,
            fallen: None,
        }
    }

    /// What the clock shows.
    pub(super) fn remaining(&self) -> Option<Span> {
        self.time.map(|time| match self.mode {
            TimeMode::Delay(delay) => time - (self.spent - delay),
            _ => time - self.spent,
        })
    }

    /// The wait before time counts that is left on this move.
    pub(super) fn wait(&self) -> Span {
        match self.mode {
            TimeMode::Delay(delay) if self.fallen.is_none() => delay - self.spent,
            _ => Span::ZERO,
        }
    }

    /// How long it can run until it is at zero; none if it never will be.
    pub(super) fn until_zero(&self) -> Option<Span> {
        let remaining = self.remaining().filter(|_| self.fallen.is_none())?;
        Some(self.wait() + remaining)
    }

    /// Whether what it uses now goes to the opponent.
    pub(super) fn feeds_the_opponent(&self) -> bool {
        self.mode == TimeMode::Hourglass && self.fallen.is_none()
    }

    /// Takes what the opponent used up.
    pub(super) fn gain(&mut self, span: Span) {
        if self.fallen.is_none() {
            self.give(span);
        }
    }

    /// Runs for so long, at most until it is at zero. A fallen flag shows zero and
    /// stays there; what it goes on using is still counted as used.
    pub(super) fn run(&mut self, span: Span) {
        self.used = self.used + span;
        if self.fallen.is_none() {
            self.spent = self.spent + span;
        }
    }

    /// Ends its move: the press is counted, the next period begun if the clock counts
    /// moves and that was the last one, and time given back as the modes say. A side
    /// that has overstepped is given nothing. Says which period was begun.
    pub(super) fn end_move(&mut self, counting: Counting) -> Option<u32> {
        self.presses = self.presses.saturating_add(1);
        self.moves = self.moves.saturating_add(1);
        let begun = self.begin_period_of_counter(counting);
        let next =
            self.schedule.period(self.period).map_or(TimeMode::SuddenDeath, |period| period.mode);
        self.time = match self.fallen {
            None => self.time.map(|time| after_move(time, self.spent, self.mode, next)),
            Some(_) => Some(Span::ZERO),
        };
        self.mode = next;
        self.spent = Span::ZERO;
        begun
    }

    /// Gives the base of the next period that is listed, if there is one.
    pub(super) fn begin_next_listed(&mut self) -> Option<u32> {
        let base = self.schedule.periods().get(self.period as usize)?.base;
        self.give(base);
        self.period += 1;
        Some(self.period)
    }

    /// Gives the base of the next period. A last one that asks for moves comes again.
    pub(super) fn begin_next_period(&mut self) {
        let next = self.period.saturating_add(1);
        if let Some(period) = self.schedule.period(next) {
            let base = period.base;
            self.period = next;
            self.give(base);
        }
    }

    /// Adds to the time shown. A flag that had fallen is up again, if this is any time.
    pub(super) fn give(&mut self, span: Span) {
        self.time = self.time.map(|time| time + span);
        if !span.is_zero() {
            self.fallen = None;
        }
    }

    /// Takes from the time shown, down to zero.
    pub(super) fn take(&mut self, span: Span) {
        let taken = self.remaining().map_or(Span::ZERO, |shown| shown.min(span));
        self.time = self.time.map(|time| time - taken);
    }

    /// Sets the time shown.
    pub(super) fn set(&mut self, shown: Span) {
        match self.remaining() {
            Some(now) if now < shown => self.give(shown - now),
            Some(now) => self.take(now - shown),
            None => {}
        }
    }

    /// Sets the move counter and, on a clock that counts moves, the period it means; never an
    /// earlier one than that of the moves that were completed. Gives no time.
    pub(super) fn count(&mut self, moves: u32, counting: Counting) {
        self.moves = moves;
        if counting != Counting::Nothing {
            self.period = self.schedule.period_after(moves.max(self.completed));
        }
    }

    /// Has completed so many moves (6.2.1). Where they fill a period, and time is left, the base of the
    /// next one is given.
    pub(super) fn complete(&mut self, moves: u32) {
        let before = self.schedule.period_after(self.completed);
        self.completed = moves;
        let due = self.schedule.period_after(moves);
        if due > before && due > self.period && self.fallen.is_none() {
            self.begin_period(due);
        }
    }

    /// Is in this period, counted from 1.
    pub(super) fn enter(&mut self, period: u32) {
        self.period = period.max(1);
        let entered = self.schedule.period(self.period);
        self.mode = entered.map_or(TimeMode::SuddenDeath, |period| period.mode);
    }

    /// Breaks off a move that another takes the place of. What shows is kept, and
    /// the side's next move begins again.
    pub(super) fn break_off(&mut self) {
        self.time = self.remaining();
        self.spent = Span::ZERO;
    }

    /// Goes by another schedule. The time shown is kept; a side that had no limit
    /// begins with what the new one opens with.
    pub(super) fn reschedule(&mut self, schedule: Schedule, counting: Counting) {
        if self.time.is_none() || schedule.is_untimed() {
            self.fallen = None;
            let opening = ClockSide::new(schedule.clone());
            (self.time, self.mode, self.spent) = (opening.time, opening.mode, Span::ZERO);
        }
        let listed = u32::try_from(schedule.periods().len()).unwrap_or(u32::MAX);
        self.period = self.period.min(listed.max(1));
        self.schedule = schedule;
        self.count(self.moves, counting);
    }

    /// Goes over to the period of the next move, if the clock counts moves.
    fn begin_period_of_counter(&mut self, counting: Counting) -> Option<u32> {
        let due = self.schedule.period_after(self.moves);
        if counting != Counting::Moves || due <= self.period {
            return None;
        }
        self.begin_period(due)
    }

    fn begin_period(&mut self, due: u32) -> Option<u32> {
        self.period = due;
        let base = self.schedule.period(due)?.base;
        self.time = self.time.map(|time| time + base);
        Some(due)
    }
}

/// What begins a period.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Counting {
    /// The move counter, which counts presses.
    Moves,
    /// The moves that somebody says are completed.
    Completed,
    /// Nothing but the time that is used up.
    Nothing,
}

/// The time after a move, when the next one is in another mode or the same.
/// Fischer's bonus is given before each move, so it is the next move's that is
/// added; Bronstein's stands within the time throughout, so it leaves with its mode.
fn after_move(time: Span, spent: Span, mode: TimeMode, next: TimeMode) -> Span {
    let kept = match mode {
        TimeMode::Bronstein(bonus) | TimeMode::Delay(bonus) => time - (spent - bonus),
        TimeMode::SuddenDeath | TimeMode::Fischer(_) | TimeMode::Hourglass => time - spent,
    };
    match (mode, next) {
        (TimeMode::Bronstein(old), TimeMode::Bronstein(new)) => kept + new - old,
        (TimeMode::Bronstein(old), _) => kept - old + next.shown_ahead(),
        _ => kept + next.shown_ahead(),
    }
}
