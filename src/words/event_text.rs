//! Reads the settings of an event from its text, and its time control with them.

use crate::clock::TimeControl;
use crate::control_times::times;
use crate::laws::HallSettings;
use crate::laws::{Event, read_event_file};
use crate::{Texts, tell_event_file, tell_time_control};

/// The settings of an event, with the time control as the clock understands it.
pub fn settings(text: &str, texts: &Texts) -> Result<Event, String> {
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

/// The hall settings in an event's text.
pub fn hall_settings(text: &str, texts: &Texts) -> Result<HallSettings, String> {
    let file = read_event_file(text).map_err(|error| tell_event_file(&error, texts))?;
    Ok(file.hall().clone())
}
