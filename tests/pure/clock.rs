//! The clock held against the figures of the Laws and against what happens to clocks
//! in a hall: late presses, double presses, fallen flags, corrections.

use hector::chess::ByColor;
use hector::chess::Color::{self, Black, White};
use hector::clock::{
    Clock, Face, FlagOrder, Going, Happening, HappeningKind, Moment, PeriodEnd, PressOutcome, Span,
    TimeMode, move_after_reconstruction,
};

fn running(control: &str, period_end: PeriodEnd) -> Clock {
    Clock::new(control.parse().expect("a test's own time control"), period_end)
        .started(Moment::ZERO)
}

fn at(seconds: u64) -> Moment {
    Moment::ZERO + Span::from_seconds(seconds)
}

/// Each line: a time control, the seconds White uses on each move, and what White's
/// clock shows at the start and after each.
#[test]
fn the_clock_shows_the_figures_of_the_laws() {
    let mut checked = 0;
    for line in include_str!("../seeds/clock_figures.txt").lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let [control, used, expected] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("three columns expected: {line}");
        };
        let mut clock = running(control, PeriodEnd::ByMoveCounter);
        let mut faces = vec![time(clock.reading(at(0)).of(White))];
        let mut now = 0;
        for used in used.split_whitespace() {
            now += used.parse::<u64>().expect("seconds");
            clock = clock.pressed(White, at(now)).0.pressed(Black, at(now)).0;
            faces.push(time(clock.reading(at(now)).of(White)));
        }
        assert_eq!(faces.join(" "), expected, "{line}");
        checked += 1;
    }
    assert!(checked >= 18, "only {checked} figures were read");
}

#[test]
fn every_event_in_a_hall_has_its_effect() {
    let cases = include_str!("../seeds/clock_events.txt").split("== ").skip(1);
    let mut played = 0;
    for case in cases {
        let (title, lines) = case.split_once('\n').expect("lines after the title");
        play(title, lines);
        played += 1;
    }
    assert!(played >= 36, "only {played} cases were played");
}

fn play(title: &str, lines: &str) {
    let mut lines = lines.lines().filter(|line| !line.is_empty());
    let mut clock = lines.next().and_then(set).unwrap_or_else(|| panic!("no clock: {title}"));
    for line in lines {
        let (second, event) = line.split_once(' ').expect("a second and an event");
        let moment = at(second.parse().expect("a second"));
        let (event, expected) = event.split_once(": ").unwrap_or((event, ""));
        let (next, told) = happen(&clock, event, moment);
        assert_eq!(told, expected, "{title}, {line}");
        clock = next;
    }
}

fn set(line: &str) -> Option<Clock> {
    let (control, period_end) = line.strip_prefix("set ")?.split_once(" | ")?;
    let period_end = match period_end {
        "by move counter" => PeriodEnd::ByMoveCounter,
        "at zero" => PeriodEnd::AtZero,
        "at zero for both" => PeriodEnd::AtZeroForBoth,
        _ => return None,
    };
    Some(Clock::new(control.parse().expect("a test's own time control"), period_end))
}

/// The clock after one line of a case, and what it tells of it.
fn happen(clock: &Clock, event: &str, at: Moment) -> (Clock, String) {
    let silent = |clock: Clock| (clock, String::new());
    match event.split(' ').collect::<Vec<_>>()[..] {
        ["start"] => silent(clock.started(at)),
        ["stop"] => silent(clock.stopped(at)),
        ["resume", side] => silent(clock.resumed(color(side), at)),
        ["press", side] => told_press(clock.pressed(color(side), at)),
        ["late", side] => told_press(clock.pressed_late(color(side), at)),
        ["set", side, time] => silent(clock.with_time(color(side), span(time), at)),
        ["give", side, time] => silent(clock.with_time_given(color(side), span(time), at)),
        ["take", side, time] => silent(clock.with_time_taken(color(side), span(time), at)),
        ["count", side, moves] => {
            silent(clock.with_moves(color(side), moves.parse().expect("a count"), at))
        }
        ["bonus", seconds] => {
            let bonus = Span::from_seconds(seconds.parse().expect("seconds"));
            silent(clock.with_mode(TimeMode::Fischer(bonus), at))
        }
        ["happens"] => {
            let (next, happenings) = clock.advanced(at);
            (next, told_happenings(&happenings))
        }
        ["shows"] => (clock.clone(), told_faces(clock, at)),
        ["wakes"] => (clock.clone(), clock.wake_at().map_or("never".to_owned(), seconds)),
        _ => panic!("no such event: {event}"),
    }
}

