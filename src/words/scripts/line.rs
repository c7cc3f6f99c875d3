//! Reads one line of a game as an event. The table decides what it does.

use crate::chess::Color;
use crate::clock::Span;
use crate::table::{Act, Intent, Person, Speech};
use crate::{Lexicon, Texts};

use super::unreadable::{NotUnderstood, UnclearWords, UnreadableLine, said};
use super::{arbiter_line, length, player_line};

pub enum ScriptLine {
    /// Time passes.
    Wait(Span),
    /// Something happens.
    Happens(Intent),
    /// The arbiter asks for the last hash of the record.
    AsksForRecord,
    /// Each of these moves is announced, repeated and pressed.
    Moves(Vec<String>),
    /// Words that could not be understood. The speaker is told.
    Unclear {
        /// The speaker.
        to: &'static str,
        words: UnclearWords,
    },
}

/// Reads a line.
pub fn read(text: &str, lexicon: &Lexicon) -> Result<ScriptLine, UnreadableLine> {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    let (to, intent) = match first {
        "arbiter" if arbiter_line::asks_for_record(rest) => return Ok(ScriptLine::AsksForRecord),
        "wait" => return length::read(rest).map(ScriptLine::Wait),
        "moves" => {
            let moves: Vec<String> = rest.split_whitespace().filter_map(bare_move).collect();
            return match moves.is_empty() {
                true => Err(UnreadableLine::told(rest, Texts::moves_in_a_row)),
                false => Ok(ScriptLine::Moves(moves)),
            };
        }
        "white" => ("white", person(Color::White, false, rest, lexicon)),
        "black" => ("black", person(Color::Black, false, rest, lexicon)),
        "white's" => ("white", assistant(Color::White, rest, lexicon)),
        "black's" => ("black", assistant(Color::Black, rest, lexicon)),
        "arbiter" => ("arbiter", arbiter_line::read(rest, lexicon).map(Intent::Arbiter)),
        _ => {
            return Err(UnreadableLine::told(first, Texts::a_script_line));
        }
    };
    match intent {
        Ok(intent) => Ok(ScriptLine::Happens(intent)),
        Err(NotUnderstood::Line(unreadable)) => Err(unreadable),
        Err(NotUnderstood::Words(words)) => Ok(ScriptLine::Unclear { to, words }),
    }
}

fn assistant(side: Color, rest: &str, lexicon: &Lexicon) -> Result<Intent, NotUnderstood> {
    let rest = rest
        .strip_prefix("assistant ")
        .ok_or_else(|| UnreadableLine::told(rest, Texts::what_an_assistant_begins_with))?;
    person(side, true, rest.trim(), lexicon)
}

fn person(
    side: Color,
    assists: bool,
    rest: &str,
    lexicon: &Lexicon,
) -> Result<Intent, NotUnderstood> {
    let who = if assists { Person::Assistant(side) } else { Person::Player(side) };
    player_line::read(side, who, rest, lexicon)
}

/// A move of a list without its number. `None` if the word is only a number.
fn bare_move(word: &str) -> Option<String> {
    let bare = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let bare = match bare.strip_prefix('.') {
        Some(rest) => rest.trim_start_matches('.'),
        None => word,
    };
    (!bare.is_empty()).then(|| bare.to_owned())
}

/// The three events of a move: a side announces it, the other repeats it, and the clock is pressed.
pub fn of_move(side: Color, words: &str, lexicon: &Lexicon) -> Result<[Intent; 3], NotUnderstood> {
    let said = said(words, lexicon)?;
    let speak = |side: Color, speech: Speech| Intent::Speak {
        side,
        who: Person::Player(side),
        speech,
        said: said.clone(),
    };
    Ok([
        speak(side, Speech::Announces),
        speak(!side, Speech::Repeats),
        Intent::Do { side, who: Person::Player(side), act: Act::Presses },
    ])
}
