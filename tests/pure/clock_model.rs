//! The clock against one that ticks every millisecond, over random schedules and
//! events, and the promises that hold whatever happens.

use std::num::NonZeroU32;

use crate::common::dice::Dice;
use crate::common::ticking::TickingClock;
use hector::chess::ByColor;
use hector::chess::Color::{self, Black, White};
use hector::clock::{
    Clock, FlagOrder, Going, Happening, HappeningKind, Moment, Period, PeriodEnd, PressOutcome,
    Schedule, Span, TimeControl, TimeMode,
};

const PERIOD_ENDS: [PeriodEnd; 3] =
    [PeriodEnd::ByMoveCounter, PeriodEnd::AtZero, PeriodEnd::AtZeroForBoth];

fn random_mode(dice: &mut Dice) -> TimeMode {
    let bonus = Span::from_millis(dice.below(60) as u64);
    match dice.below(5) {
        0 => TimeMode::SuddenDeath,
        1 => TimeMode::Fischer(bonus),
        2 => TimeMode::Bronstein(bonus),
        3 => TimeMode::Delay(bonus),
        _ => TimeMode::Hourglass,
    }
}

/// One to three periods of a few moves and some hundred milliseconds.
fn random_schedule(dice: &mut Dice) -> Schedule {
    let number = 1 + dice.below(3);
    let mode = random_mode(dice);
    let periods = (1..=number).map(|period| Period {
        moves: if period == number && !dice.one_in(4) {
            None
        } else {
            NonZeroU32::new(1 + u32::try_from(dice.below(4)).expect("small"))
        },
        base: Span::from_millis(1 + dice.below(400) as u64),
        mode: if dice.one_in(3) { random_mode(dice) } else { mode },
    });
    Schedule::new(periods.collect()).expect("a schedule")
}

fn random_schedules(dice: &mut Dice) -> ByColor<Schedule> {
    let white = random_schedule(dice);
    let black = if dice.one_in(3) { random_schedule(dice) } else { white.clone() };
    ByColor { white, black }
}

fn at(millisecond: i64) -> Moment {
    Moment::ZERO + Span::from_millis(u64::try_from(millisecond).expect("not before zero"))
}

/// A happening as the ticking clock's diary has it.
fn entry(happening: &Happening) -> (i64, Color, u32) {
    let period = match happening.kind {
        HappeningKind::PeriodBegan(period) => period,
        HappeningKind::FlagFell => 0,
    };
    let millisecond = i64::try_from(happening.at.as_micros() / 1000).expect("a moment");
    (millisecond, happening.side, period)
}

/// Does the same to both clocks, and notes what happened on the real one by itself.
fn event(
    dice: &mut Dice,
    clock: &Clock,
    ticking: &mut TickingClock,
    diary: &mut Vec<(i64, Color, u32)>,
) -> Clock {
    let mut moment = ticking.now + [0, 1, 20, 100, 300][dice.below(5)] + dice.below(30) as i64;
    ticking.tick_to(moment);
    if dice.one_in(20) {
        moment -= dice.below(usize::try_from(moment + 1).expect("a moment")) as i64;
    }
    let now = at(moment);
    let (clock, happened) = clock.advanced(at(ticking.now));
    diary.extend(happened.iter().map(entry));
    // The real clock is told of the time that has passed before a moment goes back.
    let clock = if now < at(ticking.now) {
        clock.with_time_given(White, Span::ZERO, at(ticking.now))
    } else {
        clock
    };
    let side = dice.pick(&[White, Black]);
    let mover = ticking.runs.unwrap_or(side);
    let amount = dice.below(300) as i64;
    let span = Span::from_millis(amount.unsigned_abs());
    match dice.below(24) {
        0 => {
            ticking.stop();
            clock.stopped(now)
        }
        1..=3 => {
            ticking.resume(side);
            clock.resumed(side, now)
        }
        4 => {
            ticking.correct(side, amount);
            clock.with_time_given(side, span, now)
        }
        5 => {
            ticking.correct(side, -amount);
            clock.with_time_taken(side, span, now)
        }
        6 => {
            let change = amount - ticking.sides.get(side).left;
            ticking.correct(side, change);
            clock.with_time(side, span, now)
        }
        7 => {
            let moves = u32::try_from(dice.below(12)).expect("small");
            ticking.set_moves(side, moves);
            clock.with_moves(side, moves, now)
        }
        8 if dice.one_in(3) => {
            let mode = random_mode(dice);
            ticking.set_mode(mode);
            clock.with_mode(mode, now)
        }
        9 => {
            ticking.press(side);
            clock.pressed(side, now).0
        }
        10 => {
            if ticking.runs == Some(mover) {
                ticking.late_press(mover);
            }
            clock.pressed_late(mover, now).0
        }
        _ => {
            ticking.press(mover);
            clock.pressed(mover, now).0
        }
    }
}