fn color(name: &str) -> Color {
    name.parse().expect("white or black")
}

fn span(time: &str) -> Span {
    let (minutes, seconds) = time.split_once(':').expect("minutes and seconds");
    let number = |text: &str| text.parse::<u64>().expect("a number");
    Span::from_seconds(number(minutes) * 60 + number(seconds))
}

fn seconds(moment: Moment) -> String {
    moment.since(Moment::ZERO).whole_seconds().to_string()
}

fn told_press((clock, outcome): (Clock, PressOutcome)) -> (Clock, String) {
    let told = match outcome {
        PressOutcome::AlreadyPressed => "already pressed".to_owned(),
        PressOutcome::NotGoing => "not going".to_owned(),
        PressOutcome::Turned { begun: ByColor { white, black } } => {
            let of = |side, begun: Option<u32>| {
                begun.map_or(String::new(), |period| format!(", {side} begins period {period}"))
            };
            format!("turned{}{}", of(White, white), of(Black, black))
        }
    };
    (clock, told)
}

fn told_happenings(happenings: &[Happening]) -> String {
    let told = happenings.iter().map(|Happening { at, side, kind }| match kind {
        HappeningKind::FlagFell => format!("{side}'s flag falls at {}", seconds(*at)),
        HappeningKind::PeriodBegan(period) => {
            format!("{side} begins period {period} at {}", seconds(*at))
        }
    });
    let told = told.collect::<Vec<_>>().join(", ");
    if told.is_empty() { "nothing".to_owned() } else { told }
}

fn told_faces(clock: &Clock, at: Moment) -> String {
    let reading = clock.reading(at);
    let going = match reading.going {
        Going::NotStarted => "not started".to_owned(),
        Going::Running(side) => format!("{side} runs"),
        Going::Stopped(side) => format!("stopped, {side} ran"),
    };
    let face = |side: Color| {
        let face = reading.of(side);
        let flag = face.flag.map_or(String::new(), |flag| {
            let order = match flag.order {
                FlagOrder::First => "first",
                FlagOrder::Second => "second",
            };
            format!(", fell {order} at {}", seconds(flag.at))
        });
        format!("{side} {}, {} moves{flag}", time(face), face.moves)
    };
    format!("{}; {}; {going}", face(White), face(Black))
}

fn time(face: &Face) -> String {
    face.remaining.map_or_else(|| "no limit".to_owned(), |span| span.to_string())
}

#[test]
fn the_count_goes_on_where_the_scores_leave_no_doubt() {
    for (control, reconstructed, next) in [(40, 37, 41), (40, 42, 43), (40, 40, 41), (60, 0, 61)] {
        let count = move_after_reconstruction(control, reconstructed);
        assert_eq!((count.next_move, count.article), (next, "8.6"), "{control} {reconstructed}");
    }
    assert_eq!(move_after_reconstruction(40, u32::MAX).next_move, u32::MAX);
}

#[test]
fn a_press_and_a_fall_are_decided_to_the_microsecond() {
    let clock = running("1", PeriodEnd::ByMoveCounter);
    let before = Moment::from_micros(59_999_999);
    let (pressed, _) = clock.pressed(White, before);
    let face = *pressed.reading(at(100)).of(White);
    assert_eq!((face.remaining, face.flag), (Some(Span::from_micros(1)), None));
    let (pressed, _) = clock.pressed(White, at(60));
    assert_eq!(pressed.reading(at(100)).of(White).flag.map(|flag| flag.at), Some(at(60)));
}

