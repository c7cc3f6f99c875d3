//! The two lines of the settings that need this machine: an event in a file, and the arbiter's number. Other lines are
//! read in `seat`.

use std::path::Path;

use crate::devices::whole;
#[cfg(feature = "hall")]
use crate::laws::HallSettings;
use crate::scenes::arbiters_number;
use crate::scenes::reasons::refused;
use crate::seat::number::is_number;
use crate::seat::setup::Setup;
use crate::words::Texts;
#[cfg(feature = "hall")]
use crate::words::event_text::hall_settings;
use crate::words::scripts::unreadable::UnreadableLine;

/// Reads the settings of an event file.
pub(super) fn of_file(path: &str, texts: &Texts) -> Result<Setup, String> {
    Setup::of_event(&text_of(path, texts)?, texts)
        .map_err(|sentence| texts.at_place(path, &sentence))
}

/// The settings of an event file for a hall.
#[cfg(feature = "hall")]
pub(super) fn hall_of_file(path: &str, texts: &Texts) -> Result<HallSettings, String> {
    hall_settings(&text_of(path, texts)?, texts).map_err(|sentence| texts.at_place(path, &sentence))
}

fn text_of(path: &str, texts: &Texts) -> Result<String, String> {
    whole::text(Path::new(path), whole::SMALL).map_err(|error| {
        texts.file_unreadable(&texts.kind_settings(), path, &refused(&error, texts))
    })
}

/// Takes a line of the settings. `None` if it is not one.
pub(super) fn take(
    setup: &mut Setup,
    text: &str,
    texts: &Texts,
) -> Option<Result<(), UnreadableLine>> {
    if let Some(number) = text.strip_prefix("arbiter number ") {
        return Some(take_number(setup, number.trim(), texts));
    }
    let Some(path) = text.strip_prefix("event ") else { return setup.take(text) };
    let event = of_file(path, texts).map_err(UnreadableLine::Sentence);
    Some(event.map(|event| setup.take_event(event)))
}

/// In a script, the number is part of the line.
fn take_number(setup: &mut Setup, number: &str, texts: &Texts) -> Result<(), UnreadableLine> {
    // The sentence does not repeat the line, which may be close to the number.
    let unfit = || UnreadableLine::Sentence(texts.arbiters_number_unfit());
    if !is_number(number) {
        return Err(unfit());
    }
    let kept = arbiters_number::kept(number, None, texts);
    setup.set_arbiter_number(kept.map_err(|_| unfit())?);
    Ok(())
}
