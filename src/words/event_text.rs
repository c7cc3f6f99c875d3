//! The settings of an event as a person wrote them, with what its time control makes of
//! them. Decides nothing.

use crate::chess::Color;
use crate::clock::{Span, TimeControl};
#[cfg(feature = "hall")]
use crate::laws::HallSettings;
use crate::laws::{ControlTimes, EachMove, Event, TimeForSixtyMoves, read_event_file};
use crate::words::{Texts, tell_event_file, tell_time_control};

/// The settings of an event, the time control as the clock understands it.
pub(crate) fn settings(text: &str, texts: &Texts) -> Result<Event, String> {
    let file = read_event_file(text).map_err(|error| tell_event_file(&error, texts))?;
    let written = &file.event().time_control;
    match written.text.parse::<TimeControl>() {
        Ok(control) => {
            file.settled(&times(&control)).map_err(|error| tell_event_file(&error, texts))
        }
        Err(error) => {
            let line = u64::try_from(written.line).unwrap_or(u64::MAX);
            Err(texts.line_numbered(line, &tell_time_control(&error, texts)))
        }
    }
}

/// What the settings of an event wish of its hall.
#[cfg(feature = "hall")]
pub(crate) fn hall_settings(text: &str, texts: &Texts) -> Result<HallSettings, String> {
    let file = read_event_file(text).map_err(|error| tell_event_file(&error, texts))?;
    Ok(file.hall().clone())
}

/// What the Laws ask of a time control.
pub(crate) fn times(control: &TimeControl) -> ControlTimes {
    let brings_time = |side: Color| {
        let last = control.of(side).periods().last();
        last.is_some_and(|period| period.mode.bonus() > Span::ZERO)
    };
    ControlTimes {
        sixty_moves: control.schedules.as_ref().map(|schedule| {
            let seconds = schedule.time_for_moves(60).map(Span::whole_seconds);
            let seconds = seconds.filter(|_| !schedule.is_hourglass());
            seconds
                .and_then(|seconds| u32::try_from(seconds).ok())
                .map(|seconds| TimeForSixtyMoves::new(seconds, 0))
        }),
        each_move: if Color::ALL.into_iter().any(brings_time) {
            EachMove::BringsTime
        } else {
            EachMove::BringsNothing
        },
    }
}
