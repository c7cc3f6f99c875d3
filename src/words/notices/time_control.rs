//! Why a text is not a time control, as a sentence that says what was expected.

use crate::clock::{ExpectedTime, Schedule, ScheduleError, TimeControlError};
use crate::texts::Texts;

#[must_use]
pub fn tell_time_control(error: &TimeControlError, texts: &Texts) -> String {
    match error {
        // The whole text is unknown.
        TimeControlError::Unexpected {
            column: 1,
            read: Some(read),
            expected: place @ ExpectedTime::Time,
        } => texts.control_unknown(read, &expected(*place, texts)),
        TimeControlError::Unexpected { column, read: Some(read), expected: place } => {
            texts.control_not_understood(*column, read, &expected(*place, texts))
        }
        TimeControlError::Unexpected { column, read: None, expected: place } => {
            texts.control_cut_short(*column, &expected(*place, texts))
        }
        TimeControlError::Impossible { column, problem } => {
            texts.control_impossible(*column, &impossible(*problem, texts))
        }
        TimeControlError::TooLong { length } => {
            texts.control_too_long(*length, TimeControlError::LONGEST_TEXT, "90+30")
        }
    }
}

fn impossible(problem: ScheduleError, texts: &Texts) -> String {
    match problem {
        ScheduleError::NoPeriod => texts.control_without_period("untimed"),
        ScheduleError::TooMany => texts.control_of_too_many_periods(Schedule::MOST_PERIODS),
        ScheduleError::RestNotLast { number } => texts.period_not_last(number, "40/90"),
        ScheduleError::NoTime { number } => texts.period_without_time(number),
        ScheduleError::TooLong { number } => texts.period_too_long(number),
    }
}

fn expected(place: ExpectedTime, texts: &Texts) -> String {
    match place {
        ExpectedTime::Time => texts.a_time(),
        ExpectedTime::Bonus => texts.a_bonus(),
        ExpectedTime::MovesAtLeastOne => texts.moves_at_least_one(),
        ExpectedTime::Moves => texts.a_number_of_moves(),
        ExpectedTime::Seconds => texts.a_number_of_seconds(),
        ExpectedTime::FewMinutesOrUnit => texts.few_minutes_or_a_unit(),
        ExpectedTime::GoesOn => texts.what_goes_on("+ 30"),
        ExpectedTime::BlacksTime => texts.black_with_its_time("black"),
        ExpectedTime::InAndTime => texts.a_word_and_a_time("in"),
        ExpectedTime::WordMoves => texts.this_word("moves"),
        ExpectedTime::WayToGiveTime => texts.increment_delay_or_bronstein(),
        ExpectedTime::Unit => texts.a_unit(),
        ExpectedTime::Decimals => texts.few_decimals(),
        ExpectedTime::NineDigits => texts.at_most_nine_digits(),
        ExpectedTime::FromMoveOne => texts.begins_at_the_first_move("one"),
        ExpectedTime::GoesOnInTag => texts.what_goes_on_in_a_tag(),
    }
}
