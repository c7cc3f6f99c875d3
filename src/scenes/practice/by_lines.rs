//! A practice game driven by lines from a file or a pipe, in the time that they tell: what
//! is typed, `key NAME` for a single key, `hears WORDS` for what is said, `half hears WORDS`
//! for what is heard badly, and `wait 20 s`. The opponent is waited for after every line.

use std::io::{self, Write};
use std::sync::Arc;

use crate::clock::Moment;
use crate::scenes::door::{Failure, Outcome};
use crate::scenes::place::{Out, Person, Settings, key_named, pass, said_by_line};
use crate::scenes::play::length;
use crate::scenes::spoken::{Line, next_line};

use super::Options;
use super::beginning::{Beginning, Next};
use super::game::Practising;
use super::rival::Call;

pub(super) fn practise(options: &Options) -> Outcome {
    let (settings, spoiled) = Settings::chosen(options.language);
    let mut out = io::stdout().lock();
    if let Some(sentence) = spoiled {
        writeln!(out, "{sentence}")?;
    }
    // Whoever waits need not be called.
    let call: Call = Arc::new(|| {});
    let (mut beginning, first) = Beginning::new(options, settings, options.seed(), &call)?;
    let mut game: Option<Practising> = None;
    let mut now = Moment::ZERO;
    write(&sit_down(first, &mut game), options, &mut out)?;
    let mut input = io::stdin().lock();
    loop {
        let line = match next_line(&mut input).map_err(Failure::Reading)? {
            Line::End => return Ok(()),
            Line::Text(line) => line.trim_end_matches(['\n', '\r']).to_owned(),
            Line::TooLong | Line::NotText => continue,
        };
        if options.transcript && is_answer(&line) {
            continue;
        }
        if options.transcript {
            writeln!(out, "{line}")?;
        }
        if line.starts_with('#') {
            continue;
        }
        let answered = match &mut game {
            None => {
                let typed = said_by_line(&line).map_or(line, |saying| saying.text);
                sit_down(beginning.take(&typed, &call), &mut game)
            }
            Some(game) => take(game, &line, &mut now),
        };
        write(&answered, options, &mut out)?;
        out.flush()?;
        if answered.iter().any(|one| matches!(one, Out::Leave)) {
            return Ok(());
        }
    }
}

fn sit_down(next: Next, game: &mut Option<Practising>) -> Vec<Out> {
    match next {
        Next::Asks(asked) => asked,
        Next::Plays(mut opened, mut out) => {
            out.extend(wait_for_opponent(&mut opened, Moment::ZERO));
            *game = Some(*opened);
            out
        }
    }
}

fn take(game: &mut Practising, line: &str, now: &mut Moment) -> Vec<Out> {
    let mut out = if let Some(wait) = line.strip_prefix("wait ") {
        match length::read(wait) {
            Ok(wait) => pass(game, now, wait),
            Err(unreadable) => vec![Out::Text(unreadable.sentence(&game.texts))],
        }
    } else {
        let key = line.strip_prefix("key ").and_then(key_named);
        match (key, said_by_line(line)) {
            (Some(key), _) => game.take_key(key, *now),
            (None, Some(saying)) => game.take_saying(&saying, *now),
            (None, None) => game.take_line(line, *now),
        }
    };
    if out.iter().any(|one| matches!(one, Out::AskForVoices)) {
        // Lines have no voice, and so none to choose from.
        out.extend(game.take_voices(&[]));
    }
    out.extend(wait_for_opponent(game, *now));
    out
}

fn wait_for_opponent(game: &mut Practising, now: Moment) -> Vec<Out> {
    let position = game.position().clone();
    let replies = game.rival.wait(&position, &game.texts);
    game.take_replies(replies, now)
}

/// What earlier answers begin with in a transcript.
fn is_answer(line: &str) -> bool {
    ["hector: ", "text: ", "tone: ", "does: "].iter().any(|sign| line.starts_with(sign))
}

fn write(all: &[Out], options: &Options, out: &mut impl Write) -> io::Result<()> {
    for one in all {
        match one {
            Out::Say(utterance) => writeln!(out, "hector: {}", utterance.text())?,
            Out::Text(text) => writeln!(out, "text: {text}")?,
            Out::Sound(tone) if options.transcript => {
                writeln!(out, "tone: {}", format!("{tone:?}").to_lowercase())?;
            }
            Out::Repeat => writeln!(out, "does: repeat")?,
            Out::Spell(alphabet) => {
                writeln!(out, "does: spell, {}", format!("{alphabet:?}").to_lowercase())?;
            }
            Out::Hush => writeln!(out, "does: hush")?,
            Out::Talk => writeln!(out, "does: talk")?,
            Out::Set(settings) => {
                if let Err(reason) = settings.keep() {
                    writeln!(out, "text: {reason}")?;
                }
            }
            _ => {}
        }
    }
    Ok(())
}
