//! A session driven by lines from a file or a pipe, and its answers as lines. Besides typed text: `key NAME` for a
//! single key, `hears WORDS` for speech, `half hears WORDS` for unclear speech, with other readings after bars, and
//! `wait 20 s`. It opens no device.

use std::io::{self, BufRead, Write};

use crate::clock::Moment;
use crate::words::Texts;
use crate::words::scripts::length;
use crate::words::scripts::unreadable::UnreadableLine;

use super::failure::Failure;
use super::place::table_found;
use super::settings_file;
use super::spoken::{InputLine, next_line, unreadable_line};
use crate::present::conversation::{
    Dialogue, Event, Out, Session, TranscriptOrNot, is_transcript_answer, key_named, pass,
    said_by_line, transcript_line,
};

/// The next line for a person. `None` at the end. A malformed line costs a sentence. Lines of a transcript that are
/// answers are skipped.
pub(super) fn next_for_person(
    input: &mut impl BufRead,
    shown: TranscriptOrNot,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<Option<String>, Failure> {
    loop {
        let line = match next_line(input).map_err(Failure::Reading)? {
            InputLine::End => return Ok(None),
            InputLine::Text(line) => line.trim_end_matches(['\n', '\r']).to_owned(),
            InputLine::TooLong | InputLine::NotText => {
                writeln!(out, "{}", unreadable_line().sentence(texts))?;
                continue;
            }
        };
        if shown == TranscriptOrNot::Everything {
            if is_transcript_answer(&line) {
                continue;
            }
            writeln!(out, "{line}")?;
        }
        if !line.starts_with('#') {
            return Ok(Some(line));
        }
    }
}

/// Why the lines for a person ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LinesEnded {
    /// The program was left.
    Left,
    /// The scene was left for the menu.
    ForMenu,
    /// The input ended.
    NoMore,
}

/// Answers every line of standard input, until the person leaves or the input ends.
pub(super) fn answer_each(
    shown: TranscriptOrNot,
    texts: &Texts,
    out: &mut impl Write,
    mut answer: impl FnMut(String) -> Result<Vec<Out>, Failure>,
) -> Result<LinesEnded, Failure> {
    let mut input = io::stdin().lock();
    while let Some(line) = next_for_person(&mut input, shown, texts, out)? {
        let answered = answer(line)?;
        write(&answered, shown, out)?;
        out.flush()?;
        if answered.iter().any(|one| matches!(one, Out::Leave)) {
            return Ok(LinesEnded::Left);
        }
        if answered.iter().any(|one| matches!(one, Out::ToMenu)) {
            return Ok(LinesEnded::ForMenu);
        }
    }
    Ok(LinesEnded::NoMore)
}

/// Passes a line to a session. A malformed line is answered with a sentence.
pub(super) fn take(person: &mut impl Dialogue, line: &str, now: &mut Moment) -> Vec<Out> {
    taken(person, line, now)
        .unwrap_or_else(|unreadable| vec![Out::Text(unreadable.sentence(&person.tongue().texts))])
}

fn taken(
    session: &mut impl Session,
    line: &str,
    now: &mut Moment,
) -> Result<Vec<Out>, UnreadableLine> {
    if let Some(wait) = line.strip_prefix("wait ") {
        return Ok(pass(session, now, length::read(wait)?));
    }
    let key = line.strip_prefix("key ").and_then(key_named);
    let mut out = match (key, said_by_line(line)) {
        (Some(key), _) => session.take(Event::Key(key), *now),
        (None, Some(saying)) => session.take(Event::Saying(saying), *now),
        (None, None) => session.take(Event::line(line), *now),
    };
    if out.iter().any(|one| matches!(one, Out::AskForVoices)) {
        // A session by lines has no voice, so there are no voices to choose from.
        out.extend(session.take(Event::Voices(Vec::new()), *now));
    }
    let found = out.iter().find_map(|one| match one {
        Out::FindTable(name, language) => Some(table_found(name, *language)),
        _ => None,
    });
    if let Some(found) = found {
        out.extend(session.take(Event::BrailleTable(found), *now));
    }
    Ok(out)
}

/// Writes the answers to a line.
pub(super) fn write(all: &[Out], shown: TranscriptOrNot, out: &mut impl Write) -> io::Result<()> {
    for one in all {
        if let Some(line) = transcript_line(one, shown) {
            writeln!(out, "{line}")?;
        }
        if let Out::Set(settings) = one
            && let Err(reason) = settings_file::keep(settings)
        {
            writeln!(out, "text: {reason}")?;
        }
    }
    Ok(())
}
