//! One line of a game as something that happens. Knows the words of the lines, and
//! leaves to the table what they do.

use crate::chess::{Color, FenError, Square};
use crate::clock::{Span, TimeControlError};
use crate::table::{Act, Intent, Person, Said, Speech};
use crate::words::{
    Lexicon, Texts, Unclear, UnclearBoard, desk_word, hear, tell_fen, tell_time_control,
    tell_unclear, tell_unclear_board,
};

use super::{arbiter_line, length, player_line};

/// What a line says.
pub(super) enum Line {
    /// Time passes.
    Wait(Span),
    /// Something happens.
    Happens(Intent),
    /// The arbiter wants to know the last hash of the record.
    AsksForRecord,
    /// Each of these moves is announced, repeated and pressed.
    Moves(Vec<String>),
    /// Somebody's words could not be understood; that somebody is told.
    Unclear {
        /// Who spoke.
        to: &'static str,
        /// What was not understood.
        words: UnclearWords,
    },
}

/// Words that a person's ear would not understand either.
pub(super) enum UnclearWords {
    OfAMove(Unclear),
    OfSquares(UnclearBoard),
}

impl UnclearWords {
    /// What whoever said them is told.
    pub(super) fn told(&self, texts: &Texts) -> String {
        match self {
            UnclearWords::OfAMove(unclear) => tell_unclear(unclear, texts),
            UnclearWords::OfSquares(unclear) => tell_unclear_board(unclear, texts),
        }
    }
}

/// Why a line says nothing that can happen.
#[derive(Debug)]
pub(in crate::scenes) enum Unreadable {
    /// Something else was expected.
    Unexpected {
        /// What was read.
        read: String,
        /// What would have been right.
        expected: Expected,
    },
    /// It should be a time control.
    Time(TimeControlError),
    /// It should be a position.
    Position(Box<FenError>),
    /// A sentence says it.
    Sentence(String),
}

/// What a line should have said.
#[derive(Debug, Clone)]
pub(in crate::scenes) enum Expected {
    /// Something that each language has its text for.
    Told(fn(&Texts) -> String),
    /// One of these words, which every language has its own for.
    Words(&'static [&'static str]),
    /// What only lines of the whole table can say, which are English.
    Line(String),
}

/// Any of these words of the arbiter's desk, in the language of the texts.
pub(super) fn any_of(words: &[&str], texts: &Texts) -> String {
    let own = |word: &&str| desk_word(word, texts.language());
    texts.any_of(&words.iter().map(own).collect::<Vec<_>>())
}

impl Unreadable {
    /// A line of the whole table that should have said something else.
    pub(super) fn new(read: &str, expected: &str) -> Unreadable {
        Unreadable::Unexpected {
            read: read.to_owned(),
            expected: Expected::Line(expected.to_owned()),
        }
    }

    /// A line that should have said what a text tells.
    pub(super) fn told(read: &str, expected: fn(&Texts) -> String) -> Unreadable {
        Unreadable::Unexpected { read: read.to_owned(), expected: Expected::Told(expected) }
    }

    /// A line that should have had one of these words.
    pub(super) fn one_of(read: &str, expected: &'static [&'static str]) -> Unreadable {
        Unreadable::Unexpected { read: read.to_owned(), expected: Expected::Words(expected) }
    }

    /// The sentence, in the language of the texts.
    pub(in crate::scenes) fn sentence(&self, texts: &Texts) -> String {
        match self {
            Unreadable::Unexpected { read, expected } => {
                let expected = match expected {
                    Expected::Told(told) => told(texts),
                    Expected::Words(words) => any_of(words, texts),
                    Expected::Line(expected) => expected.clone(),
                };
                texts.not_readable_here(read, &expected)
            }
            Unreadable::Time(error) => tell_time_control(error, texts),
            Unreadable::Position(error) => tell_fen(error, texts),
            Unreadable::Sentence(sentence) => sentence.clone(),
        }
    }
}

/// Why a line was not understood: it is no line, or its words are unclear.
pub(super) enum Unheard {
    Line(Unreadable),
    Words(UnclearWords),
}

impl From<Unclear> for Unheard {
    fn from(unclear: Unclear) -> Unheard {
        Unheard::Words(UnclearWords::OfAMove(unclear))
    }
}

impl From<UnclearBoard> for Unheard {
    fn from(unclear: UnclearBoard) -> Unheard {
        Unheard::Words(UnclearWords::OfSquares(unclear))
    }
}

impl From<Unreadable> for Unheard {
    fn from(unreadable: Unreadable) -> Unheard {
        Unheard::Line(unreadable)
    }
}

/// Reads a line.
pub(super) fn read(text: &str, lexicon: &Lexicon) -> Result<Line, Unreadable> {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    let (to, intent) = match first {
        "arbiter" if rest == "asks for the record" => return Ok(Line::AsksForRecord),
        "wait" => return length::read(rest).map(Line::Wait),
        "moves" => {
            return Ok(Line::Moves(rest.split_whitespace().filter_map(bare_move).collect()));
        }
        "white" => ("white", person(Color::White, false, rest, lexicon)),
        "black" => ("black", person(Color::Black, false, rest, lexicon)),
        "white's" => ("white", assistant(Color::White, rest, lexicon)),
        "black's" => ("black", assistant(Color::Black, rest, lexicon)),
        "arbiter" => ("arbiter", arbiter_line::read(rest, lexicon).map(Intent::Arbiter)),
        _ => {
            return Err(Unreadable::new(
                first,
                "wait, moves, white, black, white's assistant, black's assistant or arbiter",
            ));
        }
    };
    match intent {
        Ok(intent) => Ok(Line::Happens(intent)),
        Err(Unheard::Line(unreadable)) => Err(unreadable),
        Err(Unheard::Words(words)) => Ok(Line::Unclear { to, words }),
    }
}

fn assistant(side: Color, rest: &str, lexicon: &Lexicon) -> Result<Intent, Unheard> {
    let rest = rest
        .strip_prefix("assistant ")
        .ok_or_else(|| Unreadable::new(rest, "the word assistant, then what the assistant does"))?;
    person(side, true, rest.trim(), lexicon)
}

fn person(side: Color, assists: bool, rest: &str, lexicon: &Lexicon) -> Result<Intent, Unheard> {
    let who = if assists { Person::Assistant(side) } else { Person::Player(side) };
    player_line::read(side, who, rest, lexicon)
}

/// A move of a list without its number, or nothing where the word is only a number.
fn bare_move(word: &str) -> Option<String> {
    let bare = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let bare = match bare.strip_prefix('.') {
        Some(rest) => rest.trim_start_matches('.'),
        None => word,
    };
    (!bare.is_empty()).then(|| bare.to_owned())
}

/// Words of a move, understood as far as words go.
pub(super) fn said(words: &str, lexicon: &Lexicon) -> Result<Said, Unheard> {
    let claim = hear(words, lexicon)?.claim();
    Ok(Said { words: words.to_owned(), claim })
}

/// A square by its file and rank.
pub(super) fn square(text: &str) -> Result<Square, Unreadable> {
    text.parse().map_err(|_| Unreadable::told(text, Texts::a_square))
}

/// What happens when a side announces a move, the other repeats it and the clock is
/// pressed.
pub(super) fn of_move(side: Color, words: &str, lexicon: &Lexicon) -> Result<[Intent; 3], Unheard> {
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
