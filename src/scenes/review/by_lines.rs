//! Listening to games by lines from a file or a pipe, in the time that the lines give. After every line it waits for
//! unfinished work.

use std::io;
use std::path::Path;
use std::sync::Arc;

use crate::clock::Moment;
use crate::present::conversation::{Out, Settings, TranscriptOrNot};
use crate::scenes::failure::Failure;
use crate::scenes::in_lines::{self, LinesEnded, answer_each, write};
use crate::words::Texts;

use super::{WantedGames, outcome, sit_down};

/// Listens to the wanted games, by the lines of standard input.
pub(super) fn listen_to(
    wanted: &WantedGames,
    settings: Settings,
    shown: TranscriptOrNot,
) -> Result<LinesEnded, Failure> {
    let told: Vec<Out> =
        wanted.told.iter().map(|told| Out::answer(settings.language, told)).collect();
    write(&told, shown, &mut io::stdout().lock())?;
    listen(&wanted.file, wanted.first, settings, shown)
}

/// Listens to the games of a file, from this one on, by the lines of standard input.
pub(in crate::scenes) fn listen(
    file: &Path,
    first: Option<u64>,
    settings: Settings,
    shown: TranscriptOrNot,
) -> Result<LinesEnded, Failure> {
    let texts = Texts::new(settings.language);
    let mut out = io::stdout().lock();
    let (mut reviewing, first) = sit_down(file, first, settings, Arc::new(|| {}))?;
    write(&first, shown, &mut out)?;
    write(&reviewing.wait_for_work(), shown, &mut out)?;
    outcome(&mut reviewing)?;
    let mut now = Moment::ZERO;
    let ended = answer_each(shown, &texts, &mut out, |line| {
        let mut answered = in_lines::take(&mut reviewing, &line, &mut now);
        answered.extend(reviewing.wait_for_work());
        Ok(answered)
    })?;
    // At the end of the lines, the place in the game is kept.
    if ended == LinesEnded::NoMore {
        write(&reviewing.keep_place(), shown, &mut out)?;
    }
    Ok(ended)
}
