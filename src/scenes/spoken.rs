//! What `hector say` and `hector hear` share: the settings of announcements, the
//! position a game starts from, and the walk over lines of standard input.

use std::io::{self, BufRead, Read as _, Write as _};

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::chess::notation::Letters;
use crate::chess::{Chess960Start, Position, Variant};
use crate::words::scripts::unreadable::UnreadableLine;
use crate::words::{FileNames, Language, Texts, Wording, tell_fen};

use super::failure::{Failure, Outcome};

/// The options that both scenes take.
#[derive(clap::Args)]
pub(crate) struct SpokenOptions {
    /// The position to start from (FEN); the initial position if left out
    #[arg(long)]
    fen: Option<String>,
    /// Play Chess960, even if the FEN does not say so
    #[arg(long)]
    chess960: bool,
    #[command(flatten)]
    wording: WordingOptions,
    /// The letters of the pieces in written moves
    #[arg(long, default_value = "en", value_parser = choice(Letters::ALL, Letters::code))]
    letters: Letters,
}

/// How announcements are worded, for every scene that says or hears some.
#[derive(clap::Args)]
pub(crate) struct WordingOptions {
    /// The language of pieces and castling
    #[arg(long, default_value = "de", value_parser = choice(Language::ALL, Language::code))]
    words: Language,
    /// The language of the ranks: German unless the arbiter decides otherwise
    #[arg(long, default_value = "de", value_parser = choice(Language::ALL, Language::code))]
    ranks: Language,
    /// The names of the files
    #[arg(long, default_value = "anna", value_parser = choice(FileNames::ALL, FileNames::code))]
    files: FileNames,
}

impl WordingOptions {
    pub(crate) fn wording(&self) -> Wording {
        Wording { words: self.words, ranks: self.ranks, files: self.files }
    }
}

impl SpokenOptions {
    pub(crate) fn letters(&self) -> Letters {
        self.letters
    }

    pub(crate) fn wording(&self) -> Wording {
        self.wording.wording()
    }

    pub(crate) fn start(&self, texts: &Texts) -> Result<Position, Failure> {
        let start = match (&self.fen, self.chess960) {
            (None, false) => Ok(Position::initial()),
            (None, true) => Ok(Chess960Start::ORTHODOX.position()),
            (Some(fen), false) => Position::from_fen(fen),
            (Some(fen), true) => Position::from_fen_as(fen, Variant::Chess960),
        };
        start.map_err(|error| Failure::Input(tell_fen(&error, texts)))
    }
}

/// Answers every line of standard input that is not blank, each answer on its way
/// before the next line is read. A line without an answer costs a sentence on
/// standard error, and the walk goes on.
pub(crate) fn answer_lines(
    texts: &Texts,
    mut answer: impl FnMut(&str) -> Result<String, String>,
) -> Outcome {
    walk_lines(texts, |line| match answer(line) {
        Ok(said) => write_answer(&said).map(Ok),
        Err(sentence) => Ok(Err(sentence)),
    })
}

/// The same walk for whoever gives the answers on in a way of their own.
pub(super) fn walk_lines(
    texts: &Texts,
    mut answer: impl FnMut(&str) -> io::Result<Result<(), String>>,
) -> Outcome {
    let mut input = io::stdin().lock();
    let mut all_answered = Ok(());
    for number in 1_u64.. {
        let line = match next_line(&mut input).map_err(Failure::Reading)? {
            InputLine::End => break,
            InputLine::Text(text) if text.trim().is_empty() => continue,
            InputLine::Text(text) => answer(text.trim())?,
            InputLine::TooLong => Err(texts.line_too_long(LONGEST_LINE)),
            InputLine::NotText => Err(texts.line_no_text()),
        };
        if let Err(sentence) = line {
            let _ = writeln!(io::stderr(), "hector: {}", texts.line_numbered(number, &sentence));
            all_answered = Err(Failure::Told);
        }
    }
    all_answered
}

/// Writes an answer, on its way at once.
pub(super) fn write_answer(said: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{said}")?;
    out.flush()
}

/// No line of moves or words is longer.
pub(super) const LONGEST_LINE: u64 = 4096;

/// A line of standard input.
pub(super) enum InputLine {
    Text(String),
    TooLong,
    NotText,
    End,
}

/// Reads the next line, never more of it than can be a line.
pub(super) fn next_line(input: &mut impl BufRead) -> io::Result<InputLine> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(InputLine::End);
    }
    if bytes.len() as u64 > LONGEST_LINE && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(InputLine::TooLong);
    }
    Ok(String::from_utf8(bytes).map_or(InputLine::NotText, InputLine::Text))
}

/// A setting that is chosen by the name of one of its values.
pub(crate) fn choice<T, const N: usize>(
    all: [T; N],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync + 'static,
{
    PossibleValuesParser::new(all.map(name)).try_map(move |given| {
        let chosen = all.into_iter().find(|value| name(*value) == given);
        chosen.ok_or_else(|| format!("There is no \"{given}\" to choose."))
    })
}

/// Why a line that is too long, or no text, says nothing.
pub(super) fn unreadable_line() -> UnreadableLine {
    UnreadableLine::NoLine { most: LONGEST_LINE }
}
