//! From a text to an announcement: from a recogniser, a braille keyboard or a typed line. The position is not known
//! here.

use std::fmt;

use super::announcement::Announcement;
use super::language::Language;
use super::lexicon::{Answer, Lexicon, Meaning};
use super::sentence::{Sentence, WordRefused};
use super::spelling::{HeardAsOne, words_of};
use super::unclear::{Expected, Unclear};
use crate::chess::{File, Square};

/// The longest announcement is shorter than this; a text with more words is conversation.
pub(super) const MOST_WORDS: usize = 32;

/// Understands a text as an announcement. Case, accents, hyphens and punctuation are ignored. Words for check and mate
/// are kept but not checked.
///
/// # Errors
/// Returns the word that could not be read if the text is not an announcement.
pub fn hear(text: &str, lexicon: &Lexicon) -> Result<Announcement, Unclear> {
    let words = listen(text)?;
    let mut sentence = Sentence::default();
    let mut rest = words.as_slice();
    while let Some(first) = rest.first() {
        let expected = sentence.expected();
        let (meanings, length) = understand(first, rest, lexicon, &expected)?;
        for meaning in meanings {
            sentence.take(meaning).map_err(|WordRefused| Unclear::Unexpected {
                word: shown(first),
                expected: expected.clone(),
            })?;
        }
        rest = rest.get(length..).unwrap_or_default();
    }
    sentence.finish()
}

/// Understands a text as a yes or a no.
///
/// # Errors
/// Returns an error for any other text.
pub fn hear_answer(text: &str, lexicon: &Lexicon) -> Result<Answer, Unclear> {
    let words = listen(text)?;
    match lexicon.meaning(&folded(&words)) {
        Some(Meaning::Answer(answer)) => Ok(answer),
        _ => Err(Unclear::Unexpected {
            word: words.first().map(shown).unwrap_or_default(),
            expected: vec![Expected::Answer],
        }),
    }
}

/// Understands a yes or a no in any language of the lexicon, or the first letter of one in
/// the language of the user.
#[must_use]
pub fn hear_yes_or_no(text: &str, language: Language, lexicon: &Lexicon) -> Option<Answer> {
    let [yes, no] = language.words().yes_and_no;
    match text.to_lowercase().as_str() {
        letter if letter == yes => Some(Answer::Yes),
        letter if letter == no => Some(Answer::No),
        _ => hear_answer(text, lexicon).ok(),
    }
}

impl fmt::Display for Unclear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no announcement: {self:?}")
    }
}

impl std::error::Error for Unclear {}

impl Expected {
    fn welcomes(self, meaning: Meaning) -> bool {
        match meaning {
            Meaning::Piece(_) => matches!(self, Expected::Piece | Expected::Promotion),
            Meaning::File(_) => self == Expected::File,
            Meaning::Rank(_) => self == Expected::Rank,
            Meaning::Castling(_) | Meaning::SidelessCastling => self == Expected::Castling,
            Meaning::Capture => self == Expected::Capture,
            Meaning::EnPassant | Meaning::Check | Meaning::Mate => self == Expected::Remark,
            Meaning::Answer(_) => self == Expected::Answer,
            Meaning::Colour(_) => self == Expected::Colour,
            Meaning::Empty => self == Expected::Empty,
            Meaning::RankWord => self == Expected::RankWord,
            Meaning::Connective => false,
        }
    }
}

pub(super) fn listen(text: &str) -> Result<Vec<HeardAsOne<'_>>, Unclear> {
    let words: Vec<HeardAsOne> = words_of(text).take(MOST_WORDS + 1).collect();
    match words.len() {
        0 => Err(Unclear::Nothing),
        1..=MOST_WORDS => Ok(words),
        _ => Err(Unclear::TooLong),
    }
}

/// The meaning of the longest known phrase at the head of the words, and its length.
pub(super) fn understand(
    first: &HeardAsOne,
    words: &[HeardAsOne],
    lexicon: &Lexicon,
    expected: &[Expected],
) -> Result<(Vec<Meaning>, usize), Unclear> {
    let longest = lexicon.longest_phrase().min(words.len());
    let of_several = (2..=longest)
        .rev()
        .find_map(|length| Some((lexicon.meaning(&folded(words.get(..length)?))?, length)));
    if let Some((meaning, length)) = of_several {
        return Ok((vec![meaning], length));
    }
    if let Ok(square) = first.folded.parse::<Square>() {
        return Ok((vec![Meaning::File(square.file()), Meaning::Rank(square.rank())], 1));
    }
    // Checked before the single words, because "a" must not be read as the French word "à".
    if let [letter] = first.written.as_bytes()
        && let Some(file) = File::from_char(char::from(letter.to_ascii_lowercase()))
    {
        return Err(Unclear::LoneLetter { file });
    }
    lexicon.meaning(&first.folded).map(|meaning| (vec![meaning], 1)).ok_or_else(|| {
        let welcome = |meaning| expected.iter().any(|place| place.welcomes(meaning));
        Unclear::UnknownWord {
            word: shown(first),
            expected: expected.to_vec(),
            nearest: lexicon.nearest(&first.folded, welcome),
        }
    })
}

fn folded(words: &[HeardAsOne]) -> String {
    let folded: Vec<&str> = words.iter().map(|word| word.folded.as_str()).collect();
    folded.join(" ")
}

/// A word as it was given, cut to 40 characters.
pub(super) fn shown(word: &HeardAsOne) -> String {
    const ENOUGH: usize = 40;
    word.written.chars().take(ENOUGH).collect()
}
