//! Sentences about records and letters that cannot be read, and about strange times in a record.

use crate::clock::Moment;
use crate::record::{
    ClockSetting, FORMAT, HeadError, HeadFault, PlaceMessageError, TimeDoubt, UnreadableRow,
};
use crate::words::{Texts, tell_event_file, tell_fen, tell_time_control};

/// Why a message from another place cannot be read.
pub(crate) fn place_message(error: &PlaceMessageError, texts: &Texts) -> String {
    match error {
        PlaceMessageError::Word(error) => texts.letter_unreadable(&row_fault(error, texts)),
        PlaceMessageError::Head(error) => texts.game_there_unreadable(&head(error, texts)),
    }
}

/// Why the first row of a record cannot be used.
pub fn head(error: &HeadError, texts: &Texts) -> String {
    match error {
        HeadError::NoHead => texts.no_first_row(),
        HeadError::Newer { found } => texts.record_format_newer(*found, FORMAT),
        HeadError::Line { line, fault } => head_line(*line, fault, texts),
    }
}

fn head_line(line: usize, fault: &HeadFault, texts: &Texts) -> String {
    match fault {
        HeadFault::OtherWord { expected } => {
            texts.first_row_line(line, &texts.row_begins_otherwise(expected))
        }
        HeadFault::Unreadable(error) => texts.first_row_line(line, &row_fault(error, texts)),
        HeadFault::Start(error) => texts.first_row_says(line, &tell_fen(error, texts)),
        HeadFault::Event(error) => texts.first_row_says(line, &tell_event_file(error, texts)),
        HeadFault::TimeControl(error) => {
            texts.first_row_says(line, &tell_time_control(error, texts))
        }
    }
}

/// Why a line of a record cannot be read, in the terms of its format.
pub fn row_fault(error: &UnreadableRow, texts: &Texts) -> String {
    match error {
        UnreadableRow::Word { found, expected } => texts.row_word_unlike(found, expected),
        UnreadableRow::Ends { expected } => texts.row_ends(expected),
        UnreadableRow::GoesOn { found } => texts.row_goes_on(found),
    }
}

/// What is strange about the times, without blaming anyone yet.
pub fn doubtful(doubt: TimeDoubt, texts: &Texts) -> String {
    let since_beginning = |at: Moment| at.since(Moment::ZERO);
    match doubt {
        TimeDoubt::Silence { from, lasted } => texts.was_silent(lasted, since_beginning(from)),
        TimeDoubt::WallSet { at, by, way: ClockSetting::Forward } => {
            texts.wall_set_forward(by, since_beginning(at))
        }
        TimeDoubt::WallSet { at, by, way: ClockSetting::Back } => {
            texts.wall_set_back(by, since_beginning(at))
        }
    }
}
