//! The arithmetic of one side's time: a move begins, time is used, the move ends. The two sides meet in
//! `chess_clock`.

use super::moment::{Moment, Span};
use super::schedule::{Schedule, TimeMode};

/// The time of one side.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct ClockSide {
    pub(super) schedule: Schedule,
    /// The time left when its move began. `None` without a limit.
    time: Option<Span>,
    /// The mode of its current move.
    mode: TimeMode,
    /// Time used on this move so far.
    spent: Span,
    /// Time used in the whole game.
    pub(super) used: Span,
    /// Counted from 1.
    pub(super) period: u32,
    pub(super) moves: u32,
    /// The completed moves that the clock was told of. Stays zero if the clock goes by its counter.
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

    /// The time that the clock shows.
    pub(super) fn remaining(&self) -> Option<Span> {
        self.time.map(|time| match self.mode {
            TimeMode::Delay(delay) => time - (self.spent - delay),
            _ => time - self.spent,
        })
    }

    /// What is left of the delay before time counts on this move.
    pub(super) fn wait(&self) -> Span {
        match self.mode {
            TimeMode::Delay(delay) if self.fallen.is_none() => delay - self.spent,
            _ => Span::ZERO,
        }
    }

    /// How long it can run until it reaches zero. `None` if it never will.
    pub(super) fn until_zero(&self) -> Option<Span> {
        let remaining = self.remaining().filter(|_| self.fallen.is_none())?;
        Some(self.wait() + remaining)
    }

    /// Whether the time it uses now is added to the opponent's.
    pub(super) fn feeds_the_opponent(&self) -> bool {
        self.mode == TimeMode::Hourglass && self.fallen.is_none()
    }

    /// Adds the time that the opponent used.
    pub(super) fn gain(&mut self, span: Span) {
        if self.fallen.is_none() {
            self.give(span);
        }
    }

    /// Runs for a span, at most until zero. A fallen flag stays at zero, but the time used is still counted.
    pub(super) fn run(&mut self, span: Span) {
        self.used = self.used + span;
        if self.fallen.is_none() {
            self.spent = self.spent + span;
        }
    }

    /// Ends its move: counts the press, begins the next period if the clock counts moves and this was the last one,
    /// and adds time as the modes require. A side that has overstepped gets nothing. Returns the number of the period
    /// that began.
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

    /// Adds the base of the next listed period, if there is one.
    pub(super) fn begin_next_listed(&mut self) -> Option<u32> {
        let base = self.schedule.periods().get(self.period as usize)?.base;
        self.give(base);
        self.period += 1;
        Some(self.period)
    }

    /// Adds the base of the next period. A last period with a number of moves repeats.
    pub(super) fn begin_next_period(&mut self) {
        let next = self.period.saturating_add(1);
        if let Some(period) = self.schedule.period(next) {
            let base = period.base;
            self.period = next;
            self.give(base);
        }
    }

    /// Adds to the time shown. Any added time raises a fallen flag.
    pub(super) fn give(&mut self, span: Span) {
        self.time = self.time.map(|time| time + span);
        if !span.is_zero() {
            self.fallen = None;
        }
    }

    /// Subtracts from the time shown, down to zero.
    pub(super) fn take(&mut self, span: Span) {
        let taken = self.remaining().map_or(Span::ZERO, |shown| shown.min(span));
        self.time = self.time.map(|time| time - taken);
    }

    pub(super) fn set(&mut self, shown: Span) {
        match self.remaining() {
            Some(now) if now < shown => self.give(shown - now),
            Some(now) => self.take(now - shown),
            None => {}
        }
    }

    /// Sets the move counter and, on a clock that counts moves, the period that belongs to it, but not an earlier
    /// period than that of the completed moves. Adds no time.
    pub(super) fn count(&mut self, moves: u32, counting: Counting) {
        self.moves = moves;
        if counting != Counting::Nothing {
            self.period = self.schedule.period_after(moves.max(self.completed));
        }
    }

    /// Sets the number of completed moves (6.2.1). If they complete a period and time is left, adds the base of the
    /// next one.
    pub(super) fn complete(&mut self, moves: u32) {
        let before = self.schedule.period_after(self.completed);
        self.completed = moves;
        let due = self.schedule.period_after(moves);
        if due > before && due > self.period && self.fallen.is_none() {
            self.begin_period(due);
        }
    }

    /// Enters this period, counted from 1.
    pub(super) fn enter(&mut self, period: u32) {
        self.period = period.max(1);
        let entered = self.schedule.period(self.period);
        self.mode = entered.map_or(TimeMode::SuddenDeath, |period| period.mode);
    }

    /// Ends a move early because another replaces it. The time shown is kept, and the side's next move begins from
    /// it.
    pub(super) fn break_off(&mut self) {
        self.time = self.remaining();
        self.spent = Span::ZERO;
    }

    /// Changes the schedule. The time shown is kept; a side without a limit begins with the opening time of the new
    /// one.
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

    /// Enters the period of the next move, if the clock counts moves.
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

/// What starts the next period.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Counting {
    /// The move counter, which counts presses.
    Moves,
    /// The moves that the clock was told are completed.
    Completed,
    /// Only the time used up.
    Nothing,
}

/// The time after a move, depending on its mode and the mode of the next one. A Fischer bonus is given before each
/// move, so the next move's bonus is added. A Bronstein bonus is part of the time shown, so it goes when its mode
/// ends.
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
