//! Time controls as people and as PGN write them: read, written again, refused.

use crate::common::english::english;
use hector::clock::{
    Period, Schedule, ScheduleError, Span, TimeControl, TimeControlError, TimeMode,
};
use hector::words::tell_time_control;

/// The lines of a table, each cut at its first stroke with spaces around it.
fn rows(table: &'static str, columns: usize) -> Vec<Vec<&'static str>> {
    let lines = table.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split(" | ").collect()).collect();
    assert!(rows.len() >= 20, "only {} rows", rows.len());
    for row in &rows {
        assert_eq!(row.len(), columns, "{row:?}");
    }
    rows
}

fn control(text: &str) -> TimeControl {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn what_people_write_is_read_and_written_in_one_form() {
    for row in rows(include_str!("../seeds/clock_time_controls.txt"), 3) {
        let read = control(row[0]);
        assert_eq!(read.to_string(), row[1], "{row:?}");
        assert_eq!(control(row[1]), read, "{row:?}");
        assert_eq!(read.to_pgn().as_deref().unwrap_or("none"), row[2], "{row:?}");
        if let Some(tag) = read.to_pgn() {
            assert_eq!(TimeControl::from_pgn(&tag), Ok(Some(read)), "{row:?}");
        }
    }
}

#[test]
fn what_is_no_time_control_is_refused_with_its_place() {
    for row in rows(include_str!("../seeds/clock_time_control_errors.txt"), 2) {
        let error = row[0].parse::<TimeControl>().expect_err(row[0]);
        assert_eq!(english(|texts| tell_time_control(&error, texts)), row[1], "{row:?}");
    }
}

#[test]
fn a_pgn_tag_is_read_in_seconds() {
    for row in rows(include_str!("../seeds/clock_pgn.txt"), 2) {
        let told = match TimeControl::from_pgn(row[0]) {
            Ok(None) => "unknown".to_owned(),
            Ok(Some(control)) => control.to_string(),
            Err(error) => english(|texts| tell_time_control(&error, texts)),
        };
        assert_eq!(told, row[1], "{row:?}");
    }
}

/// What Hector writes into a game file can be written into an event file, wherever no
/// smaller number of minutes could be meant by it.
#[test]
fn a_tag_that_no_minutes_can_mean_is_a_time_control() {
    for bonus in [0, 2, 30] {
        for base in [241, 300, 900, 5_400, 7_200] {
            for moves in ["", "40/"] {
                let last = format!("{base}+{bonus}");
                for text in [format!("{moves}{last}"), format!("40/{base}:{last}")] {
                    let tag = TimeControl::from_pgn(&text).expect("a tag").expect("a time");
                    assert_eq!(control(&text), tag, "{text}");
                    let again = tag.to_pgn().expect("a tag");
                    assert_eq!(TimeControl::from_pgn(&again), Ok(Some(tag)), "{text}");
                }
            }
        }
    }
}

#[test]
fn a_text_longer_than_any_time_control_is_refused() {
    let long = "9".repeat(100_000);
    let error = long.parse::<TimeControl>().expect_err("too long");
    assert_eq!(error, TimeControlError::TooLong { length: 100_000 });
    assert_eq!(
        english(|texts| tell_time_control(&error, texts)),
        "Time control too long: 100000 characters. Expected at most 2000, such as 90+30."
    );
}

#[test]
fn the_longest_time_control_that_can_be_written_can_be_read() {
    let length = Span::from_minutes(600_000) - Span::from_micros(1);
    let moves = std::num::NonZeroU32::new(999_999_999).expect("not zero");
    let period = Period::of_moves(moves, length, TimeMode::Bronstein(length));
    let schedule = Schedule::new(vec![period; Schedule::MOST_PERIODS]).expect("a schedule");
    let shorter = Period::of_moves(moves, length, TimeMode::Delay(length));
    let other = Schedule::new(vec![shorter; Schedule::MOST_PERIODS]).expect("a schedule");
    let control = TimeControl::odds(schedule, other);
    assert_eq!(control.to_string().parse(), Ok(control));
}

#[test]
fn a_schedule_without_a_period_is_none() {
    assert_eq!(Schedule::new(Vec::new()), Err(ScheduleError::NoPeriod));
}

#[test]
fn a_bonus_of_nothing_is_no_bonus() {
    for mode in [
        TimeMode::Fischer(Span::ZERO),
        TimeMode::Bronstein(Span::ZERO),
        TimeMode::Delay(Span::ZERO),
    ] {
        let schedule = Schedule::new(vec![Period::rest(Span::from_minutes(5), mode)]);
        assert_eq!(schedule.as_ref(), Ok(control("5").of(hector::chess::Color::White)));
    }
}

#[test]
fn the_moves_of_a_control_and_the_period_of_a_move_agree() {
    for text in ["40/120, 20/60, 30", "40/150, 16/60", "1/1", "90+30"] {
        let control = control(text);
        let schedule = &control.schedules.white;
        for moves in 0..300 {
            let period = schedule.period_after(moves);
            assert!(schedule.period(period).is_some(), "{text}, {moves}");
            let required = schedule.moves_required(period);
            assert!(required.is_none_or(|required| u64::from(moves) < required), "{text}, {moves}");
            if period > 1 {
                let before = schedule.moves_required(period - 1).expect("an earlier control");
                assert!(u64::from(moves) >= before, "{text}, {moves}");
            }
        }
    }
}

#[test]
fn a_schedule_tells_the_time_for_sixty_moves() {
    let cases = [
        ("90+30", "120:00"),
        ("15+10", "25:00"),
        ("40/90+30, 30+30", "150:00"),
        ("40/120, 20/60, 30", "180:00"),
        ("60/60, 30", "60:00"),
        ("40/150, 16/60", "270:00"),
        ("10 delay 5", "15:00"),
        ("hourglass 3", "3:00"),
    ];
    for (text, expected) in cases {
        let time = control(text).schedules.white.time_for_moves(60).expect("a limit");
        assert_eq!(time.to_string(), expected, "{text}");
    }
    assert_eq!(control("untimed").schedules.white.time_for_moves(60), None);
}