#[test]
fn a_delay_is_told_apart_from_the_time() {
    let clock = running("15 delay 5", PeriodEnd::ByMoveCounter);
    let reading = clock.reading(at(3));
    assert_eq!(reading.of(White).wait, Span::from_seconds(2));
    assert_eq!(reading.of(Black).wait, Span::from_seconds(5));
    assert_eq!(reading.of(White).used, Span::from_seconds(3));
    assert_eq!(clock.reading(at(9)).of(White).wait, Span::ZERO);
}

#[test]
fn a_clock_without_a_limit_counts_what_is_used_and_can_be_given_one() {
    let clock = running("untimed", PeriodEnd::ByMoveCounter);
    let (clock, _) = clock.pressed(White, at(30));
    let reading = clock.reading(at(50));
    let used = (reading.of(White).used, reading.of(Black).used);
    assert_eq!(used, (Span::from_seconds(30), Span::from_seconds(20)));
    let limited = clock.with_control("5 bronstein 10".parse().expect("a control"), at(50));
    let (limited, _) = limited.pressed(Black, at(60));
    assert_eq!(time(limited.reading(at(60)).of(Black)), "5:10");
    assert_eq!(time(limited.reading(at(62)).of(White)), "5:08");
}

#[test]
fn a_clock_set_wrongly_keeps_its_times_and_gets_its_schedule() {
    let clock = running("40/90+30, 30+30", PeriodEnd::ByMoveCounter);
    let right = clock.with_control("90+30".parse().expect("a control"), at(60));
    assert_eq!(right.control().to_string(), "90+30");
    let (pressed, _) = right.pressed(White, at(60));
    assert_eq!(time(pressed.reading(at(60)).of(White)), "90:00");
}

/// The clock with other schedules from now on.
fn reset(clock: &Clock, control: &str, seconds: u64) -> Clock {
    clock.with_control(control.parse().expect("a control"), at(seconds))
}

#[test]
fn the_opponents_zero_gives_nothing_to_a_side_that_has_overstepped() {
    let clock = running("white 1; black 40/1, 5", PeriodEnd::AtZeroForBoth);
    let (clock, _) = reset(&clock, "40/1, 5", 70).pressed(White, at(80));
    let (clock, happenings) = clock.advanced(at(140));
    assert_eq!(told_happenings(&happenings), "black begins period 2 at 140");
    assert_eq!(clock.reading(at(140)).of(White).flag.map(|flag| flag.at), Some(at(60)));
}

#[test]
fn the_opponents_zero_gives_nothing_to_a_side_that_is_a_period_ahead() {
    let clock = running("40/1, 20/1, 5", PeriodEnd::AtZeroForBoth);
    let shorter = reset(&clock, "white 5; black 40/1, 20/1, 5", 70);
    let clock = reset(&shorter, "40/1, 20/1, 5", 70);
    let (_, happenings) = clock.advanced(at(120));
    assert_eq!(told_happenings(&happenings), "white begins period 2 at 120");
}

#[test]
fn without_a_limit_no_flag_stays_down() {
    let clock = reset(&running("1", PeriodEnd::AtZero), "untimed", 70);
    let face = *clock.reading(at(80)).of(White);
    assert_eq!((face.remaining, face.flag), (None, None));
}

#[test]
fn the_end_of_all_moments_is_no_reason_to_panic() {
    for control in ["90+30", "5 delay 3", "5 bronstein 3", "hourglass 3", "1/5", "untimed"] {
        for period_end in [PeriodEnd::AtZero, PeriodEnd::AtZeroForBoth, PeriodEnd::ByMoveCounter] {
            let clock = running(control, period_end);
            let (late, _) = clock.pressed(White, Moment::MAX);
            let (later, _) = late.pressed(Black, Moment::MAX);
            let given = later.with_time_given(White, Span::MAX, Moment::ZERO);
            let counted = given.with_moves(White, u32::MAX, Moment::MAX);
            let (last, _) = counted.pressed(White, Moment::MAX);
            assert_eq!(last.reading(Moment::MAX), last.reading(Moment::ZERO));
            assert_eq!(last.reading(Moment::MAX).of(White).moves, u32::MAX);
        }
    }
}
