//! Splits the text of a score into tags, comments, variations, words and lines of spoken words. Of moves it knows only
//! where a written one ends.

use crate::chess::notation::pgn::GameResult;
use crate::chess::notation::{
    Letters, RESULTS, Strictness, read, sign_at_start, signs_at_start, without_number,
};

/// Signs for a move that was not written down.
const BLANKS: [&str; 5] = ["--", "__", "_", "…", "???"];

/// Signs that end a word without a blank.
const ENDS: [char; 5] = ['{', '(', ')', ';', '$'];

/// More bytes than one move in words.
const LONGEST_LINE: usize = 1_000;

/// A piece of a score's text.
pub(crate) enum ScorePiece<'a> {
    Tag(&'a str),
    Comment(&'a str),
    /// A comment that never ends.
    OpenComment,
    Opens,
    Closes,
    Word(&'a str),
    Result(&'static str),
    /// A line of several words, none of which is a move in notation.
    Spoken(&'a str),
}

pub(crate) struct ScorePieces<'a> {
    text: &'a str,
    at: usize,
    letters: Letters,
}

impl<'a> ScorePieces<'a> {
    pub(crate) fn of(text: &'a str, letters: Letters) -> ScorePieces<'a> {
        ScorePieces { text, at: 0, letters }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    pub(crate) fn next(&mut self) -> Option<ScorePiece<'a>> {
        loop {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start().len();
            let rest = self.rest();
            let first = rest.chars().next()?;
            match first {
                '[' => return Some(ScorePiece::Tag(self.up_to(1, ']').unwrap_or_default())),
                '{' => {
                    return Some(
                        self.up_to(1, '}').map_or(ScorePiece::OpenComment, ScorePiece::Comment),
                    );
                }
                ';' => return self.up_to(1, '\n').map(ScorePiece::Comment),
                '%' | '#' if self.begins_a_line() => {
                    self.up_to(1, '\n');
                }
                '(' if let Some((_, length)) = sign_at_start(rest) => self.at += length,
                '(' => {
                    self.at += 1;
                    return Some(ScorePiece::Opens);
                }
                ')' => {
                    self.at += 1;
                    return Some(ScorePiece::Closes);
                }
                '$' => {
                    self.at += 1;
                    self.word();
                }
                _ => {
                    if let Some(length) = signs_at_start(rest) {
                        self.at += length;
                    } else if let Some(piece) = self.move_or_result() {
                        return Some(piece);
                    }
                }
            }
        }
    }

    fn move_or_result(&mut self) -> Option<ScorePiece<'a>> {
        if let Some(line) = self.spoken_line() {
            return Some(ScorePiece::Spoken(line));
        }
        let bare = without_number(self.word());
        if let Some(result) = result_of(bare) {
            return Some(ScorePiece::Result(result));
        }
        (!bare.is_empty()).then_some(ScorePiece::Word(bare))
    }

    fn begins_a_line(&self) -> bool {
        let before = self.text.get(..self.at).unwrap_or_default();
        before.trim_end_matches([' ', '\t']).chars().next_back().is_none_or(|last| last == '\n')
    }

    /// The text up to a sign, which is skipped. `None` if the sign does not occur, unless it is the end of a line.
    fn up_to(&mut self, from: usize, sign: char) -> Option<&'a str> {
        let text = self.rest().get(from..).unwrap_or_default();
        let end = text.find(sign);
        let length = end.unwrap_or(text.len());
        self.at += from + length + end.map_or(0, |_| sign.len_utf8());
        (end.is_some() || sign == '\n').then(|| &text[..length])
    }

    /// A word, with a promotion in parentheses if it has one.
    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let ends = |c: char| c.is_whitespace() || ENDS.contains(&c);
        let mut end = rest.find(ends).unwrap_or(rest.len());
        let promotion = rest[end..].strip_prefix('(').and_then(|inside| {
            let (_, length) = self.letters.role_at_start(inside)?;
            inside.get(length..)?.starts_with(')').then_some(length + 2)
        });
        if let Some(length) = promotion.filter(|_| end > 0) {
            end += length;
            end += rest[end..].find(ends).unwrap_or(rest.len() - end);
        }
        // A sign that begins nothing here becomes its own word.
        if end == 0 {
            end = rest.chars().next().map_or(0, char::len_utf8);
        }
        self.at += end;
        &rest[..end]
    }

    /// The rest of the line, if it is one move in words.
    fn spoken_line(&mut self) -> Option<&'a str> {
        let rest = self.rest();
        // Longer lines go word by word, so that each word does not search to the end again.
        let near = rest.get(..rest.ceil_char_boundary(LONGEST_LINE))?;
        let end = near.find('\n').or((near.len() == rest.len()).then_some(rest.len()))?;
        let line = rest[..end].trim();
        let (mut first, mut spoken) = (without_number(line), line);
        if let Some((number, words)) = line.split_once(' ')
            && without_number(number).is_empty()
        {
            (first, spoken) = (words, words.trim());
        }
        // The usual ends of words apply here too: "1-0)" is the result of a variation.
        let word = first.split_whitespace().next()?.split(ENDS).next()?;
        let is_written = word.is_empty()
            || is_blank(word)
            || result_of(word).is_some()
            || read(word, self.letters, Strictness::Tolerant).is_ok();
        if is_written || !spoken.contains(' ') {
            return None;
        }
        self.at += end;
        Some(spoken)
    }
}

/// Whether a word stands for a missing move or a passed turn.
pub(crate) fn is_blank(word: &str) -> bool {
    BLANKS.contains(&word) || crate::chess::notation::NULL_MOVES.contains(&word)
}

/// The result in a word, with any kind of dash and half.
fn result_of(word: &str) -> Option<&'static str> {
    let plain: String = word
        .chars()
        .map(|letter| match letter {
            '\u{2010}'..='\u{2015}' | '\u{2212}' | ':' => '-',
            letter => letter,
        })
        .collect();
    let plain = plain.replace('½', "1/2");
    let known = RESULTS.contains(&plain.as_str());
    let result = if plain == "1/2" { GameResult::Drawn } else { GameResult::of_sign(&plain)? };
    known.then(|| result.sign())
}
