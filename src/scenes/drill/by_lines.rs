//! The drills by lines from a file or a pipe. A judge that thinks is waited for after every line.

use std::io::{self, Write as _};
use std::sync::Arc;

use crate::clock::Moment;
use crate::scenes::failure::Outcome;
use crate::scenes::in_lines::{self, answer_each, write};
use crate::words::Texts;

use super::engine_judge::JudgeWaker;
use super::{DrillOptions, sit_down};

pub(super) fn drill(options: &DrillOptions) -> Outcome {
    let (settings, spoiled) = options.sitting.settings();
    let shown = options.sitting.shown();
    let texts = Texts::new(settings.language);
    // Whoever waits need not be called.
    let call: JudgeWaker = Arc::new(|| {});
    let (mut drilling, begun) = sit_down(options, settings, call)?;
    let mut out = io::stdout().lock();
    if let Some(sentence) = spoiled {
        writeln!(out, "{sentence}")?;
    }
    let mut now = Moment::ZERO;
    write(&begun, shown, &mut out)?;
    write(&drilling.wait_for_judge(now), shown, &mut out)?;
    answer_each(shown, &texts, &mut out, |line| {
        let mut out = in_lines::take(&mut drilling, &line, &mut now);
        out.extend(drilling.wait_for_judge(now));
        Ok(out)
    })?;
    Ok(())
}
