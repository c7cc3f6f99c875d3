//! The seat driven by lines from a file or a pipe, in the time that they tell: what is
//! typed at a terminal, `key NAME` for a single key, `hears WORDS` for what is said, `half
//! hears WORDS` for what is heard badly, with other readings after bars, and `wait 20 s`.

use std::io::{self, Write};

use crate::clock::Moment;
use crate::scenes::door::{Failure, Outcome};
use crate::scenes::play::{Options, Passing, length, unreadable_line};
use crate::scenes::spoken::{Line, next_line};
use crate::words::Texts;

use super::Seat;
use super::beginning::{Beginning, Next, Opened};
use crate::scenes::place::Out;
use crate::scenes::place::{Person, Settings, key_named, pass, said_by_line};

/// Plays what standard input says.
pub(in crate::scenes::play) fn play(options: &Options) -> Outcome {
    let (settings, spoiled) = Settings::chosen(options.language);
    let mut out = io::stdout().lock();
    if let Some(sentence) = spoiled {
        writeln!(out, "{sentence}")?;
    }
    let language = settings.language;
    let (mut beginning, first) = Beginning::new(options, settings, Passing::Told)?;
    let mut seat: Option<Seat> = None;
    let mut now = Moment::ZERO;
    let answered = sit_down(first, &mut seat, &mut now);
    write(&answered, options, &mut out)?;
    let mut input = io::stdin().lock();
    loop {
        let line = match next_line(&mut input).map_err(Failure::Reading)? {
            Line::End => return Ok(()),
            Line::Text(line) => line.trim_end_matches(['\n', '\r']).to_owned(),
            Line::TooLong | Line::NotText => {
                writeln!(out, "{}", unreadable_line().sentence(&Texts::new(language)))?;
                continue;
            }
        };
        if options.transcript && is_answer(&line) || line.starts_with('#') {
            if line.starts_with('#') && options.transcript {
                writeln!(out, "{line}")?;
            }
            continue;
        }
        if options.transcript {
            writeln!(out, "{line}")?;
        }
        let answered = match &mut seat {
            None => sit_down(beginning.take(&line, options)?, &mut seat, &mut now),
            Some(seat) => take(seat, &line, &mut now),
        };
        write(&answered, options, &mut out)?;
        out.flush()?;
        if answered.iter().any(|one| matches!(one, Out::Leave)) {
            return Ok(());
        }
    }
}

/// What is said first, and the seat once there is a game.
fn sit_down(next: Next, seat: &mut Option<Seat>, now: &mut Moment) -> Vec<Out> {
    match next {
        Next::Asks(asked) => asked,
        Next::Plays(opened) => {
            let Opened { seat: opened, now: at, out, .. } = *opened;
            (*seat, *now) = (Some(opened), at);
            out
        }
    }
}

fn take(seat: &mut Seat, line: &str, now: &mut Moment) -> Vec<Out> {
    if let Some(wait) = line.strip_prefix("wait ") {
        return match length::read(wait) {
            Ok(wait) => pass(seat, now, wait),
            Err(unreadable) => vec![Out::Text(unreadable.sentence(&seat.running.texts))],
        };
    }
    let key = line.strip_prefix("key ").and_then(key_named);
    let mut out = match (key, said_by_line(line)) {
        (Some(key), _) => seat.take_key(key, *now),
        (None, Some(saying)) => seat.take_saying(&saying, *now),
        (None, None) => seat.take_line(line, *now),
    };
    if out.iter().any(|one| matches!(one, Out::AskForVoices)) {
        // Lines have no voice, and so none to choose from.
        out.extend(seat.take_voices(&[]));
    }
    out
}

/// What earlier answers begin with in a transcript.
fn is_answer(line: &str) -> bool {
    ["hector: ", "text: ", "arbiter's desk: ", "tone: ", "does: "]
        .iter()
        .any(|sign| line.starts_with(sign))
}

fn write(all: &[Out], options: &Options, out: &mut impl Write) -> io::Result<()> {
    for one in all {
        match one {
            Out::Say(utterance) => writeln!(out, "hector: {}", utterance.text())?,
            Out::Text(text) => writeln!(out, "text: {text}")?,
            // Only a transcript shows what no player may see.
            Out::Arbiter(told) if options.transcript => writeln!(out, "arbiter's desk: {told}")?,
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
            Out::Arbiter(_)
            | Out::Sound(_)
            | Out::AskForVoices
            | Out::Post(_)
            | Out::ToDesk(_)
            | Out::Keys(_)
            | Out::Leave => {}
        }
    }
    Ok(())
}
