//! A practice game driven by lines from a file or a pipe, in the time that they tell. The
//! opponent is waited for after every line.

use std::io::{self, Write};
use std::sync::Arc;

use crate::clock::Moment;
use crate::home::practice::game::Practising;
use crate::present::conversation::{Out, said_by_line};
use crate::scenes::failure::Outcome;
use crate::scenes::in_lines::{self, TranscriptOrNot, answer_each, write};
use crate::scenes::settings_file;
use crate::words::Texts;

use super::PracticeOptions;
use super::beginning::{AfterPracticeAnswer, PracticeBeginning};
use super::rival::RivalWaker;

pub(super) fn practise(options: &PracticeOptions) -> Outcome {
    let (settings, spoiled) = settings_file::chosen(options.language);
    let language = settings.language;
    let shown = TranscriptOrNot::of(options.transcript);
    let mut out = io::stdout().lock();
    if let Some(sentence) = spoiled {
        writeln!(out, "{sentence}")?;
    }
    // Whoever waits need not be called.
    let call: RivalWaker = Arc::new(|| {});
    let (mut beginning, first) = PracticeBeginning::new(options, settings, options.seed(), &call)?;
    let mut game: Option<Practising> = None;
    let mut now = Moment::ZERO;
    write(&sit_down(first, &mut game), shown, &mut out)?;
    answer_each(shown, &Texts::new(language), &mut out, |line| {
        Ok(match &mut game {
            None => {
                let typed = said_by_line(&line).map_or(line, |saying| saying.text);
                sit_down(beginning.take(&typed, &call), &mut game)
            }
            Some(game) => take(game, &line, &mut now),
        })
    })?;
    Ok(())
}

fn sit_down(next: AfterPracticeAnswer, game: &mut Option<Practising>) -> Vec<Out> {
    match next {
        AfterPracticeAnswer::Asks(asked) => asked,
        AfterPracticeAnswer::Plays(mut opened, mut out) => {
            out.extend(wait_for_opponent(&mut opened, Moment::ZERO));
            *game = Some(*opened);
            out
        }
    }
}

fn take(game: &mut Practising, line: &str, now: &mut Moment) -> Vec<Out> {
    let mut out = in_lines::take(game, line, now)
        .unwrap_or_else(|unreadable| vec![Out::Text(unreadable.sentence(&game.tongue.texts))]);
    out.extend(wait_for_opponent(game, *now));
    out
}

fn wait_for_opponent(game: &mut Practising, now: Moment) -> Vec<Out> {
    let position = game.position().clone();
    let replies = game.rival.wait(&position, &game.tongue.texts);
    game.take_replies(replies, now)
}
