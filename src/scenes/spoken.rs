//! What `hector say` and `hector hear` share: the settings of announcements, the starting position of a game, and the
//! walk over lines of standard input.

use std::io::{self, BufRead, Read as _, Write as _};

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::chess::notation::Letters;
use crate::chess::{Chess960Start, Move, Position, Variant};
use crate::words::scripts::unreadable::UnreadableLine;
use crate::words::{FileNames, Language, Lexicon, MoveReader, Texts, Wording};

use super::failure::{Failure, Outcome};
use super::game_file::read_position;
use super::settings_file;

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
    /// The letters of the pieces in written moves. Left out, English ones; to say and to hear,
    /// those of your language first
    #[arg(long, value_parser = choice(Letters::ALL, Letters::code))]
    letters: Option<Letters>,
}

/// How announcements are worded, for every scene that says or hears some.
#[derive(clap::Args)]
pub(crate) struct WordingOptions {
    /// The language of pieces and castling. Left out, German, as in Appendix D; to hear, that of your
    /// announcements or your own
    #[arg(long, value_parser = choice(Language::ALL, Language::code))]
    words: Option<Language>,
    /// The language of the ranks: German unless the arbiter decides otherwise
    #[arg(long, value_parser = choice(Language::ALL, Language::code))]
    ranks: Option<Language>,
    /// The names of the files
    #[arg(long, default_value = "anna", value_parser = choice(FileNames::ALL, FileNames::code))]
    files: FileNames,
}

impl WordingOptions {
    pub(crate) fn wording(&self) -> Wording {
        let [words, ranks] =
            [self.words, self.ranks].map(|language| language.unwrap_or(Language::German));
        Wording { words, ranks, files: self.files }
    }

    /// The words of the user who reads or types them, unless the options name others.
    fn of_reader(&self, language: Option<Language>) -> Wording {
        if self.is_chosen() {
            return self.wording();
        }
        let own = settings_file::chosen(language).0.wording_at_home();
        Wording { files: self.files, ..own }
    }

    fn is_chosen(&self) -> bool {
        self.words.is_some() || self.ranks.is_some()
    }
}

impl SpokenOptions {
    pub(crate) fn letters(&self) -> Letters {
        self.letters.unwrap_or(Letters::English)
    }

    /// The letters in which the user reads and writes moves.
    pub(super) fn letters_of_reader(&self, texts: &Texts) -> Letters {
        self.letters.unwrap_or_else(|| texts.language().letters())
    }

    /// The reader of moves in those letters.
    pub(super) fn move_reader<'a>(&self, lexicon: &'a Lexicon, texts: &Texts) -> MoveReader<'a> {
        match self.letters {
            Some(letters) => MoveReader::of_letters(letters, lexicon),
            None => MoveReader::of_language(texts.language(), lexicon),
        }
    }

    /// The legal move that a text means, or the only legal move that it can mean. If the options name no letters, also
    /// the only move that it is in the letters of another language.
    pub(super) fn legal(
        &self,
        typed: &str,
        moves: MoveReader<'_>,
        position: &Position,
        texts: &Texts,
    ) -> Result<Move, String> {
        moves.legal_or_sentence(typed, position, texts).or_else(|why| {
            if let Ok(legal) = moves.legal(typed, position, texts) {
                return Ok(legal);
            }
            let in_letters = |language: Language| {
                let reader = MoveReader::of_letters(language.letters(), moves.lexicon());
                reader.legal_or_sentence(typed, position, texts).ok()
            };
            let mut found: Vec<Move> = match self.letters {
                Some(_) => Vec::new(),
                None => Language::ALL.into_iter().filter_map(in_letters).collect(),
            };
            found.dedup();
            match found.as_slice() {
                [legal] => Ok(*legal),
                _ => Err(why),
            }
        })
    }

    /// Whether the options name the words of announcements.
    pub(super) fn has_chosen_words(&self) -> bool {
        self.wording.is_chosen()
    }

    /// The words of a user who reads and types announcements in a language.
    pub(super) fn wording_of_reader(&self, language: Option<Language>) -> Wording {
        self.wording.of_reader(language)
    }

    pub(crate) fn wording(&self) -> Wording {
        self.wording.wording()
    }

    pub(crate) fn start(&self, texts: &Texts) -> Result<Position, Failure> {
        let start = match (&self.fen, self.chess960) {
            (None, false) => Position::initial(),
            (None, true) => Chess960Start::ORTHODOX.position(),
            (Some(fen), false) => read_position(fen, None, texts)?,
            (Some(fen), true) => read_position(fen, Some(Variant::Chess960), texts)?,
        };
        Ok(start)
    }
}

/// Answers every line of standard input that is not blank, and flushes each answer before the next line is read. A line
/// without an answer costs a sentence on standard error, and the walk continues.
pub(crate) fn answer_lines(
    texts: &Texts,
    mut answer: impl FnMut(&str) -> Result<String, String>,
) -> Outcome {
    walk_lines(texts, |line| match answer(line) {
        Ok(said) => write_answer(&said).map(Ok),
        Err(sentence) => Ok(Err(sentence)),
    })
}

/// The same walk for a caller that passes on the answers itself.
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

/// Writes an answer and flushes it.
pub(super) fn write_answer(said: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{said}")?;
    out.flush()
}

/// The longest line of moves or words, in bytes.
pub(super) const LONGEST_LINE: u64 = 4096;

/// How much of a longer line is skipped to find the next one.
const MOST_SKIPPED: u64 = 16 << 20;

pub(super) enum InputLine {
    Text(String),
    TooLong,
    NotText,
    End,
}

/// Reads the next line, and holds no more of it than the longest line. A line without an end is an error.
pub(super) fn next_line(input: &mut impl BufRead) -> io::Result<InputLine> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(InputLine::End);
    }
    if bytes.len() as u64 > LONGEST_LINE && bytes.last() != Some(&b'\n') {
        let skipped = input.by_ref().take(MOST_SKIPPED).skip_until(b'\n')?;
        // Without an end there is no next line.
        return match skipped as u64 {
            MOST_SKIPPED => Err(io::ErrorKind::FileTooLarge.into()),
            _ => Ok(InputLine::TooLong),
        };
    }
    Ok(String::from_utf8(bytes).map_or(InputLine::NotText, InputLine::Text))
}

/// A parser for settings that are chosen by the name of a value.
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

/// Why a line is not understood that is too long or not text.
pub(super) fn unreadable_line() -> UnreadableLine {
    UnreadableLine::NoLine { most: LONGEST_LINE }
}
