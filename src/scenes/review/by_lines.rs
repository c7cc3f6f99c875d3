//! Games listened to by lines from a file or a pipe, in the time that they tell. What takes
//! long is waited for after every line.

use std::io::{self, Write as _};
use std::sync::Arc;

use crate::clock::Moment;
use crate::present::conversation::Out;
use crate::scenes::failure::Outcome;
use crate::scenes::in_lines::{self, LinesEnded, TranscriptOrNot, answer_each, write};
use crate::scenes::settings_file;
use crate::words::Texts;

use super::ReviewOptions;

pub(super) fn review(options: &ReviewOptions) -> Outcome {
    let (settings, spoiled) = settings_file::chosen(options.language);
    let shown = TranscriptOrNot::of(options.transcript);
    let texts = Texts::new(settings.language);
    let mut out = io::stdout().lock();
    if let Some(sentence) = spoiled {
        writeln!(out, "{sentence}")?;
    }
    let (mut reviewing, first) = options.sit_down(settings, Arc::new(|| {}))?;
    write(&first, shown, &mut out)?;
    write(&reviewing.wait_for_work(), shown, &mut out)?;
    reviewing.outcome()?;
    let mut now = Moment::ZERO;
    let ended = answer_each(shown, &texts, &mut out, |line| {
        let taken = in_lines::take(&mut reviewing, &line, &mut now);
        let mut answered = taken.unwrap_or_else(|unreadable| {
            vec![Out::Text(unreadable.sentence(&reviewing.tongue.texts))]
        });
        answered.extend(reviewing.wait_for_work());
        Ok(answered)
    })?;
    // Whose lines end has stopped here.
    if ended == LinesEnded::NoMore {
        write(&reviewing.keep_place(), shown, &mut out)?;
    }
    Ok(())
}
