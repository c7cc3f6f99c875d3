//! The drills by lines from a file or a pipe. After every line it waits for a judge that is still thinking.

use std::io;
use std::sync::Arc;

use crate::clock::Moment;
use crate::present::conversation::{Settings, TranscriptOrNot};
use crate::scenes::failure::Failure;
use crate::scenes::in_lines::{self, answer_each, write};
use crate::scenes::sitting::SceneLeft;
use crate::words::Texts;

use super::engine_judge::JudgeWaker;
use super::{DrillOptions, sit_down};

/// Drills by the lines of standard input.
pub(in crate::scenes) fn drill(
    options: &DrillOptions,
    settings: Settings,
    shown: TranscriptOrNot,
) -> Result<SceneLeft, Failure> {
    let texts = Texts::new(settings.language);
    // This loop waits for the judge itself, so nothing has to wake it.
    let call: JudgeWaker = Arc::new(|| {});
    let (mut drilling, begun) = sit_down(options, settings, call)?;
    let mut out = io::stdout().lock();
    let mut now = Moment::ZERO;
    write(&begun, shown, &mut out)?;
    write(&drilling.wait_for_judge(now), shown, &mut out)?;
    let ended = answer_each(shown, &texts, &mut out, |line| {
        let mut out = in_lines::take(&mut drilling, &line, &mut now);
        out.extend(drilling.wait_for_judge(now));
        Ok(out)
    })?;
    Ok(SceneLeft::by_lines(ended, shown))
}
