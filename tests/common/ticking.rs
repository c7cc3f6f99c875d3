//! A very simple chess clock to compare the real one with: it counts single milliseconds in plain numbers, and shares
//! no arithmetic with the real one.

use hector::chess::{ByColor, Color};
use hector::clock::{PeriodEnd, Schedule, TimeMode};

/// One side; all times in milliseconds.
#[derive(Debug, Clone)]
pub(crate) struct TickingSide {
    /// For each period: the moves (0 for the rest of the game), the base time and the mode.
    periods: Vec<(u32, i64, Ticked)>,
    pub(crate) left: i64,
    /// The delay that is left for this move.
    wait: i64,
    /// The time of this move that will be given back.
    refund: i64,
    mode: Ticked,
    pub(crate) used: i64,
    period: usize,
    moves_to_go: u32,
    pub(crate) moves: u32,
    pub(crate) fell: Option<i64>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Ticked {
    Plain,
    Fischer(i64),
    Bronstein(i64),
    Delay(i64),
    Hourglass,
}

/// The clock, and a log of its own events.
#[derive(Debug, Clone)]
pub(crate) struct TickingClock {
    pub(crate) sides: ByColor<TickingSide>,
    period_end: PeriodEnd,
    pub(crate) now: i64,
    pub(crate) runs: Option<Color>,
    pub(crate) ran: Option<Color>,
    pub(crate) falls: Vec<Color>,
    /// The millisecond, the side, and the period that began, or 0 for a fallen flag.
    pub(crate) diary: Vec<(i64, Color, u32)>,
}

fn millis(span: hector::clock::Span) -> i64 {
    i64::try_from(span.as_micros() / 1000).expect("a test's own span")
}

fn ticked(mode: TimeMode) -> Ticked {
    match mode {
        TimeMode::SuddenDeath => Ticked::Plain,
        TimeMode::Fischer(bonus) => Ticked::Fischer(millis(bonus)),
        TimeMode::Bronstein(bonus) => Ticked::Bronstein(millis(bonus)),
        TimeMode::Delay(bonus) => Ticked::Delay(millis(bonus)),
        TimeMode::Hourglass => Ticked::Hourglass,
    }
}

impl TickingSide {
    fn new(schedule: &Schedule) -> TickingSide {
        let periods: Vec<(u32, i64, Ticked)> = schedule
            .periods()
            .iter()
            .map(|p| (p.moves.map_or(0, std::num::NonZeroU32::get), millis(p.base), ticked(p.mode)))
            .collect();
        let (moves_to_go, base, mode) = periods[0];
        let mut side = TickingSide {
            periods,
            left: base,
            wait: 0,
            refund: 0,
            mode,
            used: 0,
            period: 0,
            moves_to_go,
            moves: 0,
            fell: None,
        };
        side.enter(mode);
        side.ready();
        side
    }

    /// Adds the time that a new mode gives at once.
    fn enter(&mut self, mode: Ticked) {
        if let Ticked::Fischer(bonus) | Ticked::Bronstein(bonus) = mode {
            self.left += bonus;
        }
    }

    fn ready(&mut self) {
        self.refund = 0;
        self.wait = if let Ticked::Delay(delay) = self.mode { delay } else { 0 };
    }

    pub(crate) fn shown_wait(&self) -> i64 {
        if self.fell.is_some() { 0 } else { self.wait }
    }

    fn listed(&self, period: usize) -> (u32, i64, Ticked) {
        self.periods[period.min(self.periods.len() - 1)]
    }

    pub(crate) fn period_number(&self) -> u32 {
        u32::try_from(self.period + 1).expect("few periods")
    }

    fn press(&mut self, counts: bool) {
        self.moves += 1;
        if self.fell.is_none() {
            self.left += self.refund;
        }
        if self.moves_to_go > 0 {
            self.moves_to_go -= 1;
        }
        if counts && self.moves_to_go == 0 && self.listed(self.period).0 > 0 {
            self.period += 1;
            let (moves, base, _) = self.listed(self.period);
            self.moves_to_go = moves;
            if self.fell.is_none() {
                self.left += base;
            }
        }
        let next = self.listed(self.period).2;
        if self.fell.is_none() {
            match (self.mode, next) {
                (Ticked::Bronstein(old), Ticked::Bronstein(new)) => {
                    self.left = (self.left + new - old).max(0);
                }
                (Ticked::Bronstein(old), next) => {
                    self.left = (self.left - old).max(0);
                    self.enter(next);
                }
                (_, next) => self.enter(next),
            }
        }
        self.mode = next;
        self.ready();
    }

