//! The drills by lines from a file or a pipe.

use std::io::{self, Write as _};

use crate::clock::Moment;
use crate::scenes::door::Outcome;
use crate::scenes::in_lines::{self, Shown, next_for_person, write};
use crate::scenes::place::{Out, Settings};
use crate::words::Texts;

use super::{Options, sit_down};

pub(super) fn drill(options: &Options) -> Outcome {
    let (settings, spoiled) = Settings::chosen(options.language);
    let shown = Shown::of(options.transcript);
    let texts = Texts::new(settings.language);
    let (mut drilling, begun) = sit_down(options, settings)?;
    let mut out = io::stdout().lock();
    if let Some(sentence) = spoiled {
        writeln!(out, "{sentence}")?;
    }
    write(&begun, shown, &mut out)?;
    let mut now = Moment::ZERO;
    let mut input = io::stdin().lock();
    while let Some(line) = next_for_person(&mut input, shown, &texts, &mut out)? {
        let taken = in_lines::take(&mut drilling, &line, &mut now);
        let answered = taken.unwrap_or_else(|unreadable| {
            vec![Out::Text(unreadable.sentence(&drilling.tongue.texts))]
        });
        write(&answered, shown, &mut out)?;
        out.flush()?;
        if answered.iter().any(|one| matches!(one, Out::Leave)) {
            break;
        }
    }
    Ok(())
}