fn assert_same(clock: &Clock, ticking: &TickingClock, case: u64) {
    let reading = clock.reading(at(ticking.now));
    let going = match (ticking.runs, ticking.ran) {
        (Some(side), _) => Going::Running(side),
        (None, Some(side)) => Going::Stopped(side),
        (None, None) => Going::NotStarted,
    };
    assert_eq!(reading.going, going, "case {case}");
    for side in [White, Black] {
        let (real, simple) = (reading.of(side), ticking.sides.get(side));
        let of = |millis: i64| Span::from_millis(millis.unsigned_abs());
        assert_eq!(real.remaining, Some(of(simple.left)), "case {case}, {side}, {ticking:?}");
        assert_eq!(real.wait, of(simple.shown_wait()), "case {case}, {side}, {ticking:?}");
        assert_eq!(real.used, of(simple.used), "case {case}, {side}");
        assert_eq!(real.moves, simple.moves, "case {case}, {side}");
        assert_eq!(real.period, simple.period_number(), "case {case}, {side}, {ticking:?}");
        assert_eq!(real.flag.map(|flag| flag.at), simple.fell.map(at), "case {case}, {side}");
        if let Some(flag) = real.flag {
            let first = ticking.falls.first() == Some(&side);
            assert_eq!(flag.order == FlagOrder::First, first, "case {case}, {side}");
        }
    }
}

#[test]
fn the_clock_agrees_with_one_that_ticks_every_millisecond() {
    let (mut falls, mut begun) = (0, 0);
    for case in 0..3000 {
        let mut dice = Dice::new(case);
        let schedules = random_schedules(&mut dice);
        let period_end = dice.pick(&PERIOD_ENDS);
        let mut ticking = TickingClock::new(&schedules, period_end);
        let mut clock = Clock::new(TimeControl { schedules }, period_end);
        assert_same(&clock, &ticking, case);
        let mut diary = Vec::new();
        ticking.start();
        clock = clock.started(at(0));
        for _ in 0..40 {
            clock = event(&mut dice, &clock, &mut ticking, &mut diary);
            ticking.tick_to(ticking.now);
            assert_same(&clock, &ticking, case);
        }
        diary.sort_by_key(|(when, _, _)| *when);
        ticking.diary.truncate(diary.len());
        assert_eq!(diary, ticking.diary, "case {case}");
        falls += diary.iter().filter(|(_, _, period)| *period == 0).count();
        begun += diary.len();
    }
    assert!(falls > 1000 && begun - falls > 500, "{falls} flags, {} periods", begun - falls);
}

/// Presses at random moments until a flag falls or sixty moves are made, and what
/// both sides show after each press.
fn faces_after_presses(control: TimeControl, seed: u64) -> Vec<(ByColor<Span>, bool)> {
    let mut dice = Dice::new(seed);
    let mut clock = Clock::new(control, PeriodEnd::ByMoveCounter).started(Moment::ZERO);
    let mut now = Moment::ZERO;
    let mut mover = White;
    let mut faces = Vec::new();
    for _ in 0..120 {
        now = now + Span::from_micros(dice.next() % [40_000_000, 400_000_000][dice.below(2)]);
        if dice.one_in(10) {
            clock = clock.stopped(now);
            now = now + Span::from_micros(dice.next() % 1_000_000_000);
            clock = clock.resumed(mover, now);
        }
        let (pressed, outcome) = clock.pressed(mover, now);
        assert!(matches!(outcome, PressOutcome::Turned { .. }));
        clock = pressed;
        mover = !mover;
        let sides = clock.reading(now).sides;
        let fallen = sides.iter().any(|face| face.flag.is_some());
        faces.push((sides.map(|face| face.remaining.expect("a limit")), fallen));
    }
    faces
}