    fn set_moves(&mut self, moves: u32, counts: bool) {
        self.moves = moves;
        if counts {
            self.period = 0;
            self.moves_to_go = self.periods[0].0;
            for _ in 0..moves {
                if self.moves_to_go == 0 {
                    break;
                }
                self.moves_to_go -= 1;
                if self.moves_to_go == 0 {
                    self.period += 1;
                    self.moves_to_go = self.listed(self.period).0;
                }
            }
        }
    }

    fn correct(&mut self, change: i64) {
        self.left = (self.left + change).max(0);
        if change > 0 {
            self.fell = None;
        }
    }
}

impl TickingClock {
    pub(crate) fn new(schedules: &ByColor<Schedule>, period_end: PeriodEnd) -> TickingClock {
        TickingClock {
            sides: schedules.as_ref().map(TickingSide::new),
            period_end,
            now: 0,
            runs: None,
            ran: None,
            falls: Vec::new(),
            diary: Vec::new(),
        }
    }

    fn counts(&self) -> bool {
        self.period_end == PeriodEnd::ByMoveCounter
    }

    /// Runs the clock up to a millisecond. Does nothing if that is past.
    pub(crate) fn tick_to(&mut self, millisecond: i64) {
        self.look();
        while self.now < millisecond {
            self.now += 1;
            self.tick();
            self.look();
        }
    }

    fn tick(&mut self) {
        let Some(runs) = self.runs else { return };
        let side = self.sides.get_mut(runs);
        side.used += 1;
        if side.fell.is_some() {
            return;
        }
        if let Ticked::Bronstein(most) = side.mode {
            side.refund = (side.refund + 1).min(most);
        }
        if side.wait > 0 {
            side.wait -= 1;
            return;
        }
        side.left -= 1;
        let hourglass = side.mode == Ticked::Hourglass;
        let other = self.sides.get_mut(!runs);
        if hourglass && other.fell.is_none() {
            other.left += 1;
        }
    }

    /// Checks whether the running side is at zero.
    fn look(&mut self) {
        let Some(runs) = self.runs else { return };
        while self.sides.get(runs).fell.is_none()
            && self.sides.get(runs).left == 0
            && self.sides.get(runs).wait == 0
        {
            let more = self.sides.get(runs).period + 1 < self.sides.get(runs).periods.len();
            if self.counts() || !more {
                self.sides.get_mut(runs).fell = Some(self.now);
                self.falls.push(runs);
                self.diary.push((self.now, runs, 0));
                return;
            }
            self.next_period(runs);
            let behind = self.sides.get(!runs).period < self.sides.get(runs).period;
            let more = self.sides.get(!runs).period + 1 < self.sides.get(!runs).periods.len();
            if self.period_end == PeriodEnd::AtZeroForBoth
                && behind
                && more
                && self.sides.get(!runs).fell.is_none()
            {
                self.next_period(!runs);
            }
        }
    }

    fn next_period(&mut self, color: Color) {
        let side = self.sides.get_mut(color);
        side.period += 1;
        side.left += side.periods[side.period].1;
        self.diary.push((self.now, color, side.period_number()));
    }

    pub(crate) fn start(&mut self) {
        (self.runs, self.ran) = (Some(Color::White), Some(Color::White));
    }

    pub(crate) fn press(&mut self, by: Color) {
        let counts = self.counts();
        if self.runs == Some(by) {
            self.sides.get_mut(by).press(counts);
            (self.runs, self.ran) = (Some(!by), Some(!by));
        }
    }

    pub(crate) fn late_press(&mut self, by: Color) {
        self.press(by);
        self.press(!by);
    }

    pub(crate) fn stop(&mut self) {
        self.runs = None;
    }

    pub(crate) fn resume(&mut self, color: Color) {
        if self.runs.is_some() {
            return;
        }
        if let Some(ran) = self.ran.filter(|ran| *ran != color) {
            self.sides.get_mut(ran).ready();
        }
        (self.runs, self.ran) = (Some(color), Some(color));
    }

    /// Adds time to a side, or takes it if `change` is negative.
    pub(crate) fn correct(&mut self, color: Color, change: i64) {
        self.sides.get_mut(color).correct(change);
        let sides = &self.sides;
        self.falls.retain(|fallen| sides.get(*fallen).fell.is_some());
    }

    pub(crate) fn set_moves(&mut self, color: Color, moves: u32) {
        let counts = self.counts();
        self.sides.get_mut(color).set_moves(moves, counts);
    }

    pub(crate) fn set_mode(&mut self, mode: TimeMode) {
        for color in [Color::White, Color::Black] {
            for period in &mut self.sides.get_mut(color).periods {
                period.2 = ticked(mode);
            }
        }
    }
}
