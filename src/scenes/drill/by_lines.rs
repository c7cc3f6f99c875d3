//! The drills by lines from a file or a pipe.

use std::io::{self, Write as _};

use crate::clock::Moment;
use crate::scenes::failure::Outcome;
use crate::scenes::in_lines::{self, answer_each, write};
use crate::words::Texts;

use super::{DrillOptions, sit_down};

pub(super) fn drill(options: &DrillOptions) -> Outcome {
    let (settings, spoiled) = options.sitting.settings();
    let shown = options.sitting.shown();
    let texts = Texts::new(settings.language);
    let (mut drilling, begun) = sit_down(options, settings)?;
    let mut out = io::stdout().lock();
    if let Some(sentence) = spoiled {
        writeln!(out, "{sentence}")?;
    }
    write(&begun, shown, &mut out)?;
    let mut now = Moment::ZERO;
    answer_each(shown, &texts, &mut out, |line| {
        Ok(in_lines::take(&mut drilling, &line, &mut now))
    })?;
    Ok(())
}
