//! Why a line of a script, of the desk or of a setting cannot be read, and the sentence for it.

use crate::chess::notation::harmless;
use crate::chess::{FenError, Square};
use crate::clock::TimeControlError;
use crate::table::Said;
use crate::{
    GivenMove, Lexicon, MoveReader, Texts, Unclear, UnclearBoard, desk_word, tell_fen,
    tell_time_control, tell_unclear, tell_unclear_board,
};

/// Words that a listener would not understand either.
pub enum UnclearWords {
    OfAMove(Unclear),
    OfSquares(UnclearBoard),
}

impl UnclearWords {
    /// The sentence for the speaker.
    pub fn told(&self, texts: &Texts) -> String {
        match self {
            UnclearWords::OfAMove(unclear) => tell_unclear(unclear, texts),
            UnclearWords::OfSquares(unclear) => tell_unclear_board(unclear, texts),
        }
    }
}

/// Why a line cannot be read.
#[derive(Debug)]
pub enum UnreadableLine {
    /// Something else was expected.
    Unexpected {
        read: String,
        /// What was expected.
        expected: ExpectedLine,
    },
    /// Not a time control.
    Time(TimeControlError),
    /// Not a position.
    Position(Box<FenError>),
    /// Not text, or too long.
    NoLine {
        /// The limit in bytes.
        most: u64,
    },
    /// An error with its own sentence.
    Sentence(String),
}

/// What a line should have said.
#[derive(Debug, Clone)]
pub enum ExpectedLine {
    /// A text in each language.
    Told(fn(&Texts) -> String),
    /// One of these words, translated for each language.
    Words(&'static [&'static str]),
    /// One of these words, the same in every language.
    Names(Vec<&'static str>),
}

/// Lists words of the arbiter's desk, in the language of the texts.
pub(crate) fn any_of(words: &[&str], texts: &Texts) -> String {
    let own = |word: &&str| desk_word(word, texts.language());
    texts.any_of(&words.iter().map(own).collect::<Vec<_>>())
}

impl UnreadableLine {
    /// A line that should have said what this text describes.
    pub fn told(read: &str, expected: fn(&Texts) -> String) -> UnreadableLine {
        UnreadableLine::Unexpected { read: read.to_owned(), expected: ExpectedLine::Told(expected) }
    }

    /// A line that should have had one of these words.
    pub(crate) fn one_of(read: &str, expected: &'static [&'static str]) -> UnreadableLine {
        UnreadableLine::Unexpected {
            read: read.to_owned(),
            expected: ExpectedLine::Words(expected),
        }
    }

    /// A line that should have had one of these names, the same in every language.
    pub fn one_named(read: &str, names: impl IntoIterator<Item = &'static str>) -> UnreadableLine {
        let names = names.into_iter().collect();
        UnreadableLine::Unexpected { read: read.to_owned(), expected: ExpectedLine::Names(names) }
    }

    pub fn sentence(&self, texts: &Texts) -> String {
        match self {
            UnreadableLine::Unexpected { read, expected } => {
                let expected = match expected {
                    ExpectedLine::Told(told) => told(texts),
                    ExpectedLine::Words(words) => any_of(words, texts),
                    ExpectedLine::Names(names) => names.join(", "),
                };
                match read.is_empty() {
                    true => texts.missing_here(&expected),
                    false => texts.not_readable_here(read, &expected),
                }
            }
            UnreadableLine::Time(error) => tell_time_control(error, texts),
            UnreadableLine::Position(error) => tell_fen(error, texts),
            UnreadableLine::NoLine { most } => texts.line_unreadable(*most),
            UnreadableLine::Sentence(sentence) => sentence.clone(),
        }
    }
}

/// Why a line was not understood: it cannot be read, or its words are unclear.
pub enum NotUnderstood {
    Line(UnreadableLine),
    Words(UnclearWords),
}

impl NotUnderstood {
    /// Replaces the quoted words by what was typed for them.
    pub(super) fn quoting(self, typed: impl FnOnce(&str) -> String) -> NotUnderstood {
        match self {
            NotUnderstood::Line(UnreadableLine::Unexpected { read, expected }) => {
                NotUnderstood::Line(UnreadableLine::Unexpected { read: typed(&read), expected })
            }
            other => other,
        }
    }

    /// The sentence for the writer or speaker.
    pub fn told(&self, texts: &Texts) -> String {
        match self {
            NotUnderstood::Line(unreadable) => unreadable.sentence(texts),
            NotUnderstood::Words(words) => words.told(texts),
        }
    }
}

impl From<Unclear> for NotUnderstood {
    fn from(unclear: Unclear) -> NotUnderstood {
        NotUnderstood::Words(UnclearWords::OfAMove(unclear))
    }
}

impl From<UnclearBoard> for NotUnderstood {
    fn from(unclear: UnclearBoard) -> NotUnderstood {
        NotUnderstood::Words(UnclearWords::OfSquares(unclear))
    }
}

impl From<UnreadableLine> for NotUnderstood {
    fn from(unreadable: UnreadableLine) -> NotUnderstood {
        NotUnderstood::Line(unreadable)
    }
}

/// Reads the words of a move. Legality is checked by the table.
pub(crate) fn said(words: &str, lexicon: &Lexicon) -> Result<Said, NotUnderstood> {
    let given = MoveReader::of_script(lexicon).read(words).map_err(|no| no.unclear)?;
    let words = match given {
        // In the form of the record.
        GivenMove::Announced(_) => harmless(words).into_owned(),
        GivenMove::Written { .. } => given.words(lexicon.wording()),
    };
    Ok(Said { words, claim: given.claim() })
}

/// A square by its file and rank.
pub(crate) fn square(text: &str) -> Result<Square, UnreadableLine> {
    text.parse().map_err(|_| UnreadableLine::told(text, Texts::a_square))
}