#[test]
fn bronstein_shows_the_delay_more_than_a_simple_delay_at_every_press() {
    let mut compared = 0;
    for seed in 0..1000 {
        let mut dice = Dice::new(seed);
        let bonus = Span::from_micros(1 + dice.next() % 60_000_000);
        let schedule = random_schedule(&mut dice);
        let minutes = |mode: TimeMode| {
            let periods = schedule.periods().iter().map(|period| Period {
                base: period.base.times(2_000),
                mode,
                ..*period
            });
            TimeControl::equal(Schedule::new(periods.collect()).expect("a schedule"))
        };
        let bronstein = faces_after_presses(minutes(TimeMode::Bronstein(bonus)), seed);
        let delay = faces_after_presses(minutes(TimeMode::Delay(bonus)), seed);
        for ((bronstein, fallen), (delay, fallen_too)) in bronstein.iter().zip(&delay) {
            assert_eq!(fallen, fallen_too, "seed {seed}");
            if *fallen {
                break;
            }
            assert_eq!(*bronstein, delay.map(|shown| shown + bonus), "seed {seed}");
            compared += 1;
        }
    }
    assert!(compared > 10_000, "only {compared} presses were compared");
}

#[test]
fn the_sand_of_an_hourglass_stays_the_same_until_it_has_run_out() {
    for seed in 0..300 {
        let control: TimeControl = "hourglass 20".parse().expect("a control");
        for (face, fallen) in faces_after_presses(control, seed) {
            if fallen {
                break;
            }
            assert_eq!(face.white + face.black, Span::from_minutes(40), "seed {seed}");
        }
    }
}

#[test]
fn a_day_of_presses_drifts_by_nothing() {
    let day = Span::from_minutes(24 * 60);
    let control = "2000 min".parse().expect("a control");
    let mut clock = Clock::new(control, PeriodEnd::ByMoveCounter).started(Moment::ZERO);
    let mut dice = Dice::new(24);
    let mut now = Moment::ZERO;
    let (mut used, mut mover) = (ByColor::<Span>::default(), White);
    while now.since(Moment::ZERO) < day {
        let spent = Span::from_micros(dice.next() % 2_000_001);
        now = now + spent;
        *used.get_mut(mover) = *used.get(mover) + spent;
        clock = clock.pressed(mover, now).0;
        mover = !mover;
    }
    let reading = clock.reading(now);
    for side in [White, Black] {
        assert_eq!(reading.of(side).used, *used.get(side));
        assert_eq!(reading.of(side).remaining, Some(Span::from_minutes(2000) - *used.get(side)));
    }
    assert_eq!(used.white + used.black, now.since(Moment::ZERO));
    assert!(reading.of(White).presses > 40_000, "{} presses", reading.of(White).presses);
}

#[test]
fn a_replay_gives_the_same_clock_and_asking_changes_nothing() {
    let replay = |case: u64, ask: bool| {
        let mut dice = Dice::new(case);
        let schedules = random_schedules(&mut dice);
        let period_end = dice.pick(&PERIOD_ENDS);
        let mut clock = Clock::new(TimeControl { schedules }, period_end).started(Moment::ZERO);
        let (mut now, mut last) = (Moment::ZERO, Moment::ZERO);
        for _ in 0..30 {
            let side = dice.pick(&[White, Black]);
            let step = Span::from_micros(dice.next() % 200_000);
            now = now + step;
            if ask {
                let between = last + Span::from_micros(step.as_micros() / 2);
                clock = clock.advanced(between).0;
                assert_eq!(clock.reading(now), clock.advanced(now).0.reading(now));
            }
            clock = match dice.below(8) {
                0 => clock.stopped(now),
                1 => clock.resumed(side, now),
                _ => clock.pressed(clock.running().unwrap_or(side), now).0,
            };
            last = now;
        }
        // An event that changes nothing leaves what happened by itself to be asked for.
        clock.advanced(now).0
    };
    for case in 0..500 {
        let clock = replay(case, false);
        assert_eq!(clock, replay(case, false), "case {case}");
        assert_eq!(clock, replay(case, true), "case {case}");
    }
}

#[test]
fn nothing_happens_before_the_clock_said_it_would() {
    let mut woken = 0;
    for case in 0..500 {
        let mut dice = Dice::new(case);
        let schedules = random_schedules(&mut dice);
        let period_end = dice.pick(&PERIOD_ENDS);
        let mut clock = Clock::new(TimeControl { schedules }, period_end).started(Moment::ZERO);
        while let Some(wake) = clock.wake_at() {
            let before = Moment::from_micros(wake.as_micros() - 1);
            assert_eq!(clock.advanced(before), (clock.clone(), Vec::new()), "case {case}");
            let (woke, happenings) = clock.advanced(wake);
            assert!(happenings.iter().all(|happening| happening.at == wake), "case {case}");
            assert!(!happenings.is_empty(), "case {case}");
            clock = woke;
            woken += 1;
        }
    }
    assert!(woken > 500, "woken {woken} times");
}
